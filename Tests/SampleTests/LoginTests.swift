import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("The login of the clinic") struct LoginTests {
  typealias Step = LoginFlow.Step
  private typealias AppStep = ClinicFlow.Step

  private let app = FlowTester(ClinicFlow(client: ScriptedClinic(), store: SessionStore()))

  @Test("it is presented from the welcome screen")
  func presented() throws {
    app.send(.loginTapped)
    let login = try app.child(LoginFlow.self)
    login.send(.codeRequired(of: "bob"))
    login.send(.accepted(bob))
    #expect(app.path == [.home(bob, next: nil)])
    try app.router.expect([
      .setStack(AppStep.welcome, animated: false),
      .present(Step.credentials(nil)),
      .push(Step.code(of: "bob", triesLeft: 3)),
      .dismiss(to: AppStep.welcome),
      .setStack(AppStep.home(bob, next: nil), animated: false),
    ])
    try app.finishes()
  }

  @Test("it is pushed for somebody who follows a link")
  func pushed() throws {
    app.send(.orderOpened(124))
    try app.child(LoginFlow.self).send(.accepted(bob))
    #expect(app.path == [.home(bob, next: nil), .order(124)])
    try app.router.expect([
      .setStack(AppStep.welcome, animated: false),
      .push(Step.credentials(nil)),
      .setStack(AppStep.home(bob, next: nil), animated: false),
      .present(AppStep.order(124)),
    ])
    try app.finishes()
  }

  @Test("swiping it away needs no router call and leaves nothing behind")
  func swiped() throws {
    app.send(.loginTapped)
    try app.child(LoginFlow.self).send(.forgottenTapped)
    _ = app.router.takeCalls()
    app.router.userDismisses()
    #expect(app.router.calls.isEmpty)
    #expect(app.path == [.welcome])
    #expect(app.children.isEmpty)
    try app.finishes()
  }

  @Test("leaving the pushed login leads back to the welcome screen")
  func back() throws {
    app.send(.orderOpened(124))
    _ = app.router.takeCalls()
    app.router.userTapsBack()
    #expect(app.router.calls.isEmpty)
    #expect(app.path == [.welcome])
    try app.finishes()
  }

  @Test("a third wrong code ends it as failed")
  func wrongCodes() throws {
    let login = FlowTester(LoginFlow(client: ScriptedClinic(), store: SessionStore()))
    login.send(.codeRequired(of: "bob"))
    for _ in 1...3 { login.send(.rejected) }
    #expect(login.result == .failure(.failed(LoginFlow.Failure.tooManyWrongCodes)))
    try login.router.expect([
      .setStack(Step.credentials(nil), animated: false),
      .push(Step.code(of: "bob", triesLeft: 3)),
      .update(Step.code(of: "bob", triesLeft: 2)),
      .update(Step.code(of: "bob", triesLeft: 1)),
    ])
    try login.finishes()
  }

  @Test("a new password leads back to the form, which says so")
  func forgotten() throws {
    let login = FlowTester(LoginFlow(client: ScriptedClinic(), store: SessionStore()))
    login.send(.forgottenTapped)
    login.send(.passwordRequested)
    #expect(login.path == [.credentials(.passwordSent)])
    try login.router.expect([
      .setStack(Step.credentials(nil), animated: false),
      .push(Step.forgottenPassword),
      .update(Step.credentials(.passwordSent)),
      .pop(to: Step.credentials(.passwordSent)),
    ])
  }
}
