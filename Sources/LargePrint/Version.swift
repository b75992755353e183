/// The tool's own version.
public enum Version {
  /// Version by semantic versioning; goes into every report.
  public static let current = "0.1.0"
}
