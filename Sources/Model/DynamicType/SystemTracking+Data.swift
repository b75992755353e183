extension SystemTracking {
  /// Tracking by point size, in 1/2048 em, as (size, tracking).
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, "SF Pro, iOS, iPadOS, visionOS", read
  /// from two public copies and one design tool's table, all equal. The guidelines print rounded
  /// thousandths of an em and rounded points; each value here is the middle of the whole font
  /// units that round to both printed numbers.
  static let rows: [(size: Double, units: Double)] = [
    (6, 83), (7, 69), (8, 53), (9, 38), (10, 24), (11, 12), (12, 0),
    (13, -12.5), (14, -22), (15, -31.5), (16, -39.5), (17, -52.5), (18, -50.5), (19, -48.5),
    (20, -46.5), (21, -35.5), (22, -24.5), (23, -9), (24, 6), (25, 12.5), (26, 17),
    (27, 22), (28, 28), (29, 28), (30, 27), (31, 26), (32, 26), (33, 25),
    (34, 24), (35, 22), (36, 21), (37, 20), (38, 20), (39, 20), (40, 19),
    (41, 18), (42, 18), (43, 18), (44, 17), (45, 16), (46, 16), (47, 16),
    (48, 15), (49, 14), (50, 14), (51, 14), (52, 13), (53, 12), (54, 12),
    (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5),
    (70, 4), (72, 4), (76, 2), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0),
  ]
}
