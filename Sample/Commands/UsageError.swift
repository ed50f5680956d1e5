/// Arguments that mean nothing: what is wrong, what is accepted, and how to find out more.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let problem: String
  let accepted: String

  var description: String {
    """
    \(problem)
    \(accepted)
    Run "swift run Sample --help" to see everything.
    """
  }
}
