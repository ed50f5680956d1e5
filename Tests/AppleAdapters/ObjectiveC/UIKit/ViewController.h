#pragma once
#include "Items.h"
#include "Transitioning.h"
#pragma clang assume_nonnull begin

@class UINavigationController, UITabBarController, UISplitViewController;
@class UISheetPresentationController, UIPopoverPresentationController;

MAIN
NAMED("UIViewController.Transition")
@interface UIViewControllerTransition : NSObject
+ (instancetype)crossDissolveTransition NAMED("crossDissolve()");
+ (instancetype)coverVerticalTransition NAMED("coverVertical()");
@end

MAIN
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibName
                         bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;

@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidLayoutSubviews;

@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, copy) NSString *restorationIdentifier;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property(nonatomic) BOOL hidesBottomBarWhenPushed;
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;

@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NAMED("parent");
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NAMED("children");
- (void)addChildViewController:(UIViewController *)childController NAMED("addChild(_:)");
- (void)removeFromParentViewController NAMED("removeFromParent()");
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NAMED("willMove(toParent:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NAMED("didMove(toParent:)");
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL
    movingToParentViewController NAMED("isMovingToParent");
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL
    movingFromParentViewController NAMED("isMovingFromParent");
@property(nonatomic, readonly, strong, nullable) UINavigationController *navigationController;
@property(nonatomic, readonly, strong, nullable) UITabBarController *tabBarController;
@property(nonatomic, readonly, strong, nullable) UISplitViewController *splitViewController;

@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    NAMED("presentedViewController");
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController
    NAMED("presentingViewController");
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property(nonatomic) BOOL definesPresentationContext;
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property(nonatomic, nullable, strong) UIViewControllerTransition *preferredTransition;
@property(nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate>
    transitioningDelegate;
@property(nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator>
    transitionCoordinator;
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property(nullable, nonatomic, readonly) UIPresentationController *activePresentationController;
@property(nullable, nonatomic, readonly) UISheetPresentationController
    *sheetPresentationController;
@property(nullable, nonatomic, readonly) UIPopoverPresentationController
    *popoverPresentationController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(nullable void (^)(void))completion NO_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(nullable void (^)(void))completion NO_ASYNC;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender;
@end

#pragma clang assume_nonnull end
