#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file mapped into memory, read-only; given back when the value dies.
@safe struct MappedFile: ~Copyable {
  /// First byte.
  let start: UnsafeRawPointer
  /// Length in bytes.
  let count: Int

  /// Maps a file; fails for what is empty, no plain file, or not readable.
  init(path: String) throws(TextEngineError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_size > 0,
      status.st_mode & S_IFMT == S_IFREG,
      let address = unsafe mmap(
        nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe address != MAP_FAILED
    else { throw .unreadable(path: path) }
    unsafe start = UnsafeRawPointer(address)
    count = Int(status.st_size)
  }

  deinit {
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
  }

  /// Copies a part of the file; what lies outside is left out.
  func copy(_ range: Range<Int>) -> [UInt8] {
    let inside = range.clamped(to: 0..<count)
    return unsafe Array(
      UnsafeRawBufferPointer(start: start + inside.lowerBound, count: inside.count))
  }
}

/// The names in a folder, sorted; empty when it cannot be read.
func folderEntries(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { _ = unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Whether a path is a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether a path is a plain file.
func isFile(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
