// The questions that a server puts to the graph: the file at an address, and how a page or the whole site is doing.
import type { Graph } from '../graph/graph.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import type { Compiler } from '../model/ports.ts'
import type { FinalizeFindings } from './finalize-findings.ts'
import type { Findings } from './findings.ts'
import { joinKey } from './keys.ts'
import { type LiveFile, liveFiles, type PageRef } from './live-files.ts'
import { liveFindings } from './live-findings.ts'
import type { Outputs } from './outputs.ts'
import type { Parts } from './parts.ts'

export type { PageRef } from './live-files.ts'

/** The living site. */
export interface LiveView {
  /**
   * The first file at these paths below the output folder that a build would make; null when it would make none of them. Pages go
   * before other files: what is not asked for as a page is looked for in the lists of all formats.
   */
  fileAt(paths: readonly string[]): Promise<LiveFile | null>
  /** The page whose document is at a path, without making it. */
  pageAt(path: string): Promise<PageRef | null>
  /** All pages, in the order of the routes. */
  pages(): Promise<readonly PageRef[]>
  /** Compiles a page and what the search and the checker need of it. */
  prepare(page: PageRef): Promise<void>
  /** Docs whose findings are gathered together, in parts. */
  findingParts(): Promise<readonly string[]>
  /** Gathers the findings of a part. */
  gather(part: string): Promise<void>
  /** Loads the browser program. */
  runtime(): Promise<void>
  /** Compiles and makes a page whose files are known: code that has run is faster, and threads are there when they are needed. */
  warmUp(page: PageRef): Promise<void>
  /** Findings about a page: of its own files, and of the rules on its links. */
  findingsOf(page: PageRef): Promise<readonly Diagnostic[]>
  /** Findings in the front matter of a doc. */
  findingsOfHead(file: string): Promise<readonly Diagnostic[]>
  /** Errors in files that belong to no page, like sidebars: they concern every page of the locale. */
  siteErrors(locale: string): Promise<readonly Diagnostic[]>
  /** Top-level names of the site folder that the site may be made from. */
  sourceFolders(): Promise<readonly string[]>
  /** The configuration was replaced. */
  reconfigured(): Promise<void>
  /** The sources of the browser program may have changed. */
  runtimeChanged(): Promise<void>
}

/** What a server asks. */
interface LiveParts extends Omit<Parts, 'shared'> {
  readonly outputs: Outputs
  readonly findings: Findings
  readonly finalize: FinalizeFindings
}

/** The view of a server on the graph. */
export function liveView(graph: Graph, compiler: Compiler, parts: LiveParts): LiveView {
  const { inputs, site, articles, code, pages, findings } = parts

  async function refs(locale: string): Promise<readonly PageRef[]> {
    const routes = await graph.demand(site.routes, locale)
    return routes.map(({ path, file }) => ({ locale, path, ...(file === undefined ? {} : { file }) }))
  }

  const plans = () => graph.demand(inputs.locales, '')

  return {
    ...liveFiles(graph, parts),
    ...liveFindings(graph, parts),
    async pages() {
      const all = await Promise.all((await plans()).map(({ code }) => refs(code)))
      return all.flat()
    },
    async prepare({ locale, path, file }) {
      if (file === undefined) return
      await graph.demand(findings.ofPage, joinKey('build', locale, path))
    },
    async findingParts() {
      const all = await Promise.all(
        (await plans()).map(({ code }) => graph.demand(findings.partsOf, joinKey('build', code))),
      )
      return all.flat()
    },
    async gather(part) {
      await graph.demand(findings.part, part)
    },
    async runtime() {
      await graph.demand(code.runtime, '')
    },
    async warmUp({ locale, path, file }) {
      if (file === undefined) return
      const ready = await articles.prepared(joinKey(locale, file), graph.demand)
      if (ready) await compiler.compile(ready.input)
      await graph.demand(pages.files, joinKey(locale, path))
    },
    async sourceFolders() {
      const modules = await graph.demand(code.modules, '')
      return topFolders(await graph.demand(inputs.config, ''), modules)
    },
    reconfigured: () =>
      graph.invalidate([
        { query: inputs.config, key: '' },
        { query: inputs.locales, key: '' },
      ]),
    runtimeChanged: () => graph.invalidate([{ query: code.runtime, key: '' }]),
  }
}

/** Top-level names of the site folder that a site with these settings and modules may be made from. */
function topFolders(config: SiteConfig, modules: readonly PageModule[]): readonly string[] {
  const named = config.docs.flatMap(({ id, path, sidebarPath }) => {
    const prefix = id === 'default' ? '' : `${id}_`
    return [
      path,
      ...(typeof sidebarPath === 'string' ? [sidebarPath] : []),
      `${prefix}versioned_docs`,
      `${prefix}versioned_sidebars`,
    ]
  })
  const own = ['theme', 'src', ...modules.map(({ file }) => file)]
  const all = [...named, ...config.staticDirectories, config.i18n.path, ...own]
  return [...new Set(all.map(topFolder))].filter(Boolean)
}

/** The part of a path that is watched: its first name, and for what lies beside the site that of the folder there. */
function topFolder(path: string): string {
  const [, beside = '', name = ''] = /^(?:\.\/)*((?:\.\.\/)*)([^/]*)/.exec(path) ?? []
  return beside + name
}
