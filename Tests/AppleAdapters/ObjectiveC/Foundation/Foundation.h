// As much of Foundation as UIKit.h needs, for type-checking only.
#pragma once
#pragma clang assume_nonnull begin

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval __attribute__((swift_name("TimeInterval")));
typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant Element> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant Element> : NSObject
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder __attribute__((swift_name("encode(with:)")));
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@end

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType
    __attribute__((objc_designated_initializer));
@property(readonly, copy) NSString *activityType;
@end

#pragma clang assume_nonnull end
