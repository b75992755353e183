extension Rule {
  /// Ids of the rules that ask whether text has room, so that more words of it are another question.
  package static let askingForRoom: Set<String> = Set(
    [
      textClipped, textTruncated, textTouchesEdge, textTouchesCorner, wordBroken, viewsOverlap,
      pushedOffScreen, rowDoesNotGrow, squeezedNeighbour,
    ].map(\.id))
}
