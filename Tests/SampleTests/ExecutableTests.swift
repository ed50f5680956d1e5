#if os(macOS) || os(Linux)
import Foundation
import Testing

@Suite("The executable", .serialized) struct ExecutableTests {
  @Test("without a terminal it runs the tour and ends well", arguments: [[], ["tour"]])
  func tour(arguments: [String]) throws {
    let run = try Run.sample(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("  result  LoginFlow ended: cancelled(.dismissed)\n"))
    #expect(run.output.contains("  router  .push(BookingFlow.Step.doctors)\n"))
  }

  @Test(
    "it runs the tour of the app that is named",
    arguments: [["run", "shop"], ["tour", "shop"], ["tour", "clinic"]]
  )
  func tourOfApp(arguments: [String]) throws {
    let run = try Run.sample(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("ShopFlow") == arguments.contains("shop"))
    #expect(run.output.contains("ClinicFlow") == arguments.contains("clinic"))
  }

  @Test("help goes to standard output")
  func help() throws {
    let run = try Run.sample(["--help"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for word in ["run", "shop", "tour", "diagram", "--flow", "clinic", "login", "booking"] {
      #expect(run.output.contains(word))
    }
  }

  @Test(
    "what is not understood goes to standard error",
    arguments: [
      ["dance"], ["run", "zoo"], ["diagram", "zoo"], ["diagram", "clinic", "--flow", "zoo"],
    ]
  )
  func misuse(arguments: [String]) throws {
    let run = try Run.sample(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\"\(arguments.last ?? "")\""))
    #expect(run.errors.contains("--help"))
  }

  @Test("a check of the finished apps reports their size, and finds nothing")
  func soundCheck() throws {
    let run = try Run.sample(["check"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("ClinicFlow: "))
    #expect(run.output.contains("AppFlow: "))
  }

  @Test("a check of the draft reports its problems, and ends with 1")
  func unsoundCheck() throws {
    let run = try Run.sample(["check", "draft"])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("trap"))
    #expect(run.output.contains("giftCard"))
  }

  static let diagrams = [
    ["diagram", "clinic"],
    ["diagram", "clinic", "--flow", "clinic"],
    ["diagram", "clinic", "--flow", "login"],
    ["diagram", "clinic", "--flow", "booking"],
  ]

  @Test("a diagram is one digraph and nothing else", arguments: diagrams)
  func diagram(arguments: [String]) throws {
    let run = try Run.sample(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("digraph "))
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.output.components(separatedBy: "digraph ").count == 2)
  }

  @Test("Graphviz draws it without complaint", .enabled(if: Run.hasDot), arguments: diagrams)
  func drawing(arguments: [String]) throws {
    let drawing = try Run.dot(try Run.sample(arguments).output)
    #expect(drawing.status == 0)
    #expect(drawing.errors.isEmpty)
    #expect(drawing.output.components(separatedBy: "<svg ").count == 2)
  }

  @Test("Graphviz is there where it must be")
  func dotIsThere() {
    let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
    #expect(Run.hasDot || !isRequired)
  }
}
#endif
