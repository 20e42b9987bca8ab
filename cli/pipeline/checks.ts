// The question of `docsite check`: the findings that a build would have, what further rules find, and what comments silence in
// vain. Nothing is rendered for it.
import type { CheckLevels } from '../check/levels.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import type { FinalizeFindings } from './finalize-findings.ts'
import type { Asker, Findings } from './findings.ts'
import type { Inputs } from './inputs.ts'
import { joinKey } from './keys.ts'
import type { searchTestQuery } from './search-tests.ts'

export { LEVEL_NAMES, RULE_IDS } from '../check/levels.ts'
export { RULES } from '../check/registry.ts'
export type { Rule } from '../check/rule.ts'
export { SEARCH_TESTS } from './search-tests.ts'

/** A check to make. */
export interface CheckRequest extends CheckLevels {
  /** Findings from outside the graph, like those of the configuration. Asked for when everything has been read. */
  readonly notices: () => readonly Diagnostic[]
}

/** What a check is made with. */
interface CheckParts {
  readonly inputs: Inputs
  readonly findings: Findings
  readonly searchTests: ReturnType<typeof searchTestQuery>
  readonly finalize: FinalizeFindings
}

/** All findings of a site; `clashes` are those of files that overwrite each other. */
export async function checkSite(
  graph: Graph,
  { inputs, findings, searchTests, finalize }: CheckParts,
  { levels, only, notices }: CheckRequest,
  clashes: readonly Diagnostic[],
): Promise<readonly Finding[]> {
  const asker: Asker = asksForTimes({ levels, only }) ? 'check-with-times' : 'check'
  const found: (readonly Diagnostic[])[] = [clashes]
  const pages = new Set<string>()
  for (const { code } of await graph.demand(inputs.locales, '')) {
    const key = joinKey(asker, code)
    await graph.demand(findings.ofLocale, key)
    found.push(graph.diagnosticsOf(findings.ofLocale, key))
    for (const file of await graph.demand(findings.files, code)) if (/\.mdx?$/i.test(file)) pages.add(file)
  }
  await graph.demand(searchTests, '')
  found.push(graph.diagnosticsOf(searchTests, ''), notices())
  return finalize.check(found, pages, { levels, only })
}

/** Whether a check compares times of commits, which are no part of any file. */
export function asksForTimes({ levels, only }: CheckLevels): boolean {
  const rule = 'outdated-translation'
  return only ? only.includes(rule) : (levels[rule] ?? 'off') !== 'off'
}
