// Groups findings of the Markdown stage under one rule: markdown/typographic-quotes.
import type { Rule } from '../rule.ts'

/** Rule `typographic-quotes`. */
export const typographicQuotes: Rule = {
  id: 'typographic-quotes',
  commands: 'all',
  summary: 'An attribute value of a tag is in typographic quotes.',
  level: 'warn',
  docs: 'The quotes become part of the value, and a value with a space ends at the space. Word processors insert such quotes.',
  bad: '<TabItem value=“a” label=“A”>',
  good: '<TabItem value="a" label="A">',
  covers: ['markdown/typographic-quotes'],
}
