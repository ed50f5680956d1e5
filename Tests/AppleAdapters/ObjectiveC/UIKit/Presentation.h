#pragma once
#include "ViewController.h"
#pragma clang assume_nonnull begin

MAIN
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
    (UIPresentationController *)controller;
- (UIModalPresentationStyle)
    adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                       traitCollection:(UITraitCollection *)traitCollection;
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:
        (UIPresentationController *)adaptivePresentationController
    NAMED("presentationController(_:prepare:)");
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:
               (nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:
    (UIPresentationController *)presentationController
    NAMED("presentationControllerDidAttemptToDismiss(_:)");
@end

MAIN
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:
                           (nullable UIViewController *)presentingViewController DESIGNATED
    NAMED("init(presentedViewController:presenting:)");
@property(nonatomic, strong, readonly) UIViewController *presentingViewController;
@property(nonatomic, strong, readonly) UIViewController *presentedViewController;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nullable, nonatomic, readonly, strong) UIView *containerView;
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

// Sheets

typedef NSString *UISheetPresentationControllerDetentIdentifier TYPED_STRING
    NAMED("UISheetPresentationController.Detent.Identifier");

MAIN
NAMED("UISheetPresentationController.Detent")
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent NAMED("medium()");
+ (instancetype)largeDetent NAMED("large()");
@property(nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier;
@end

extern UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierMedium
    NAMED("UISheetPresentationControllerDetentIdentifier.medium");
extern UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierLarge
    NAMED("UISheetPresentationControllerDetentIdentifier.large");

MAIN
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController;
@end

MAIN
@interface UISheetPresentationController : UIPresentationController
@property(nullable, nonatomic, weak) id<UISheetPresentationControllerDelegate> delegate;
@property(nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property(nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier
    selectedDetentIdentifier;
@property(nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier
    largestUndimmedDetentIdentifier;
@property(nonatomic) BOOL prefersGrabberVisible;
@property(nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (^__attribute__((noescape)))(void))changes;
@end

// Popovers

typedef OPTIONS(UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1,
  UIPopoverArrowDirectionDown = 2,
  UIPopoverArrowDirectionLeft = 4,
  UIPopoverArrowDirectionRight = 8,
  UIPopoverArrowDirectionAny = 15,
};

MAIN
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@end

MAIN
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property(nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@property(nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@property(nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@end

// Alerts

typedef ENUM(UIAlertActionStyle) {
  UIAlertActionStyleDefault,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} NAMED("UIAlertAction.Style");

typedef ENUM(UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet,
  UIAlertControllerStyleAlert,
} NAMED("UIAlertController.Style");

MAIN
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(nullable void (^)(UIAlertAction *action))handler NO_ASYNC;
@property(nullable, nonatomic, readonly) NSString *title;
@property(nonatomic, readonly) UIAlertActionStyle style;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

MAIN
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property(nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property(nonatomic, strong, nullable) UIAlertAction *preferredAction;
@property(nullable, nonatomic, copy) NSString *message;
@property(nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

#pragma clang assume_nonnull end
