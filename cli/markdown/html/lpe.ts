// Prism grammar of LPE, the expression language of the platform this site documents.
import type { Syntax } from 'refractor/core'

/** Registers the language `lpe`. */
export const lpe: Syntax = Object.assign(
  (refractor: Parameters<Syntax>[0]): void => {
    refractor.languages.lpe = {
      // The prefix that marks a configuration value as an expression.
      prolog: { pattern: /^(\s*)(?:lpe:|\u26a1\ufe0f?)/, lookbehind: true },
      comment: [
        { pattern: /\/\*[\s\S]*?(?:\*\/|$)/, greedy: true },
        { pattern: /\/\/.*/, greedy: true },
        // `1--2` is a subtraction: a comment begins after whitespace or at the start.
        { pattern: /(^|\s)--.*/, lookbehind: true, greedy: true },
      ],
      date: { pattern: /\bD'(?:\\.|[^'\\\r\n])*'/, greedy: true, alias: 'string' },
      string: { pattern: /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/, greedy: true },
      keyword: /\b(?:VAR|RETURN|and|in|is|not|or)\b/,
      boolean: /\b(?:true|false)\b|#[tf]\b/,
      constant: { pattern: /\b(?:null|NIL)\b/, alias: 'keyword' },
      // `sum(amount):total` names a column; `a::int` casts it.
      'type-cast': { pattern: /(::\s*)[A-Za-z_]\w*/, lookbehind: true, alias: 'class-name' },
      alias: { pattern: /((?:^|[^:]):\s*)[\p{L}_][\p{L}\d_]*/u, lookbehind: true, alias: 'property' },
      number: /(?<![\p{L}\d_.])\d+(?:\.\d+)?(?:e[+-]?\d+)?/iu,
      function: /[\p{L}_$][\p{L}\d_$]*(?=\s*\()/u,
      operator:
        /->>?|~>|=>|:=|::|!~|<>|[<>!]=|&&|\|\||\.\.|[-+*/=<>~?:!\u2227\u2228\u00ac\u2260\u2264\u2265]/,
      punctuation: /[()[\]{},;.]|\$(?=\{)/,
    }
  },
  { displayName: 'lpe', aliases: [] },
)
