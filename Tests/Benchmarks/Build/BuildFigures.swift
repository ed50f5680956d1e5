import Foundation

/// How long the compiler takes for the package and for an app, in debug and release builds.
@MainActor enum BuildFigures {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func all() throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "FlowCoordinators-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ["debug", "release"].flatMap { configuration in
      try package(configuration, in: folder) + client(configuration, in: folder)
    }
  }

  /// All libraries of the package, from clean.
  private static func package(_ configuration: String, in folder: URL) throws -> [Figure] {
    let build = try build(root, configuration, in: folder, ["--target", "FlowTesting"])
    return [Figure("package from clean, \(configuration)", build.seconds, "s", goal: nil)]
  }

  /// An app of 50 flows, when the library is built; each flow hosts the one before it.
  private static func client(_ configuration: String, in folder: URL) throws -> [Figure] {
    let client = ClientPackage(flows: 50, library: root)
    let path = folder.appending(path: "client-\(configuration)")
    try client.write(to: path, withFlows: false)
    _ = try build(path, configuration, in: path, [])
    try client.write(to: path, withFlows: true)
    let timing = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-debug-time-function-bodies"]
    let build = try build(path, configuration, in: path, [])
    var figures = [Figure("client of 50 flows, \(configuration)", build.seconds, "s", goal: nil)]
    if configuration == "debug" {
      let output = try self.build(path, configuration, in: folder.appending(path: "timed"), timing)
        .output
      let slowest = slowestFunction(in: output, of: path)
      figures.append(
        Figure("slowest to check of the client, \(slowest.name)", slowest.time, "ms", goal: nil)
      )
    }
    return figures
  }

  /// The function that the type checker took longest on, from lines like `1.25ms  file:1:2  name`.
  private static func slowestFunction(
    in output: String,
    of client: URL
  ) -> (name: String, time: Double) {
    var slowest = (name: "-", time: 0.0)
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, parts[0].hasSuffix("ms"), parts[1].contains("/Flow"),
        parts[1].contains("client-"), let time = Double(parts[0].dropLast(2)), time > slowest.time
      else { continue }
      // Such as `instance method Client.(file).Flow4.begin()@/place/of/the/file.swift:1:2`.
      let name = parts[2].split(separator: "@").first?.split(separator: " ").last
      slowest = (name.map { String($0) } ?? "-", time)
    }
    return slowest
  }

  private static func build(
    _ package: URL,
    _ configuration: String,
    in folder: URL,
    _ arguments: [String]
  ) throws -> (seconds: Double, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "build", "-c", configuration, "--package-path", package.path,
        "--scratch-path", folder.appending(path: "build").path,
      ] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    var output = Data()
    let time = try ContinuousClock().measure {
      try process.run()
      output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    }.components
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw BuildFailure(output: text) }
    return (Double(time.seconds) + Double(time.attoseconds) / 1e18, text)
  }
}

struct BuildFailure: Error, CustomStringConvertible {
  let output: String

  var description: String { "A build has failed:\n\(output.suffix(4000))" }
}
