package import Model

/// A hand-made layout and what a rule must say of it.
package struct RuleExample: Sendable {
  /// What is seen, as a phrase.
  package let caption: String
  /// The layout.
  package let subject: Subject
  /// The answer.
  package let expected: Outcome

  /// Shows what the rule finds.
  static func fails(_ caption: String, _ subject: Subject) -> RuleExample {
    RuleExample(caption: caption, subject: subject, expected: .fails)
  }

  /// Shows what the rule leaves alone.
  static func passes(_ caption: String, _ subject: Subject) -> RuleExample {
    RuleExample(caption: caption, subject: subject, expected: .passes)
  }

  /// Shows what the rule can't decide.
  static func needsReview(_ caption: String, _ subject: Subject) -> RuleExample {
    RuleExample(caption: caption, subject: subject, expected: .needsReview)
  }

  /// Shows what the rule does not look at.
  static func doesNotApply(_ caption: String, _ subject: Subject) -> RuleExample {
    RuleExample(caption: caption, subject: subject, expected: .doesNotApply)
  }
}
