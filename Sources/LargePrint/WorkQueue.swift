import Synchronization

/// Hands out indices in chunks to workers that run at the same time.
///
/// Who gets which chunk changes from run to run; results are put back by index, so nothing of a
/// report depends on it.
final class WorkQueue: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  private let chunk: Int

  /// Queues so many indices.
  init(count: Int, chunk: Int) {
    self.count = count
    self.chunk = max(1, chunk)
  }

  /// Takes the next indices; nil when all are taken.
  func take() -> Range<Int>? {
    let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
    guard start < count else { return nil }
    return start..<min(count, start + chunk)
  }
}
