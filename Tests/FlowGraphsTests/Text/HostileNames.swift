/// Names that broke the drawings of this project's relatives, and more of their kind.
enum HostileNames {
  static let all = [
    "State", "end", "note", "[*]", ":", ";", "end note", "default", "as x", "asx", "state", "node",
    "edge", "graph", "subgraph", "a:b", "a.b", "a b", "a\"b\\", "\\", "\"", "\\\"", "\\n", "\\|",
    "|", "a|b", "||", "-->", "--", "---", ":::", "%%", "%%{init: {}}%%", "}%%", "{", "}", "{x|y}",
    "<b>", "b<4", "a&lt;b", "&amp;", "#35;", "#", "##", "&", "Foo<Bar>", "<<fork>>", "[[fork]]",
    "[[[choice]]]", "<br/>", "<!-- x -->", "</script>", "direction LR", "DIRECTION\u{A0}tb",
    "a direction\n RL", "redirection LR", "classDef x fill#colon;red", "style a:#b;", "accTitle: x",
    "hide empty description", "scale 3 width", "line\nend", "line\r\nend", "line\rend", "\n", "",
    " ", "  padded  ", "tab\there", "nul\u{0}bell\u{7}", "del\u{7F}\u{85}", "\u{2028}", "\u{FFFE}",
    "👩‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{301}", "שלום", "مرحبا", "\u{202E}rtl", "\u{FEFF}bom", "`code`",
    "```", "**bold**", "_x_", "snake_case", "~~gone~~", "$$x$$", "[a](b)", "![a][b]", "* item",
    "# heading", "1. first", "fa:fa-car", "ﬂ°°35¶ß", "$(x)", "'", "ß", "ends: x", "(start)",
    "any step", "any_step", "s_end", "x → y",
  ]
}
