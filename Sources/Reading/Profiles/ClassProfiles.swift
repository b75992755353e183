internal import JSONText
internal import Model

/// The class profiles of a configuration, by the name of the class.
package struct ClassProfiles: Hashable, Sendable {
  /// No profile at all.
  package static let none = ClassProfiles(byName: [:])
  /// Most profiles that one inherits from, one after the other.
  static let depthLimit = 32

  private let byName: [String: ClassProfile]

  /// The profile of a class; nil without one, and for one that says nothing.
  subscript(_ name: String?) -> ClassProfile? {
    name.flatMap { byName[$0] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Lays what a nearer file says over this, class by class.
  func overlaid(by nearer: ClassProfiles) -> ClassProfiles {
    ClassProfiles(byName: byName.merging(nearer.byName) { $1 })
  }

  /// Reads profiles.
  ///
  /// Throws for what a profile's keys refuse, for an unknown profile to inherit from, and for
  /// profiles that inherit from themselves.
  static func read(_ node: JSONNode) throws(ValueError) -> ClassProfiles {
    if case .null = node.content { return .none }
    guard let members = node.object else {
      throw ValueReader.wrong(node, "a class and its profile")
    }
    var reader = ProfileFamily(members)
    var byName: [String: ClassProfile] = [:]
    for member in members { byName[member.key] = try reader.profile(member.key) }
    return ClassProfiles(byName: byName)
  }
}

/// Reads profiles after those that they inherit from.
private struct ProfileFamily {
  private let members: [JSONMember]
  private let nodes: [String: JSONNode]
  private var done: [String: ClassProfile] = [:]

  init(_ members: [JSONMember]) {
    self.members = members
    nodes = Dictionary(
      members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a profile over those that it inherits from; the outermost ancestor comes first.
  mutating func profile(_ name: String) throws(ValueError) -> ClassProfile {
    var profile = ClassProfile()
    for ancestor in try lineage(of: name).reversed() {
      if let known = done[ancestor] {
        profile = known
        continue
      }
      if let node = nodes[ancestor] { try Self.read(node, into: &profile, of: ancestor) }
      done[ancestor] = profile
    }
    return profile
  }

  /// Names from a profile up to its outermost ancestor.
  private func lineage(of name: String) throws(ValueError) -> [String] {
    var names = [name]
    var child = name
    while let node = nodes[child]?["inherits"], let parent = node.string {
      if let fault = fault(of: parent, after: names) {
        let isLong = names.count > ClassProfiles.depthLimit
        throw ValueError(node.place, fault, reason: isLong ? .overLimit : .invalidValue)
          .under("inherits").under(child)
      }
      names.append(parent)
      child = parent
    }
    return names
  }

  /// What is wrong with inheriting from a profile; nil for nothing.
  private func fault(of parent: String, after names: [String]) -> String? {
    if nodes[parent] == nil {
      let hint = NearestWord.hint(for: parent, among: members.map(\.key))
      return "there is no profile \(NearestWord.quote(parent))\(hint)"
    }
    if names.contains(parent) {
      let circle = (names + [parent]).map(NearestWord.quote).joined(separator: " → ")
      return "the profiles inherit in a circle: \(circle)"
    }
    guard names.count > ClassProfiles.depthLimit else { return nil }
    return "more than \(ClassProfiles.depthLimit) profiles inherit from one another"
  }

  private static func read(
    _ node: JSONNode, into profile: inout ClassProfile, of name: String
  ) throws(ValueError) {
    if case .null = node.content { return }
    do {
      try ClassProfile.table.read(node, into: &profile)
      try profile.check(node)
    } catch {
      throw error.under(name)
    }
  }
}

extension ClassProfile {
  /// Refuses keys that contradict each other, at the key that the profile itself says.
  fileprivate func check(_ node: JSONNode) throws(ValueError) {
    let members = node.object ?? []
    if configuration != nil, wraps != .configuredButton {
      let place = (node["configuration"] ?? node["wraps"])?.place ?? node.place
      throw ValueError(place, "“configuration” needs “wraps: configured-button”")
    }
    guard rounded != nil else { return }
    for member in members where RoundedButton.derivedKeys.contains(member.key) {
      if case .null = member.value.content { continue }
      throw ValueError(member.place, "“rounded” says “\(member.key)” already").under(member.key)
    }
    if wraps != nil {
      let place = (node["rounded"] ?? node["wraps"])?.place ?? node.place
      throw ValueError(place, "must have either “rounded” or “wraps”")
    }
  }
}
