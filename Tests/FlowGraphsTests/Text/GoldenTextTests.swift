import FlowCoordinators
import FlowGraphs
import Testing

private struct Member {}

private struct SignInFlow: ExplorableFlow {
  typealias Output = Member
  enum Step: Hashable { case credentials, code(Int), help }
  enum Event { case submitted(usesCode: Bool), codeAccepted, codeRejected, helpTapped, closeTapped }
  struct Blocked: Error {}

  let initial = Step.credentials

  var exampleEvents: [Example<Event>] {
    Example("no code", Event.submitted(usesCode: false))
    Example("uses code", Event.submitted(usesCode: true))
    Event.codeAccepted
    Event.codeRejected
    Event.helpTapped
    Event.closeTapped
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted(usesCode: true)): .push(.code(2))
    case (.credentials, .submitted(usesCode: false)), (.code, .codeAccepted): .finish(Member())
    case (.code(let tries), .codeRejected) where tries > 1: .update(.code(tries - 1))
    case (.code, .codeRejected): .fail(Blocked())
    case (.credentials, .helpTapped): .present(.help)
    case (.help, .helpTapped): .stay
    case (.help, .closeTapped): .dismiss
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

private enum Payment { case paid, declined }

private struct PayFlow: Flow {
  typealias Output = Payment
  enum Step: Hashable { case card }
  enum Event: CaseIterable { case accepted, refused, closeTapped }

  let initial = Step.card

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .accepted: .finish(.paid)
    case .refused: .finish(.declined)
    case .closeTapped: .cancel
    }
  }
}

private struct ShopFlow: ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case welcome, signIn, cart, pay, signInAgain }
  enum Event {
    case signInTapped, payTapped, signedOut, linkOpened
    case signInEnded(FlowResult<Member>), payEnded(FlowResult<Payment>)
  }

  let initial = Step.welcome

  var exampleEvents: [Example<Event>] {
    Event.signInTapped
    Event.payTapped
    Event.signedOut
    Event.linkOpened
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .signInTapped): .present(.signIn, as: .fullScreen)
    case (_, .signInEnded(.success)): .setStack([.cart])
    case (.cart, .payTapped): .push(.pay)
    case (.pay, .payEnded(.success(.paid))): [.setStack([.cart]), .present(.signInAgain)]
    case (_, .linkOpened): .postpone
    case (_, .signedOut): .setStack([.welcome])
    case (_, .signInEnded(.failure)), (_, .payEnded): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .signIn, .signInAgain: .flow(SignInFlow(), Event.signInEnded)
    case .pay: .flow(PayFlow(), Event.payEnded)
    case .welcome, .cart: .screen
    }
  }
}

