// Reports ignore comments that silence nothing or are malformed (cli/check/ignores.ts).
import type { Rule } from '../rule.ts'

/** Rule `ignore`. */
export const ignore: Rule = {
  id: 'ignore',
  commands: 'check',
  summary: 'A `docsite-ignore` comment matches nothing, names no rule or gives no reason.',
  level: 'warn',
  docs: 'A comment that is no longer needed hides the next mistake. Every comment must give a reason.',
  bad: '<!-- docsite-ignore broken-link -->',
  good: '<!-- docsite-ignore broken-link: the page comes with 10.4 -->',
}
