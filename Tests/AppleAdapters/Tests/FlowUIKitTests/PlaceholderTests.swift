import FlowUIKit
import Testing
import UIKit

@Suite("Building against the stand-in")
struct PlaceholderTests {
  @Test("the module can be imported")
  func imported() {}
}
