@testable import FlowGraphs
import Testing

@Suite("Escaping labels")
struct EscaperTests {
  private func escaped(_ text: DOTText) -> String {
    var escaper = DOTEscaper()
    escaper.append(text)
    return String(decoding: escaper.bytes, as: UTF8.self)
  }

  @Test(
    "each character becomes what dot reads as that character",
    arguments: [
      ("plain", #""plain""#),
      ("a\"b", #""a\"b""#),
      ("a\\", #""a\\""#),
      ("\\\"", #""\\\"""#),
      ("&lt;", #""&amp;lt;""#),
      ("a\nb\r\nc\rd", #""a\nb\nc\nd""#),
      ("\r\n\r\n", #""\n\n""#),
      ("a\tb", #""a b""#),
      ("\u{0}\u{1B}\u{7F}\u{FFFE}\u{FFFF}", "\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\""),
      ("", #""""#),
    ]
  )
  func characters(text: String, label: String) {
    #expect(escaped(DOTText(text, .centred)) == label)
  }

  @Test("lines end as they stand")
  func lines() {
    var text = DOTText("name", .centred)
    text.lines += DOTText(["one", "two"], .left).lines
    #expect(escaped(text) == #""name\none\ltwo\l""#)
    #expect(escaped(DOTText(["a\nb", "c"], .padded)) == #""  a  \l  b  \l  c  \l""#)
  }

  @Test("long texts are written in pieces, never cut within an escape")
  func pieces() {
    for filler in 15_990...16_010 {
      let text =
        String(repeating: "x", count: filler) + "&\\\"\n🧭" + String(repeating: "y", count: 9)
      let label = escaped(DOTText(text, .centred))
      let pieces = label.dropFirst().dropLast().split(
        separator: "\" + \"",
        omittingEmptySubsequences: false
      )
      #expect(pieces.joined() == String(repeating: "x", count: filler) + #"&amp;\\\"\n🧭yyyyyyyyy"#)
      #expect(pieces.allSatisfy { $0.utf8.count <= DOTEscaper.longestPiece })
    }
  }

  @Test("long lines are cut, and the tooltip has the rest")
  func cut() {
    let line = String(repeating: "é", count: 121)
    let text = DOTText(line, .centred)
    #expect(text.shortened == DOTText(String(repeating: "é", count: 119) + "…", .centred))
    #expect(text.fullText == text)
    let short = DOTText(String(repeating: "é", count: 120), .centred)
    #expect(short.shortened == short)
    #expect(short.fullText == nil)
  }

  @Test("one character of endless marks is cut as well")
  func marks() {
    let text = DOTText("e" + String(repeating: "\u{301}", count: 100_000), .centred)
    #expect(text.shortened.lines[0].text.utf8.count < 500)
  }

  @Test("a label of a thousand lines says how many it leaves out")
  func many() {
    let text = DOTText((0..<1000).map(String.init), .padded)
    #expect(text.shortened.lines.count == 61)
    #expect(text.shortened.lines.last?.text == "… 940 more")
  }
}
