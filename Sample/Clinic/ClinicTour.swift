extension ClinicApp {
  /// Two patients use the clinic; each scene shows one thing that navigation has to get right.
  static let tour: [Tour.Scene] = [
    Tour.Scene(story: "The app starts; nobody is signed in.", moves: [.start]),
    Tour.Scene(
      story: "Ada begins to log in: the login is a flow of its own, presented as a sheet.",
      moves: [.tap("Log in"), .tap("I forgot my password")]
    ),
    Tour.Scene(
      story: "She swipes it away. The screens are gone already, so the router has nothing to do.",
      moves: [.swipeDown]
    ),
    Tour.Scene(
      story: "Bob follows a link to his order. The app wants a login first, this time pushed.",
      moves: [
        .open("clinic://orders/124"), .tap("Log in as Bob, who also needs a code"),
      ]
    ),
    Tour.Scene(
      story: "The code is right: the login ends with a session, and the order appears.",
      moves: [.tap("Enter 2468, the right one")]
    ),
    Tour.Scene(
      story: "He closes it and books. The time is held for him, so going back asks him first.",
      moves: [
        .tap("Close"), .tap("Book an appointment"), .tap("Dr. Okafor, eyes"),
        .tap("Monday, 3 times free"), .tap("10:30"), .back,
      ]
    ),
    Tour.Scene(
      story: "He keeps it: no call is needed. He books, and the result fills in the home screen.",
      moves: [.tap("Keep it"), .tap("Book it")]
    ),
    Tour.Scene(
      story: "He looks for another time, opens a link on the way, and signs out from deep inside.",
      moves: [
        .tap("Book an appointment"), .tap("Dr. Okafor, eyes"), .back,
        .tap("Dr. Lindholm, children"), .open("clinic://orders/124"), .signOut,
      ]
    ),
    Tour.Scene(
      story: "Ada logs in. A link arrives in the middle of it: the app keeps it for later.",
      moves: [.tap("Log in"), .open("clinic://orders/123")]
    ),
    Tour.Scene(
      story: "As soon as she is in, the link is delivered.",
      moves: [.tap("Log in as Ada")]
    ),
  ]
}
