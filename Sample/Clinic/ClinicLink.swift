import Foundation

/// The links that lead into the app, and the event that each stands for.
enum ClinicLink {
  /// One row for each kind of link: its host, what follows it, and its event.
  private static let table: [Row] = [
    Row(host: "orders", thing: "order", form: "clinic://orders/NUMBER") { path in
      path.count == 1 ? Int(path[0]).flatMap { $0 > 0 ? .orderOpened($0) : nil } : nil
    }
  ]

  /// Returns the event of a link.
  static func event(for link: String) throws(LinkError) -> ClinicFlow.Event {
    guard let url = URLComponents(string: link), url.scheme?.lowercased() == "clinic" else {
      throw LinkError(description: "\"\(link)\" is no link of the clinic. \(accepted)")
    }
    guard let row = table.first(where: { $0.host == url.host?.lowercased() }) else {
      throw LinkError(description: "The clinic has nothing at \"\(link)\". \(accepted)")
    }
    guard let event = row.event(url.path.split(separator: "/").map(String.init)) else {
      throw LinkError(description: "\"\(link)\" names no \(row.thing). Write it as \(row.form).")
    }
    return event
  }

  private static var accepted: String {
    "It opens \(table.map(\.form).joined(separator: ", "))."
  }

  private struct Row: Sendable {
    let host: String
    let thing: String
    let form: String
    let event: @Sendable ([String]) -> ClinicFlow.Event?
  }
}
