// Gives findings of earlier stages their place among the rules: check/unknown-component, markdown/unknown-tag, theme/missing-module.
import type { CoverRule } from '../rule.ts'

/** Rule `unknown-component`. */
export const unknownComponent: CoverRule = {
  id: 'unknown-component',
  summary: 'A page uses a component that does not exist.',
  level: 'warn',
  docs: 'The tag is left out and its content kept.',
  bad: '<Tabz>…</Tabz>',
  good: '<Tabs>…</Tabs>',
  covers: ['check/unknown-component', 'markdown/unknown-tag', 'theme/missing-module'],
}
