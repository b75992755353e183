import JSONText
package import Model
import Reading
import Reporting

/// A JSON report that was written earlier.
package struct SavedReport {
  /// Largest file that is read, in bytes.
  static let byteLimit = 2 << 30

  /// Path of the file.
  package let path: String
  /// What the file says.
  let root: JSONNode

  /// Reads a report; throws `badReport` for what is none, or of another format.
  package init(_ path: String) throws(AuditError) {
    self.path = path
    do {
      let file = try InputFile(reading: path, limit: Self.byteLimit)
      root = try JSONParser.parse(file.bytes)
    } catch let error as JSONError {
      throw .badReport(
        "\(path):\(error.place.line):\(error.place.column): this is no JSON: \(error.message)")
    } catch {
      let message = (error as? ReadingError)?.placedMessage ?? "\(path) cannot be read"
      throw .badReport(message)
    }
    let version = root["schemaVersion"]?.number
    guard version == Double(Report.schemaVersion) else {
      let told = version.map { "of format \(JSONValue.text(of: $0))" } ?? "no report of LargePrint"
      throw .badReport("\(path) is \(told); format \(Report.schemaVersion) is read")
    }
  }

  /// The report as it was when it was written.
  ///
  /// Throws `badReport` where the file does not hold it, or another version wrote it.
  package func whole() throws(AuditError) -> Report {
    let version = root["tool"]?["version"]?.string ?? "unknown"
    guard version == Version.current else {
      throw .badReport(
        "\(path) was written by version \(version); merge it with that version, not \(Version.current)"
      )
    }
    guard let node = root[Report.wholeKey], node.object != nil else {
      throw .badReport("\(path) does not hold the whole report; write it with --shard or --whole")
    }
    do {
      return try JSONNodeDecoder.decode(Report.self, from: node)
    } catch {
      let place = (error as? JSONError).map { ":\($0.place.line): \($0.message)" } ?? ""
      throw .badReport("\(path)\(place): the whole report in it is damaged")
    }
  }
}
