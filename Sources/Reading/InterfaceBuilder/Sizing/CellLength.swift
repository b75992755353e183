internal import Model

/// Who decides how wide or tall a cell is.
enum CellLength: Hashable {
  /// The table, which is as wide as its cells.
  case container
  /// What stands in it: the cell sizes itself.
  case content
  /// A number in the file, which the app's code may overrule row by row.
  case stated
  /// Something that the file does not say.
  case unknown
}

extension ViewIndex {
  /// Whether a view is a cell, or a header or footer, which its table or collection sizes.
  func isCell(_ view: Int) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"]
      .contains(entries[view].element)
  }

  /// Whether a view is what a cell shows, always as large as the cell.
  func isCellContent(_ view: Int) -> Bool {
    guard let parent = entries[view].parent else { return false }
    return isCell(parent) && entries[view].attributes["key"] == "contentView"
  }

  /// The innermost cell that a view stands in, or is; nil outside of cells.
  func cell(around view: Int) -> Int? {
    var next: Int? = view
    while let current = next {
      if isCell(current) { return current }
      next = entries[current].parent
    }
    return nil
  }

  /// Who decides the length of the cell around a view; nil outside of cells.
  func cellLength(around view: Int, _ axis: LayoutAxis) -> CellLength? {
    cell(around: view).map { cellLength(of: $0, axis) }
  }

  /// Who decides a length of a cell; unknown for one that stands alone, as in a xib.
  private func cellLength(of cell: Int, _ axis: LayoutAxis) -> CellLength {
    guard let list = entries[cell].parent.map({ entries[$0] }) else { return .unknown }
    switch (entries[cell].element, list.element) {
    case ("tableViewCell", "tableView"):
      return axis == .horizontal ? .container : rowHeight(of: entries[cell], in: list)
    case ("collectionViewCell", "collectionView"): return itemLength(in: list)
    case ("collectionReusableView", "collectionView"):
      return flows(list) ? .stated : .unknown
    default: return .unknown
    }
  }

  /// Who decides the height of a row.
  ///
  /// A cell's own row height goes before the table's; a negative one, as `automaticDimension` is
  /// stored, or none means that rows size themselves, which an estimate of 0 switches off.
  private func rowHeight(of cell: Entry, in table: Entry) -> CellLength {
    func number(_ name: String, _ entry: Entry) -> Double? {
      entry.attributes[name].flatMap { Double($0) }
    }
    let height = number("rowHeight", cell) ?? number("rowHeight", table) ?? -1
    if height > 0 { return .stated }
    if height == 0 || !usesAutoLayout { return .unknown }
    return number("estimatedRowHeight", table) == 0 ? .unknown : .content
  }

  /// Who decides the size of an item: a flow layout with an estimated size lets it size itself.
  private func itemLength(in collection: Entry) -> CellLength {
    guard flows(collection) else { return .unknown }
    let attributes = collection.attributes
    let estimates = ["width", "height"].compactMap {
      attributes["collectionViewLayout.estimatedItemSize." + $0].flatMap { Double($0) }
    }
    let isAutomatic = attributes["collectionViewLayout.automaticEstimatedItemSize"] == "YES"
    guard isAutomatic || estimates.contains(where: { $0 > 0 }) else { return .stated }
    return usesAutoLayout ? .content : .unknown
  }

  private func flows(_ collection: Entry) -> Bool {
    collection.attributes["collectionViewLayout"] == "collectionViewFlowLayout"
  }

  /// Whether the cell around a view lays that view out by itself, as those of the standard styles do
  /// with their title and detail: the cell names them by their ids.
  func isLaidOutByCell(_ view: Int) -> Bool {
    guard let cell = cell(around: view) else { return false }
    return ["textLabel", "detailTextLabel"].contains { key in
      entries[cell].attributes[key].flatMap { number(of: $0) } == view
    }
  }
}
