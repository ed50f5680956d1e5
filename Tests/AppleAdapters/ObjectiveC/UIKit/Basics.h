#pragma once
#include "Facts.h"
#pragma clang assume_nonnull begin

@class UIWindow, UIWindowScene, UIViewController;

typedef OPTIONS(UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleHeight = 16,
} NAMED("UIView.AutoresizingMask");

typedef ENUM(UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear,
} NAMED("UIView.AnimationCurve");

typedef ENUM(UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown,
  UIInterfaceOrientationPortrait,
};

typedef OPTIONS(UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 2,
  UIInterfaceOrientationMaskAll = 30,
};

MAIN
@interface UIResponder : NSObject
@end

@interface UITraitCollection : NSObject
@end

SENDABLE
@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *clearColor;
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor;
@end

SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NAMED("init(systemName:)");
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end

@protocol UIPopoverPresentationControllerSourceItem;

MAIN
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

MAIN
@interface UIView : UIResponder <NSCoding, UIPopoverPresentationControllerSourceItem>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, copy, nullable) UIColor *backgroundColor;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, readonly, nullable) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nonatomic, readonly, nullable) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)layoutIfNeeded;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(nullable void (^)(BOOL finished))completion NO_ASYNC;
@end

MAIN
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, weak, nullable) UIWindowScene *windowScene;
@property(nonatomic, strong, nullable) UIViewController *rootViewController;
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyAndVisible;
@end

@class UIGestureRecognizer;

MAIN
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
@end

MAIN
@interface UIGestureRecognizer : NSObject
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, weak, nullable) id<UIGestureRecognizerDelegate> delegate;
@end

#pragma clang assume_nonnull end