@Suite("Texts of a flow, written out")
struct GoldenTextTests {
  @Test("the Mermaid diagram of a login")
  func loginDiagram() throws {
    #expect(
      try FlowGraph(of: SignInFlow()).mermaid() == """
        stateDiagram-v2
          direction LR
          state "credentials" as s_credentials
          state "code<br/>codeRejected (updates)" as s_code
          state "help<br/>helpTapped" as s_help
          [*] --> s_credentials
          s_credentials --> [*] : submitted [no code] → Member<br/>closeTapped → cancelled
          s_credentials --> s_code : submitted [uses code]
          s_credentials --> s_help : helpTapped
          s_code --> [*] : codeAccepted → Member<br/>codeRejected → failed<br/>closeTapped → cancelled
          s_help --> s_credentials : closeTapped

        """
    )
  }

  @Test("the Mermaid diagram of a flow that hosts others, which are one state each")
  func shopDiagram() throws {
    #expect(
      try FlowGraph(of: ShopFlow()).mermaid() == """
        stateDiagram-v2
          direction LR
          state "welcome" as s_welcome
          state "signIn#58; SignInFlow → Member" as s_signIn
          state "cart" as s_cart
          state "pay#58; PayFlow → Payment" as s_pay
          state "signInAgain#58; SignInFlow → Member" as s_signInAgain
          state "any step<br/>linkOpened (waits)" as any_step
          [*] --> s_welcome
          s_welcome --> s_signIn : signInTapped
          s_signIn --> s_cart : signInEnded [success]
          s_signIn --> s_welcome : signInEnded [failed]<br/>signInEnded [cancelled]
          s_cart --> s_pay : payTapped
          s_pay --> s_signInAgain : payEnded [success#58; paid]
          s_pay --> s_cart : payEnded [success#58; declined]<br/>payEnded [cancelled]
          s_signInAgain --> s_cart : signInEnded [success]<br/>signInEnded [failed]<br/>signInEnded [cancelled]
          any_step --> s_welcome : signedOut

        """
    )
  }

  @Test("the Markdown table of a login")
  func loginTable() throws {
    #expect(try FlowGraph(of: SignInFlow()).markdown() == Self.signInTable)
  }

  @Test("the Markdown tables of a flow that hosts others, one for each flow")
  func shopTables() throws {
    #expect(
      try FlowGraph(of: ShopFlow()).markdown() == """
        ## ShopFlow

        Hosted inside: signIn (SignInFlow → Member), pay (PayFlow → Payment), signInAgain (SignInFlow → Member).

        | step | event | goes to | how |
        |---|---|---|---|
        | (start) | | welcome | begin |
        | welcome | signInTapped | signIn | present (fullScreen) |
        | welcome | signedOut | welcome | setStack |
        | welcome | linkOpened | welcome | postpone |
        | welcome | (back) | ends: cancelled | pop |
        | signIn | signedOut | welcome | setStack |
        | signIn | linkOpened | signIn | postpone |
        | signIn | signInEnded [success] | cart | setStack |
        | signIn | signInEnded [failed] | welcome | pop |
        | signIn | signInEnded [cancelled] | welcome | pop |
        | cart | payTapped | pay | push |
        | cart | signedOut | welcome | setStack |
        | cart | linkOpened | cart | postpone |
        | cart | (back) | ends: cancelled | pop |
        | pay | signedOut | welcome | setStack |
        | pay | linkOpened | pay | postpone |
        | pay | payEnded [success: paid] | signInAgain | setStack, present (sheet) |
        | pay | payEnded [success: declined] | cart | pop |
        | pay | payEnded [cancelled] | cart | pop |
        | signInAgain | signedOut | welcome | setStack |
        | signInAgain | linkOpened | signInAgain | postpone |
        | signInAgain | signInEnded [success] | cart | setStack |
        | signInAgain | signInEnded [failed] | cart | pop |
        | signInAgain | signInEnded [cancelled] | cart | pop |

        \(Self.signInTable)
        ## PayFlow → Payment

        | step | event | goes to | how |
        |---|---|---|---|
        | (start) | | card | begin |
        | card | accepted | ends: paid | finish |
        | card | refused | ends: declined | finish |
        | card | closeTapped | ends: cancelled | cancel |
        | card | (back) | ends: cancelled | pop |

        """
    )
  }

  private static let signInTable = """
    ## SignInFlow → Member

    | step | event | goes to | how |
    |---|---|---|---|
    | (start) | | credentials | begin |
    | credentials | submitted [no code] | ends: Member | finish |
    | credentials | submitted [uses code] | code | push |
    | credentials | helpTapped | help | present (sheet) |
    | credentials | closeTapped | ends: cancelled | cancel |
    | credentials | (back) | ends: cancelled | pop |
    | code | codeAccepted | ends: Member | finish |
    | code | codeRejected | code | update |
    | code | codeRejected | ends: failed | fail |
    | code | closeTapped | ends: cancelled | cancel |
    | code | (back) | credentials | pop |
    | help | helpTapped | help | stay |
    | help | closeTapped | credentials | dismiss |
    | help | (back) | credentials | pop |

    """
}
