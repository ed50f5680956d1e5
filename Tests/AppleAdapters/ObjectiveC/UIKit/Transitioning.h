#pragma once
#include "Basics.h"
#pragma clang assume_nonnull begin

typedef ENUM(UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef ENUM(UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical,
  UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve,
  UIModalTransitionStylePartialCurl,
};

typedef NSString *UITransitionContextViewControllerKey TYPED_STRING;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NAMED("UITransitionContextViewControllerKey.from");
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NAMED("UITransitionContextViewControllerKey.to");
typedef NSString *UITransitionContextViewKey TYPED_STRING;
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    NAMED("UITransitionContextViewKey.from");
extern UITransitionContextViewKey const UITransitionContextToViewKey
    NAMED("UITransitionContextViewKey.to");

MAIN
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly) BOOL isInterruptible;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) NSTimeInterval transitionDuration;
@property(nonatomic, readonly) CGFloat percentComplete;
@property(nonatomic, readonly) CGFloat completionVelocity;
@property(nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@end

typedef void (^CoordinatorHandler)(id<UIViewControllerTransitionCoordinatorContext> context);

MAIN
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(nullable CoordinatorHandler)animation
                        completion:(nullable CoordinatorHandler)completion NO_ASYNC;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
                               animation:(nullable CoordinatorHandler)animation
                              completion:(nullable CoordinatorHandler)completion NO_ASYNC;
- (void)notifyWhenInteractionChangesUsingBlock:(CoordinatorHandler)handler
    NAMED("notifyWhenInteractionChanges(_:)");
@end

MAIN
@protocol UIViewControllerContextTransitioning <NSObject>
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly) BOOL transitionWasCancelled;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
@end

MAIN
@protocol UIViewImplicitlyAnimating <NSObject>
@end

MAIN
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@end

MAIN
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NAMED("transitionDuration(using:)");
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NAMED("animateTransition(using:)");
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:
    (id<UIViewControllerContextTransitioning>)transitionContext
    NAMED("interruptibleAnimator(using:)");
- (void)animationEnded:(BOOL)transitionCompleted;
@end

@class UIPresentationController;

MAIN
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    NAMED("animationController(forPresented:presenting:source:)");
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForDismissedController:(UIViewController *)dismissed
    NAMED("animationController(forDismissed:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)
    interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator
    NAMED("interactionControllerForPresentation(using:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)
    interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator
    NAMED("interactionControllerForDismissal(using:)");
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    NAMED("presentationController(forPresented:presenting:source:)");
@end

#pragma clang assume_nonnull end
