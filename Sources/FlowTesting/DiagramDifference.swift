/// How a diagram differs from the file that keeps it, line by line.
///
/// ```text
/// /App/Tests/Diagrams/app.dot is out of date: 1 line only in the file (-), 1 only in the diagram (+).
/// From line 11:
///       "app/home" [label="home"];
/// -     "app/order" [label="order"];
/// +     "app/orders" [label="orders"];
///     }
/// ```
public struct DiagramDifference: Equatable, Sendable {
  /// The path of the file.
  public let file: String

  /// The lines of both in order, as many equal ones as possible paired; the file is expected.
  public let lines: [DifferenceLine]

  init(file: String, kept: [String], drawn: [String]) {
    self.file = file
    lines = ListDifference(expected: kept, actual: drawn).entries
      .map { DifferenceLine(kind: $0.kind, text: $0.element) }
  }

  var isEmpty: Bool { lines.allSatisfy { $0.kind == .equal } }
}

// MARK: - CustomStringConvertible

extension DiagramDifference: CustomStringConvertible {
  /// How many equal lines are shown around those that differ.
  private static let context = 3
  private static let mostLines = 60

  /// A headline, and the lines that differ with some around them.
  public var description: String {
    let numbers = numbersOfShownLines()
    var text = headline
    var previous = -2
    for (index, number) in numbers.prefix(Self.mostLines) {
      if index != previous + 1 { text += "\nFrom line \(number):" }
      text += "\n\(lines[index])"
      previous = index
    }
    let hidden = numbers.dropFirst(Self.mostLines).count { lines[$0.index].kind != .equal }
    if hidden > 0 {
      text += "\n… and \(hidden) more \(hidden == 1 ? "line that differs" : "lines that differ")."
    }
    return text
  }

  private var headline: String {
    let (missing, unexpected) = (count(.missing), count(.unexpected))
    var counts: [String] = []
    if missing > 0 { counts.append("\(missing) \(Self.lines(missing)) only in the file (-)") }
    if unexpected > 0 {
      let noun = missing > 0 ? "" : " \(Self.lines(unexpected))"
      counts.append("\(unexpected)\(noun) only in the diagram (+)")
    }
    return "\(file) is out of date: \(counts.joined(separator: ", "))."
  }

  private func count(_ kind: DifferenceLine.Kind) -> Int { lines.count { $0.kind == kind } }

  private static func lines(_ count: Int) -> String { count == 1 ? "line" : "lines" }

  /// The lines near one that differs, each with the number that it has in the file.
  private func numbersOfShownLines() -> [(index: Int, number: Int)] {
    var isShown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.kind != .equal {
      let range = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      for near in range { isShown[near] = true }
    }
    var result: [(index: Int, number: Int)] = []
    var number = 1
    for (index, line) in lines.enumerated() {
      if isShown[index] { result.append((index, number)) }
      if line.kind != .unexpected { number += 1 }
    }
    return result
  }
}
