/// Compares a diagram with the file that keeps it, so that the committed file stays current.
///
/// It works for every text: the DOT, the Mermaid diagram or the Markdown tables of a graph.
///
/// ```swift
/// @Test func diagramIsCurrent() throws {
///   try expectDiagram(FlowGraph(of: AppFlow()).dot(), at: "Diagrams/app.dot")
/// }
/// ```
///
/// The first time, and whenever the flow has changed on purpose, write the file by running the test
/// with the environment variable `FLOW_RECORD_DIAGRAMS`, and look at what version control says:
///
/// ```sh
/// FLOW_RECORD_DIAGRAMS=1 swift test
/// ```
///
/// Texts are compared line by line; a checkout may have changed the line ends.
///
/// - Parameters:
///   - text: The diagram.
///   - path: The path of its file, absolute or from the folder of the calling file.
///   - mode: What happens with a diagram that differs; the environment says so.
///   - caller: The calling file.
/// - Throws: A ``DiagramError`` whose text shows the lines that differ and how to record them.
public func expectDiagram(
  _ text: String,
  at path: String,
  mode: DiagramMode = .fromEnvironment,
  relativeTo caller: String = #filePath
) throws(DiagramError) {
  let file = DiagramFile(at: path, relativeTo: caller)
  let drawn = lines(of: text)
  switch mode {
  case .compare:
    guard let kept = try file.text() else { throw .missing(file: file.path) }
    let difference = DiagramDifference(file: file.path, kept: lines(of: kept), drawn: drawn)
    if !difference.isEmpty { throw .outOfDate(difference) }
  case .record:
    // What cannot be read is written again, or cannot be written either.
    if let kept = try? file.text(), lines(of: kept) == drawn { return }
    try file.write(text)
  }
}

/// The lines without their ends; an end at the end begins no further line.
private func lines(of text: String) -> [String] {
  var lines = text.utf8
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { line in
      let hasReturn = line.last == UInt8(ascii: "\r")
      return String(decoding: Array(hasReturn ? line.dropLast() : line), as: UTF8.self)
    }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}
