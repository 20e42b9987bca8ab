// Comments that silence findings are findings themselves when they silence nothing (cli/check/ignores.ts).
import type { RuleInfo } from '../../model/finding.ts'

/** Rule `ignore`. */
export const ignore: RuleInfo = {
  id: 'ignore',
  summary: 'A `docsite-ignore` comment matches nothing, names no rule or gives no reason.',
  level: 'warn',
  docs: 'An ignore that is no longer needed hides the next mistake. Every ignore says why.',
  bad: '<!-- docsite-ignore broken-link -->',
  good: '<!-- docsite-ignore broken-link: the page comes with 10.4 -->',
}
