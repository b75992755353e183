/// What was judged in widths of the screen beside the first one.
public struct MatrixOfWidths: Hashable, Sendable, Codable {
  /// A cell that is not fine in one of the other widths.
  public struct Flaw: Hashable, Sendable, Codable {
    /// Id of the control.
    public var control: String
    /// The cell; its traits say the width.
    public var cell: Cell

    /// Names a cell.
    public init(control: String, cell: Cell) {
      self.control = control
      self.cell = cell
    }
  }

  /// Widths of the screen, in points.
  ///
  /// The cells of the controls are those of the first, or of each file's own device.
  public var widths: [Double]
  /// Whether the cells of the controls are those of each file's own device.
  public var isBesideOwn = false
  /// Cells of these widths by outcome.
  public var counts: [Outcome: Int]
  /// Cells that were not laid out again, since nothing in them depends on the width.
  public var shared: Int
  /// Cells of the other widths that fail or need review, by control, title, width and size.
  public var flaws: [Flaw]

  /// Describes a matrix.
  public init(
    widths: [Double], isBesideOwn: Bool = false, counts: [Outcome: Int], shared: Int, flaws: [Flaw]
  ) {
    self.widths = widths
    self.isBesideOwn = isBesideOwn
    self.counts = counts
    self.shared = shared
    self.flaws = flaws
  }
}
