import Observation
@_spi(Simulation) import SwiftUI
import Testing

@Suite("The simulated SwiftUI", .serialized)
@MainActor struct SimulationTests {
  @Observable @MainActor final class Library {
    var path = NavigationPath()
    var isShowingHelp = false
    var isSheetUp = false
  }

  struct Shelf: View {
    @Environment(Library.self) private var library
    @State private var taps = 0

    var body: some View {
      @Bindable var library = library
      NavigationStack(path: $library.path) {
        Group {
          Text("\(taps) taps")
          Button("Tap") { taps += 1 }
          if library.isSheetUp { Text("below") }
        }
        .navigationDestination(for: Int.self) { Text("Book \($0)") }
        .navigationDestination(isPresented: $library.isShowingHelp) { Text("Help") }
        .navigationTitle("Shelf")
      }
      .sheet(isPresented: $library.isSheetUp) { Text("Sheet") }
    }
  }

  private let library = Library()

  private var screen: SwiftUIScreen { SwiftUIScreen(Shelf().environment(library)) }

  @Test("a path of any values leads to destinations, and the back button writes it")
  func path() {
    #expect(screen.title == "Shelf")
    library.path.append(1)
    library.path.append(2)
    #expect(screen.texts == ["Book 2"])
    screen.goBack()
    #expect(library.path.count == 1)
    library.path.append("no book")
    #expect(screen.texts == ["⚠️ no destination"])
  }

  @Test("a destination that is presented goes by the back button")
  func presented() {
    library.isShowingHelp = true
    #expect(screen.texts == ["Help"])
    screen.goBack()
    #expect(!library.isShowingHelp)
  }

  @Test("state lasts as long as the view's value")
  func state() {
    library.isSheetUp = true
    let view = Shelf()
    let shown = view.environment(library)
    SwiftUIScreen(shown).tapButton("Tap")
    #expect(SwiftUIScreen(shown).texts == ["1 taps", "below"])
    #expect(SwiftUIScreen(shown).presented?.texts == ["Sheet"])
    SwiftUIScreen(shown).swipeDown()
    #expect(SwiftUIScreen(shown).texts == ["1 taps"])
  }

  @Test("a stack without a path has no back button")
  func plain() {
    #expect(!SwiftUIScreen(NavigationStack { Text("alone") }).hasBackButton)
    #expect(Binding.constant(3).wrappedValue == 3)
  }
}
