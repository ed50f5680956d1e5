// Attributes with short names.
#pragma once
@import Foundation;

#define MAIN __attribute__((swift_attr("@MainActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NAMED(name) __attribute__((swift_name(name)))
#define NO_ASYNC __attribute__((swift_async(none)))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define TYPED_STRING __attribute__((swift_wrapper(struct)))
#define ENUM(name) enum __attribute__((enum_extensibility(open))) name : NSInteger name; \
  enum __attribute__((enum_extensibility(open))) name : NSInteger
#define OPTIONS(name) enum __attribute__((flag_enum, enum_extensibility(open))) name : NSUInteger name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : NSUInteger
