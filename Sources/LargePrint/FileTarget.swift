#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where bytes go that are written under a path.
///
/// Only an ordinary file, or none, may be replaced. What else stands there, such as a pipe or a
/// device, is written into: a file in its place would take it away from everybody.
struct FileTarget {
  /// What stands at the path.
  private enum Kind {
    /// Nothing; a new file is made.
    case nothing
    /// An ordinary file with its permission bits.
    case file(permissions: mode_t)
    /// A pipe, a device or a socket.
    case stream
    /// A folder, or what can't be looked at, such as links that lead in a circle.
    case unwritable
  }

  /// Why bytes could not be written.
  struct Fault: Error {}

  /// The path, links followed where a file is to be replaced.
  private let path: String
  private let kind: Kind

  /// Most links that are followed one after another; as many as Linux follows.
  private static let deepest = 40
  /// Names that are tried for the file beside the target.
  private static let attempts = 100
  /// Bits of a mode that say who may read, write and run a file.
  private static let permissionBits: mode_t = 0o777
  /// What a new file may be, before the process's mask takes its part.
  private static let usual: mode_t = 0o666

  /// Looks at what stands at a path.
  init(_ path: String) {
    let kind = Self.kind(of: path)
    self.kind = kind
    switch kind {
    case .nothing, .file: self.path = Self.followed(path)
    case .stream, .unwritable: self.path = path
    }
  }

  /// Writes bytes into a pipe or device as it stands, else into a file.
  ///
  /// A file is written beside the name and then renamed, so that an old report is never half lost. One
  /// that was there keeps its permissions.
  func put(_ bytes: [UInt8]) throws(Fault) {
    switch kind {
    case .stream: try fill(opened(path, O_WRONLY), with: bytes)
    case .nothing: try replace(with: bytes, permissions: nil)
    case .file(let permissions): try replace(with: bytes, permissions: permissions)
    case .unwritable: throw Fault()
    }
  }

  private func replace(with bytes: [UInt8], permissions: mode_t?) throws(Fault) {
    let (name, descriptor) = try beside()
    do throws(Fault) {
      if let permissions { _ = fchmod(descriptor, permissions) }
      try fill(descriptor, with: bytes)
      guard rename(name, path) == 0 else { throw Fault() }
    } catch {
      _ = unlink(name)
      throw error
    }
  }

  /// Opens a new file in the target's folder, under a name that nobody has.
  private func beside() throws(Fault) -> (name: String, descriptor: Int32) {
    let folder = Self.folder(of: path)
    for attempt in 0..<Self.attempts {
      let name = "\(folder).largeprint-\(getpid())-\(attempt)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.usual)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { throw Fault() }
    }
    throw Fault()
  }

  private func opened(_ path: String, _ flags: Int32) throws(Fault) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw Fault() }
    return descriptor
  }

  /// Writes all bytes and closes.
  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0, rest.isEmpty else { throw Fault() }
  }
}

extension FileTarget {
  /// What a path leads to, links followed.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT ? .nothing : .unwritable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(permissions: status.st_mode & permissionBits)
    case S_IFDIR: return .unwritable
    default: return .stream
    }
  }

  /// The path that links lead to in the end, whether or not anything is there.
  private static func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<deepest {
      guard let target = link(at: path) else { return path }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    return path
  }

  /// Where a link points; nil for what is none.
  private static func link(at path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder of a path with the slash behind it; empty where the path names none.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }
}
