// Groups findings of earlier stages under one rule: scan/front-matter-syntax, scan/front-matter-unclosed and the like.
import type { Rule } from '../rule.ts'

/** Rule `front-matter`. */
export const frontMatter: Rule = {
  id: 'front-matter',
  commands: 'all',
  summary: 'The front matter of a page cannot be parsed, or a key has an invalid value.',
  level: 'warn',
  docs: 'A key with an invalid value is ignored, so the page differs from what its author intended.',
  bad: '---\nsidebar_position: первый\n---',
  good: '---\nsidebar_position: 1\n---',
  covers: [
    'scan/front-matter-syntax',
    'scan/front-matter-unclosed',
    'scan/front-matter-value',
    'scan/cut-text',
    'scan/unknown-front-matter-key',
    'scan/forbidden-key',
  ],
}
