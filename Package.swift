// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: warnings are errors, imports say what they mean.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target of ours, at its default path.
func target(_ name: String, _ dependencies: [Target.Dependency], safe: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: safe ? house + [.strictMemorySafety()] : house)
}

/// A test target that mirrors the target it is named after.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: house)
}

let package = Package(
  name: "LargePrint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "largeprint", targets: ["LargePrintCLI"]),
    .library(name: "LargePrint", targets: ["LargePrint", "Model"]),
    .plugin(name: "LargePrintCommand", targets: ["LargePrintCommand"]),
  ],
  targets: [
    // System libraries, one module each; every shim says why it is needed.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CHyphen", providers: [.apt(["libhyphen-dev"]), .brew(["hyphen"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // Values only; imports nothing.
    .target(
      name: "Model", swiftSettings: house,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // JSON text with the line and column of every value; imports nothing.
    target("JSONText", []),
    // Fonts, shaping and Unicode; the only target that touches those libraries.
    target(
      "TextEngine", ["Model", "JSONText", "CFreeType", "CHarfBuzz", "CHyphen", "CICU", "CNettle"],
      safe: true),
    // A title becomes lines.
    target("Typesetting", ["TextEngine", "Model"]),
    // Linear constraints with priorities become values; imports nothing.
    target("ConstraintSolver", []),
    // A control's parts find their places, as UIKit would place them.
    target("UIKitLayout", ["ConstraintSolver", "Typesetting", "Model"]),
    // Laid-out controls become findings.
    target("Auditing", ["Model"]),
    // Files become controls.
    target("Reading", ["Model", "JSONText", "CLibXML2", "CYAML"], safe: true),
    // A report becomes text.
    target("Reporting", ["Model", "JSONText"]),
    // The audit: read, lay out, check, report, in parallel.
    target(
      "LargePrint",
      [
        "Reading", "TextEngine", "Typesetting", "UIKitLayout", "Auditing", "Reporting", "JSONText",
        "Model",
      ]),
    // Words in, words out.
    .executableTarget(
      name: "LargePrintCLI",
      dependencies: ["LargePrint", "Reading", "Reporting", "Auditing", "Model"],
      swiftSettings: house),
    // `swift package largeprint`, from a package that depends on this one.
    .plugin(
      name: "LargePrintCommand",
      capability: .command(
        intent: .custom(verb: "largeprint", description: "Audits text at every size."),
        permissions: [
          .writeToPackageDirectory(reason: "The reports are written into the package's folder.")
        ]),
      dependencies: ["LargePrintCLI"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "LargePrint", "Reporting", "UIKitLayout", "TextEngine", "Typesetting", "Model",
      ],
      path: "Benchmarks", swiftSettings: house),
    // Solved frames against those that Interface Builder stored.
    .executableTarget(
      name: "Frames",
      dependencies: ["Reading", "UIKitLayout", "Typesetting", "TextEngine", "Model"],
      path: "Tools/Frames", swiftSettings: house),

    .target(
      name: "TestSupport", dependencies: ["Model"], path: "Tests/TestSupport", swiftSettings: house),
    tests("ModelTests", ["Model"]),
    tests("JSONTextTests", ["JSONText"]),
    tests("TextEngineTests", ["TextEngine", "Model"]),
    tests("TypesettingTests", ["Typesetting", "TextEngine", "Model"], exclude: ["Cases"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("UIKitLayoutTests", ["UIKitLayout", "Typesetting", "TextEngine", "Model"]),
    tests("AuditingTests", ["Auditing", "Model"]),
    tests("ReadingTests", ["Reading", "JSONText", "Model"]),
    tests("ReportingTests", ["Reporting", "JSONText", "Model"], exclude: ["Goldens"]),
    tests(
      "EndToEndTests",
      ["LargePrint", "Auditing", "Reading", "Reporting", "TextEngine", "JSONText", "Model"]),
    tests(
      "HouseTests", ["Auditing", "Reading", "Reporting", "UIKitLayout", "LargePrint", "Model"]),
  ],
  swiftLanguageModes: [.v6]
)
