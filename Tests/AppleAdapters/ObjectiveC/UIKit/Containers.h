#pragma once
#include "ViewController.h"
#pragma clang assume_nonnull begin

MAIN
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
@end

MAIN
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@property(nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property(nonatomic) NSInteger selectedIndex;
@end

typedef ENUM(UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn,
} NAMED("UISplitViewController.Style");

typedef ENUM(UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact,
} NAMED("UISplitViewController.Column");

typedef ENUM(UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic,
  UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeOneBesideSecondary,
} NAMED("UISplitViewController.DisplayMode");

MAIN
@protocol UISplitViewControllerDelegate
@optional
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
         showViewController:(UIViewController *)vc
                     sender:(nullable id)sender;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    showDetailViewController:(UIViewController *)vc
                      sender:(nullable id)sender
    NAMED("splitViewController(_:showDetail:sender:)");
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    collapseSecondaryViewController:(UIViewController *)secondaryViewController
          ontoPrimaryViewController:(UIViewController *)primaryViewController
    NAMED("splitViewController(_:collapseSecondary:onto:)");
- (nullable UIViewController *)splitViewController:(UISplitViewController *)splitViewController
    separateSecondaryViewControllerFromPrimaryViewController:
        (UIViewController *)primaryViewController
    NAMED("splitViewController(_:separateSecondaryFrom:)");
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
- (void)splitViewController:(UISplitViewController *)svc
             willShowColumn:(UISplitViewControllerColumn)column
    NAMED("splitViewController(_:willShow:)");
- (void)splitViewController:(UISplitViewController *)svc
             willHideColumn:(UISplitViewControllerColumn)column
    NAMED("splitViewController(_:willHide:)");
@end

MAIN
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibName
                         bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly) UISplitViewControllerStyle style;
@property(nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property(nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property(nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column NAMED("setViewController(_:for:)");
- (nullable __kindof UIViewController *)viewControllerForColumn:
    (UISplitViewControllerColumn)column NAMED("viewController(for:)");
- (void)showColumn:(UISplitViewControllerColumn)column NAMED("show(_:)");
- (void)hideColumn:(UISplitViewControllerColumn)column NAMED("hide(_:)");
@end

#pragma clang assume_nonnull end
