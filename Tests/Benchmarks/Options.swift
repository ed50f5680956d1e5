/// What the command line asks for.
struct Options {
  static let help = """
    Measures the library against code written by hand, and prints a line for each figure:
    name  value unit  goal value  ok|MISSED

      --json          prints all figures as JSON
      --strict        exits with 1 when a goal is missed
      --build         also builds the package and a client of 50 flows from clean; takes minutes
      --one NAME N    does one piece of work N times and prints nothing, for valgrind:
                      \(Singles.names.joined(separator: ", "))
      --help          prints this
    """

  var isJSON = false
  var isStrict = false
  var includesBuild = false
  var showsHelp = false
  var single: (name: String, times: Int)?

  struct Unknown: Error {
    let message: String
  }

  static func parse(_ arguments: [String]) -> Result<Options, Unknown> {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": options.isJSON = true
      case "--strict": options.isStrict = true
      case "--build": options.includesBuild = true
      case "--help", "-h": options.showsHelp = true
      case "--one":
        guard let name = rest.popFirst(), Singles.names.contains(name),
          let times = rest.popFirst().flatMap({ Int($0) }), times > 0
        else {
          let names = Singles.names.joined(separator: ", ")
          return .failure(Unknown(message: "--one takes a name (\(names)) and a number above 0."))
        }
        options.single = (name, times)
      default:
        return .failure(Unknown(message: "Unknown option \(argument); --help lists all of them."))
      }
    }
    return .success(options)
  }
}
