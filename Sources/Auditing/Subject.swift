package import Model

/// One laid-out title with everything that a rule may look at.
package struct Subject: Sendable {
  /// The control as the input describes it.
  package var control: Control
  /// The title as the input has it, even where the layout supposes Dynamic Type.
  package var title: ControlTitle
  /// Conditions of the layout.
  package var traits: Traits
  /// Whether Dynamic Type was supposed where the app does not follow it.
  package var isWhatIf: Bool
  /// Where everything ended.
  package var layout: ControlLayout
  /// Outlines of at least the glyphs that the layout draws.
  package var outlines: GlyphOutlines
  /// Controls that are offered beside it; rules of screens alone look at them.
  package var neighbours: [Neighbour] = []
  /// Where it stands on its solved screen; nil where none could be solved.
  package var place: ScreenPlace?
  /// How far the control would grow on its solved screen if every text were as wide as its error
  /// allows, in points; nil where its screen was not solved.
  package var solvedGrowth: Extent?

  /// Puts a layout before the rules.
  package init(
    control: Control, title: ControlTitle, traits: Traits, isWhatIf: Bool = false,
    layout: ControlLayout, outlines: GlyphOutlines = GlyphOutlines()
  ) {
    self.control = control
    self.title = title
    self.traits = traits
    self.isWhatIf = isWhatIf
    self.layout = layout
    self.outlines = outlines
  }

  /// The laid-out title.
  var text: TextLayout { layout.title }

  /// One pixel in points.
  var pixel: Double { 1 / traits.grid.scale }

  /// What messages call the text: a label or field has a text, any other control a title.
  var noun: String {
    if title.part == .placeholder { return "placeholder" }
    return control.kind.isTextBox ? "text" : "title"
  }

  /// Edges that text must not run over: below a text view that scrolls there is more room.
  var firmEdges: [Edge] { Edge.allCases.filter { !control.scrolls || $0.isSideways } }

  /// Break mode in force: the first paragraph's own, else the control's.
  var lineBreakMode: LineBreakMode {
    title.title.runs.first?.attributes.paragraph.lineBreakMode ?? control.text.lineBreakMode
  }

  /// Boxes of the lines in the control, top to bottom.
  var lineFrames: [Rectangle] { text.lines.map { layout.inControl($0.frame) } }
}
