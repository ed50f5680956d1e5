import FlowSwiftUI
import Testing
import SwiftUI

@Suite("Building against the stand-in")
struct PlaceholderTests {
  @Test("the module can be imported")
  func imported() {}
}
