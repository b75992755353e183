extension String {
  /// The sentence as it goes on behind other words: its first letter small, unless it begins with a
  /// name that the rules' own sentences begin with.
  ///
  /// Sentences never begin with what the input calls a view, of which nothing could tell that it is
  /// a name.
  var goingOn: String {
    let names = ["Apple", "Sign in with Apple"]
    return names.contains { hasPrefix($0) } ? self : prefix(1).lowercased() + dropFirst()
  }
}
