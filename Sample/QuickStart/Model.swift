struct User: Hashable {
  let name: String
  var usesCode = false
}

struct Session: Hashable {
  let user: User

  init(_ user: User) {
    self.user = user
  }
}
