import JSONText

/// Holds a JSON value to the part of JSON Schema 2020-12 that our schema uses.
struct SchemaChecker {
  /// The whole schema.
  let schema: JSONNode

  /// What is wrong with a value, each with its path; empty when it is valid.
  func problems(of value: JSONNode) -> [String] { check(value, schema, at: "$") }

  private func check(_ value: JSONNode, _ rule: JSONNode, at path: String) -> [String] {
    var problems: [String] = []
    if let reference = rule["$ref"]?.string {
      guard let target = definition(reference) else { return [path + ": no " + reference] }
      problems += check(value, target, at: path)
    }
    if let constant = rule["const"], !Self.equal(value, constant) {
      problems.append(path + ": not the constant")
    }
    if let choices = rule["enum"]?.array, !choices.contains(where: { Self.equal(value, $0) }) {
      problems.append(path + ": not in the list")
    }
    if let type = rule["type"], !Self.types(of: type).contains(where: { Self.isA(value, $0) }) {
      return problems + [path + ": is " + value.kindName]
    }
    return problems + checkObject(value, rule, at: path) + checkArray(value, rule, at: path)
  }

  private func checkObject(_ value: JSONNode, _ rule: JSONNode, at path: String) -> [String] {
    guard let members = value.object else { return [] }
    let missing = (rule["required"]?.array ?? []).compactMap(\.string)
      .filter { value[$0] == nil }.map { path + ": lacks " + $0 }
    return missing
      + members.flatMap { member -> [String] in
        let place = path + "." + member.key
        if let property = rule["properties"]?[member.key] {
          return check(member.value, property, at: place)
        }
        guard let others = rule["additionalProperties"] else { return [] }
        return others.bool == false
          ? [place + ": not in the contract"] : check(member.value, others, at: place)
      }
  }

  private func checkArray(_ value: JSONNode, _ rule: JSONNode, at path: String) -> [String] {
    guard let elements = value.array else { return [] }
    var problems: [String] = []
    if let least = rule["minItems"]?.number, Double(elements.count) < least {
      problems.append(path + ": too short")
    }
    if let most = rule["maxItems"]?.number, Double(elements.count) > most {
      problems.append(path + ": too long")
    }
    guard let items = rule["items"] else { return problems }
    return problems
      + elements.enumerated().flatMap { check($1, items, at: path + "[\($0)]") }
  }

  private func definition(_ reference: String) -> JSONNode? {
    reference.split(separator: "/").dropFirst().reduce(schema) { $0?[String($1)] }
  }

  private static func types(of type: JSONNode) -> [String] {
    type.string.map { [$0] } ?? (type.array ?? []).compactMap(\.string)
  }

  private static func isA(_ value: JSONNode, _ type: String) -> Bool {
    switch (value.content, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }

  private static func equal(_ left: JSONNode, _ right: JSONNode) -> Bool {
    if let text = left.string { return text == right.string }
    if let number = left.number { return number == right.number }
    return left.kindName == right.kindName
  }
}
