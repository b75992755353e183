extension WritingDirection {
  /// Scripts that run from right to left.
  static let scripts: Set<String> = [
    "adlm", "arab", "armi", "avst", "chrs", "cprt", "elym", "hatr", "hebr", "hung", "khar",
    "lydi", "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr",
    "palm", "phli", "phlp", "phnx", "prti", "rohg", "samr", "sarb", "sogd", "sogo", "syrc",
    "thaa", "yezi",
  ]

  /// Languages that ICU 72 takes to be written in one of them, wherever they are spoken.
  static let languages: Set<String> = [
    "ae", "aeb", "ajt", "apc", "apd", "ar", "ara", "arc", "arq", "ars", "ary", "arz", "ave",
    "avl", "bal", "bej", "bft", "bgn", "bqi", "brh", "cja", "ckb", "dcc", "dgl", "div", "dv",
    "fa", "fas", "fia", "fub", "gbz", "gjk", "gju", "glk", "grc", "gwc", "gwt", "haz", "he",
    "heb", "hnd", "hno", "iw", "ji", "kas", "kby", "khw", "ks", "kvx", "kxp", "kzh", "lad",
    "lah", "lki", "lrc", "luz", "mde", "mfa", "mki", "mvy", "myz", "mzn", "nqo", "oru", "ota",
    "otk", "oui", "pal", "phl", "phn", "pra", "prd", "ps", "pus", "rhg", "rmt", "scl", "sd",
    "sdh", "shu", "skr", "smp", "snd", "sog", "swb", "syr", "trw", "ug", "uig", "ur", "urd",
    "wni", "xco", "xld", "xmn", "xmr", "xna", "xpr", "xsa", "yi", "yid", "zdj",
  ]

  /// Regions in which a language is written in the other direction.
  static let regions: [String: Set<String>] = [
    "az": ["iq", "ir"], "aze": ["iq", "ir"], "ha": ["cm", "sd"], "hau": ["cm", "sd"],
    "kaz": ["af", "cn", "ir", "mn"], "kir": ["cn"], "kk": ["af", "cn", "ir", "mn"], "ku": ["lb"],
    "kur": ["lb"], "ky": ["cn"], "man": ["gn"], "ms": ["cc"], "msa": ["cc"], "pa": ["pk"],
    "pan": ["pk"], "sd": ["in"], "snd": ["in"], "tg": ["pk"], "tgk": ["pk"], "ug": ["kz", "mn"],
    "uig": ["kz", "mn"], "uz": ["af"], "uzb": ["af"],
    "und": [
      "ae", "af", "bh", "dz", "eg", "eh", "il", "iq", "ir", "jo", "km", "kw", "lb", "ly", "ma",
      "mr", "mv", "om", "pk", "ps", "qa", "sa", "sd", "sy", "tn", "ye",
    ],
  ]
}
