// The findings that each command requests: those of a build, and those of `docsite check`, which applies further rules, reports
// suppression comments that suppress nothing, and renders nothing.
import type { CheckLevels } from '../check/levels.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { compileFirst } from './compile-first.ts'
import type { FinalizeFindings } from './finalize-findings.ts'
import type { FindingsCommand } from './findings.ts'
import { joinKey } from './keys.ts'
import { outputClashes } from './output-lists.ts'
import { renderingFindings } from './rendering-findings.ts'
import type { Stages } from './stages.ts'

export { refusalFindings } from '../check/finalize.ts'
export { downgradeName, LEVEL_NAMES, RULE_IDS } from '../check/levels.ts'
export { RULES } from '../check/registry.ts'
export type { Rule } from '../check/rule.ts'
export { queryMetrics, readQueryList } from '../check/search-queries.ts'
export { SEARCH_TESTS } from './search-tests.ts'

/** Parameters of a check. */
export interface CheckRequest extends CheckLevels {
  /** Findings from outside the graph, such as those of the configuration. Called after everything has been read. */
  readonly notices: () => readonly Diagnostic[]
}

/** Findings by command. */
export interface SiteFindings {
  /** All findings of a build, each once. Rendering findings are included for the pages that were rendered. */
  findings(): Promise<readonly Diagnostic[]>
  /** Findings from outside the graph, such as those of the configuration, with their build levels applied. */
  weighed(notices: readonly Diagnostic[]): Promise<readonly Diagnostic[]>
  /** Findings of all rules, without building the site. */
  check(request: CheckRequest): Promise<readonly Finding[]>
  /** Findings of the rules that look at single pages: page address -> findings. */
  checkPages(): Promise<ReadonlyMap<string, readonly Diagnostic[]>>
}

/** The findings of the site in a graph. */
export function siteFindings(graph: Graph, stages: Stages, finalize: FinalizeFindings): SiteFindings {
  return {
    findings: async () => finalize.build(await findingsOfBuild(graph, stages)),
    weighed: (notices) => finalize.build([notices]),
    check: (request) => checkSite(graph, stages, finalize, request),
    checkPages: () => checkPages(graph, stages),
  }
}

async function findingsOfBuild(graph: Graph, stages: Stages): Promise<readonly (readonly Diagnostic[])[]> {
  const { inputs, site, pages, findings } = stages
  const found: (readonly Diagnostic[])[] = []
  for (const { code } of await graph.demand(inputs.locales, '')) {
    const key = joinKey('build', code)
    await graph.demand(findings.ofLocale, key)
    const { routes } = await graph.demand(site.tables, code)
    found.push([
      ...graph.diagnosticsOf(findings.ofLocale, key),
      ...routes.flatMap(({ path }) => renderingFindings(graph, pages, joinKey(code, path))),
    ])
  }
  return [...found, await outputClashes(graph, stages)]
}

async function checkSite(
  graph: Graph,
  stages: Stages,
  finalize: FinalizeFindings,
  { levels, only, notices }: CheckRequest,
): Promise<readonly Finding[]> {
  const { inputs, findings, searchTests } = stages
  for (const { code } of await graph.demand(inputs.locales, '')) await compileFirst(graph, stages, code)
  const asker: FindingsCommand = needsCommitTimes({ levels, only }) ? 'check-with-times' : 'check'
  const found: (readonly Diagnostic[])[] = [await outputClashes(graph, stages)]
  const pages = new Set<string>()
  for (const { code } of await graph.demand(inputs.locales, '')) {
    const key = joinKey(asker, code)
    await graph.demand(findings.ofLocale, key)
    found.push(graph.diagnosticsOf(findings.ofLocale, key))
    for (const file of await graph.demand(findings.files, code)) if (isMarkdown(file)) pages.add(file)
  }
  await graph.demand(searchTests.tests, '')
  found.push(graph.diagnosticsOf(searchTests.tests, ''), notices())
  return finalize.check(found, pages, { levels, only })
}

async function checkPages(
  graph: Graph,
  { inputs, site, findings }: Stages,
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  const found = new Map<string, readonly Diagnostic[]>()
  for (const { code } of await graph.demand(inputs.locales, '')) {
    const { versions } = await graph.demand(site.tables, code)
    for (const { permalink } of versions.flatMap(({ docs }) => docs)) {
      const key = joinKey('check', code, permalink)
      await graph.demand(findings.ofPage, key)
      found.set(
        permalink,
        graph.diagnosticsOf(findings.ofPage, key, () => true),
      )
    }
  }
  return found
}

/** Whether a check compares commit times, which are not part of any file. */
export function needsCommitTimes({ levels, only }: CheckLevels): boolean {
  const rule = 'outdated-translation'
  return only ? only.includes(rule) : (levels[rule] ?? 'off') !== 'off'
}
