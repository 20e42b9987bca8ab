// Reports ignore comments that silence nothing or are malformed (cli/check/ignores.ts).
import type { Rule } from '../rule.ts'

/** Rule `ignore`. */
export const ignore: Rule = {
  id: 'ignore',
  commands: 'check',
  summary: 'A `docsite-ignore` comment matches nothing, names no rule or gives no reason.',
  level: 'warn',
  docs: 'An ignore that is no longer needed hides the next mistake. Every ignore says why.',
  bad: '<!-- docsite-ignore broken-link -->',
  good: '<!-- docsite-ignore broken-link: the page comes with 10.4 -->',
}
