// The findings that a server shows: for a page, for the front matter of a doc, and for files that belong to no page.
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FinalizeFindings } from './finalize-findings.ts'
import type { Findings } from './findings.ts'
import { joinKey } from './keys.ts'
import type { PageRef } from './live-files.ts'
import type { Parts } from './parts.ts'
import { renderingFindings } from './rendering-findings.ts'

/** The queries from which findings are read. */
type FindingParts = Pick<Parts, 'content' | 'site' | 'articles' | 'pages'> & {
  readonly findings: Findings
  readonly finalize: FinalizeFindings
}

/** Reads findings for a server. */
export function liveFindings(
  graph: Graph,
  { content, site, articles, pages, findings, finalize }: FindingParts,
) {
  /** Errors of each locale's tables, computed once per revision, because every page requests them. */
  const errorsOf = new Map<string, { readonly revision: number; readonly errors: readonly Diagnostic[] }>()

  return {
    async findingsOf({ locale, path, file }: PageRef): Promise<readonly Diagnostic[]> {
      const key = joinKey(locale, path)
      const rendering = renderingFindings(graph, pages, key)
      if (file === undefined) return finalize.build([rendering])
      const { docAt } = await graph.demand(site.lookup, locale)
      const facts = joinKey(locale, file)
      await graph.demand(articles.facts, facts)
      const own = [...graph.diagnosticsOf(articles.facts, facts), ...rendering]
      if (!docAt(path)) return finalize.build([own])
      const rulesKey = joinKey('build', key)
      await graph.demand(findings.ofPage, rulesKey)
      // Findings about the front matter of other docs do not concern this page.
      const isOther = (name: string, head: string) => name === content.head.name && head !== file
      const rules = graph
        .diagnosticsOf(findings.ofPage, rulesKey, isOther)
        .filter(({ place }) => place?.file === file)
      const each = new Map([...own, ...rules].map((found) => [JSON.stringify(found), found]))
      return finalize.build([[...each.values()]])
    },
    async findingsOfHead(file: string): Promise<readonly Diagnostic[]> {
      await graph.demand(content.head, file)
      return finalize.build([graph.diagnosticsOf(content.head, file)])
    },
    async siteErrors(locale: string): Promise<readonly Diagnostic[]> {
      const tables = await graph.demand(site.tables, locale)
      const known = errorsOf.get(locale)
      if (known?.revision === graph.revision) return known.errors
      const docs = new Set(tables.versions.flatMap((version) => version.docs.map(({ file }) => file)))
      const isDoc = (name: string, head: string) => name === content.head.name && docs.has(head)
      const found = await finalize.build([graph.diagnosticsOf(site.tables, locale, isDoc)])
      const errors = found.filter(
        ({ severity, place }) => severity === 'error' && !docs.has(place?.file ?? ''),
      )
      errorsOf.set(locale, { revision: graph.revision, errors })
      return errors
    },
  }
}
