import Model
import Testing

@Suite("Partitioning index") struct PartitioningIndexTests {
  @Test("finds the first place from which on something holds", arguments: 0...17)
  func first(_ count: Int) {
    let list = Array(0..<count)
    for limit in 0...count {
      #expect(
        list.firstIndex { $0 >= limit } ?? count == list.partitioningIndex(where: { $0 >= limit }))
      #expect(list[limit...].partitioningIndex(where: { $0 >= 3 }) == max(limit, min(3, count)))
    }
  }

  @Test("asks no more often than the length can be halved") func asked() {
    var asked = 0
    _ = (0..<1_000_000).firstIndex { place in
      asked += 1
      return place >= 765_432
    }
    let plain = asked
    asked = 0
    let found = (0..<1_000_000).partitioningIndex(where: { place in
      asked += 1
      return place >= 765_432
    })
    #expect(found == 765_432)
    #expect(plain == 765_433)
    #expect(asked <= 20)
  }
}
