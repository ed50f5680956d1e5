import FlowCoordinators
import FlowGraphs
import Testing

/// Every kind of problem with its exact texts.
enum MessageTable {
  struct Sample: Sendable, CustomTestStringConvertible {
    let problem: @Sendable () throws -> FlowProblem?
    let report: String
    let message: String

    init<F: Flow & SendableMetatype>(
      of flow: @escaping @Sendable @autoclosure () -> F,
      number: Int = 0,
      report: String,
      message: String
    ) {
      problem = {
        let problems = try FlowGraph(of: flow()).problems
        return problems.indices.contains(number) ? problems[number] : nil
      }
      self.report = report
      self.message = message
    }

    var testDescription: String { String(report.prefix { $0 != "\n" }) }
  }

  static let all = cases + answers + moves + locks + panes
}

@Suite("Messages of problems")
struct MessageTests {
  @Test("each kind has its report and its sentences", arguments: MessageTable.all)
  func texts(sample: MessageTable.Sample) throws {
    let problem = try sample.problem()
    #expect(problem?.description == sample.report)
    #expect(problem?.message == sample.message)
  }

  @Test("no kind is missing in the table")
  func complete() throws {
    var kinds: Set<Int> = []
    for sample in MessageTable.all {
      if let kind = try sample.problem()?.kind { kinds.insert(Self.number(of: kind)) }
    }
    #expect(kinds == Set(0..<18))
  }

  /// A new kind does not compile here until it has a number, and the table a line.
  private static func number(of kind: FlowProblem.Kind) -> Int {
    switch kind {
    case .stepNeverReached: 0
    case .eventNeverHandled: 1
    case .eventWithoutExample: 2
    case .deadEnd: 3
    case .trap: 4
    case .postponedForever: 5
    case .outputNeverProduced: 6
    case .childResultUnhandled: 7
    case .childSignalUnhandled: 8
    case .impossibleMove: 9
    case .impossibleBeginning: 10
    case .impureTransition: 11
    case .impureContent: 12
    case .impureBeginning: 13
    case .endlessNesting: 14
    case .noWayOut: 15
    case .paneResultUnhandled: 16
    case .paneSelectionUnhandled: 17
    }
  }
}
