// Code block languages that the highlighter does not know.
import type { Rule } from '../rule.ts'
import { unknownNames } from '../unknown-names.ts'

/** `check/unknown-language`. */
export const unknownLanguage: Rule = {
  id: 'unknown-language',
  commands: 'all',
  summary: 'The highlighter does not know the language of a code block.',
  level: 'warn',
  docs: 'Such blocks are shown without colours. Correct the name, add the language, or write `text`.',
  bad: '```sq1\nSELECT 1\n```',
  good: '```sql\nSELECT 1\n```',
  covers: ['check/unknown-language'],
  checkSite({ unknownNames: pages }, report) {
    const uses = pages.flatMap(({ unknownLanguages }) => unknownLanguages)
    const found = unknownNames('unknown-language', uses, {
      message: (name, on) =>
        `the code language '${name}' is unknown; such blocks are shown as plain text (on ${on})`,
      hint: (name, near) =>
        name === 'mermaid'
          ? 'set `markdown.mermaid: true` to draw diagrams'
          : near === undefined
            ? fixHint(name)
            : `did you mean ${near}?`,
    })
    for (const each of found) report(each)
  },
}

/** Fix for names such as `js:line-numbers` and `rust,ignore`, which say more than a language in other programs. */
function fixHint(name: string): string {
  if (name === 'math')
    return 'write $$ on the lines before and after the formula, with `markdown: { math: true }`'
  const [, bare] = /^[.:]([A-Za-z][\w+#-]*)$/.exec(name) ?? []
  if (bare !== undefined) return `write ${bare}, without the character before it`
  const [, language, more = ''] = /^([A-Za-z][\w+#-]*)[,:;=](.+)$/.exec(name) ?? []
  if (language === undefined) return 'correct the name after the fence, or write `text`'
  return /line-?num/i.test(more)
    ? `write ${language} showLineNumbers`
    : `write only ${language}; options follow after a space, as in: ${language} title="…"`
}
