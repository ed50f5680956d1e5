#pragma once
#include "ViewController.h"
#pragma clang assume_nonnull begin

@protocol UISceneDelegate;

MAIN
@interface UISceneSession : NSObject
@property(nonatomic, readonly) NSString *persistentIdentifier;
@property(nullable, nonatomic, strong) NSUserActivity *stateRestorationActivity;
@end

MAIN
NAMED("UIScene.ConnectionOptions")
@interface UISceneConnectionOptions : NSObject
@property(nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@end

MAIN
@interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session
              connectionOptions:(UISceneConnectionOptions *)connectionOptions DESIGNATED;
@property(nonatomic, readonly) UISceneSession *session;
@property(nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@end

MAIN
@interface UIWindowScene : UIScene
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@end

MAIN
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NAMED("scene(_:willConnectTo:options:)");
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
@end

MAIN
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

#pragma clang assume_nonnull end
