// Queries of the server: the file at an address, and the state of a page or of the whole site.
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

/** Server view of the site. */
export interface LiveView {
  /**
   * The first of these paths, relative to the output folder, for which a build would produce a file; null if there is none.
   * Pages are tried before other files: a path that is not a page is looked up in the lists of all formats.
   */
  fileAt(paths: readonly string[]): Promise<LiveFile | null>
  /** The page whose document is at a path, without rendering it. */
  pageAt(path: string): Promise<PageRef | null>
  /** All pages, in route order. */
  pages(): Promise<readonly PageRef[]>
  /** Compiles a page and what the checker needs from it. */
  prepare(page: PageRef): Promise<void>
  /** Keys of the parts into which docs are grouped for gathering findings. */
  findingParts(): Promise<readonly string[]>
  /** Gathers the findings of a part. */
  gather(part: string): Promise<void>
  /** Loads the browser code. */
  runtime(): Promise<void>
  /** Compiles and renders a page in advance: code that has run once is faster, and threads are started before they are needed. */
  warmUp(page: PageRef): Promise<void>
  /** Findings about a page: those of its own files, and those of the link rules. */
  findingsOf(page: PageRef): Promise<readonly Diagnostic[]>
  /** Findings in the front matter of a doc. */
  findingsOfHead(file: string): Promise<readonly Diagnostic[]>
  /** Errors in files that belong to no page, such as sidebars: they affect every page of the locale. */
  siteErrors(locale: string): Promise<readonly Diagnostic[]>
  /** Top-level names in the site folder that the site may be built from. */
  sourceFolders(): Promise<readonly string[]>
  /** The configuration was replaced. */
  reconfigured(): Promise<void>
  /** The sources of the browser code may have changed. */
  runtimeChanged(): Promise<void>
}

/** The queries that a server needs. */
interface LiveParts extends Omit<Parts, 'shared'> {
  readonly outputs: Outputs
  readonly findings: Findings
  readonly finalize: FinalizeFindings
}

/** The server's view of the graph. */
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

/** Top-level names in the site folder that a site with these settings and modules may be built from. */
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

/** The part of a path to watch: its first segment, including leading `../` for folders outside the site. */
function topFolder(path: string): string {
  const [, beside = '', name = ''] = /^(?:\.\/)*((?:\.\.\/)*)([^/]*)/.exec(path) ?? []
  return beside + name
}
