public import FlowCoordinators
import Foundation

extension FlowRecording {
  /// Reads a recording of one JSON object a line.
  ///
  /// Where the last line is damaged, the process died while it wrote: the line is left out, and
  /// `isCut` says so. Empty lines are passed over.
  ///
  /// - Parameter text: What a recorder's lines were written to.
  /// - Throws: A ``RecordingError`` that names another line that cannot be read.
  public init(jsonLines text: String) throws(RecordingError) {
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.allSatisfy(\.isWhitespace) }
    var recording = FlowRecording()
    let decoder = JSONDecoder()
    for (index, text) in texts {
      do {
        recording.append(try decoder.decode(Line.self, from: Data(text.utf8)))
      } catch {
        guard index == texts.last?.offset else {
          throw RecordingError(line: index + 1, text: String(text.prefix(80)))
        }
        recording = FlowRecording(recording.lines, isCut: true)
      }
    }
    self = recording
  }

  /// One JSON object a line, each line ended; keys are in order.
  public var jsonLines: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        .joined()
    }
  }
}

/// A line of a recording cannot be read.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int

  /// How the line begins.
  public let text: String

  /// What cannot be read, and what would be right.
  public var description: String {
    """
    Line \(line) of the recording cannot be read: \(text)
    Each line has to be one that a FlowRecorder handed out, encoded as JSON.
    """
  }
}
