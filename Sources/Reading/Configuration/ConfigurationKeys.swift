/// The keys of a configuration with what holds where none is said.
package enum ConfigurationKeys {
  /// A key.
  package struct Key: Hashable, Sendable {
    /// The key as the file spells it.
    package var name: String
    /// What holds without it, in words.
    package var standard: String
  }

  /// All keys, in the order of documents.
  package static let all: [Key] = ConfigurationDraft.table.keys.map { key in
    Key(name: key.name, standard: standards[key.name] ?? "none")
  }

  private static let standards = [
    "inputs": "the paths of the command line", "sizes": "all twelve", "widths": "[own, se]",
    "assume-scaling": "off",
    "bold-text": "off", "ios": "left open", "workers": "one a processor", "rules": "all, failing",
    "must-pass": "all sizes", "format": "[html, json, console]", "output": "reports",
    "cells": "off", "whole": "off", "cures": "off", "fail-on": "whatever is proven",
    "strict": "off",
    "lenient": "off", "max-findings": "0", "ratchet": "off",
  ]
}
