extension Rule {
  /// Every rule, in the order that reports show them.
  package static let all: [Rule] = [
    textClipped,
    textTruncated,
    textTouchesEdge,
    textTouchesCorner,
    wordBroken,
    viewsOverlap,
    pushedOffScreen,
    rowDoesNotGrow,
    squeezedNeighbour,
    needsScroll,
    constraintConflict,
    fixedTextSize,
    squashedBackground,
    smallTarget,
    missingGlyph,
    mismatchedSpecifiers,
    appleButtonSize,
    smallAppleButton,
    crowdedAppleButton,
    lesserAppleButton,
    appleButtonLettering,
    unknownAppleButtonValue,
  ]
}
