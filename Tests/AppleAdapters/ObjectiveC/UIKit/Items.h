#pragma once
#include "Basics.h"
#pragma clang assume_nonnull begin

MAIN
@interface UIMenuElement : NSObject
@property(nonatomic, readonly) NSString *title;
@property(nonatomic, readonly, nullable) UIImage *image;
@end

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

MAIN
@interface UIAction : UIMenuElement
// In Swift an initialiser of UIKit's overlay; see Overlay/UIKit.
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable NSString *)identifier
                        handler:(UIActionHandler)handler __attribute__((swift_private));
@end

MAIN
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, strong, nullable) UIImage *image;
@property(nonatomic) NSInteger tag;
@end

typedef ENUM(UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemClose = 24,
} NAMED("UIBarButtonItem.SystemItem");

MAIN
@interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, copy, nullable) UIAction *primaryAction;
@end

MAIN
@interface UITabBarItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property(nonatomic, copy, nullable) NSString *badgeValue;
@end

MAIN
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, copy, nullable) NSString *prompt;
@property(nonatomic) BOOL hidesBackButton;
@property(nonatomic, copy, nullable) UIAction *backAction;
@property(nonatomic, copy, nullable) NSString *backButtonTitle;
@property(nonatomic) BOOL leftItemsSupplementBackButton;
@property(nonatomic, strong, nullable) UIBarButtonItem *leftBarButtonItem;
@property(nonatomic, strong, nullable) UIBarButtonItem *rightBarButtonItem;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated;
@end

#pragma clang assume_nonnull end
