// What a server asks of the graph: the file at an address without listing formats that need every page, and how one page or
// the whole site is doing.

import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { Compiler } from '../model/ports.ts'
import type { LocalePlan } from '../model/reader.ts'
import { onceFor } from '../text/once-for.ts'
import type { Findings } from './findings.ts'
import { joinKey } from './keys.ts'
import type { OutputGroup, Outputs } from './outputs.ts'
import { pageStyle } from './page-style.ts'
import { publishedAsset } from './pages.ts'
import type { Parts } from './parts.ts'
import { plainFile } from './plain-file.ts'
import { renderingFindings } from './rendering-findings.ts'
import type { Conclude } from './silenced.ts'

/** A page of the site. */
export interface PageRef {
  readonly locale: string
  /** Path of its route. */
  readonly path: string
  /** File of the doc; absent for pages made from no file of their own. */
  readonly file?: string
}

/** A file of the site; `page` when it is the document of a page. */
export interface LiveFile extends OutputFile {
  readonly page?: PageRef
}

/** The living site. */
export interface LiveView {
  /** The file at a path below the output folder; null when a build would not make it. */
  fileAt(path: string): Promise<LiveFile | null>
  /** The page whose document is at a path, without making it. */
  pageAt(path: string): Promise<PageRef | null>
  /** All pages, in the order of the routes. */
  pages(): Promise<readonly PageRef[]>
  /** Compiles a page and what the search and the checker need of it. */
  prepare(page: PageRef): Promise<void>
  /** Docs whose findings are concluded together, in parts. */
  findingParts(): Promise<readonly string[]>
  /** Concludes the findings of a part. */
  conclude(part: string): Promise<void>
  /** Loads the browser program. */
  runtime(): Promise<void>
  /** Compiles and makes a page whose files are known: code that has run is faster, and threads are there when they are needed. */
  rehearse(page: PageRef): Promise<void>
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
  readonly conclude: Conclude
}

/** Formats whose lists need every page; their files are found through the pages that were asked for. */
const NEED_ALL_PAGES: readonly string[] = ['page-styles', 'content-assets', 'client-assets']

/** Pages remembered as asked for: what they name is looked for among them first. */
const RECENT_PAGES = 200

const groupsByPath = onceFor(
  (listed: readonly OutputGroup[]) =>
    new Map(listed.flatMap((group) => group.paths.map((path) => [path, group]))),
)

/** The view of a server on the graph. */
export function liveView(graph: Graph, compiler: Compiler, parts: LiveParts): LiveView {
  const { inputs, content, site, articles, code, pages, outputs, findings, conclude } = parts
  const recent = new Map<string, PageRef>()
  /** Errors of each locale's tables, worked out once in a revision: every page asks for them. */
  const errorsOf = new Map<string, { readonly revision: number; readonly errors: readonly Diagnostic[] }>()

  const plans = () => graph.demand(inputs.locales, '')

  /** Locales a path may belong to, the one with the longest prefix first. */
  async function plansAt(path: string): Promise<readonly LocalePlan[]> {
    const all = (await plans()).filter(({ outPrefix }) => path.startsWith(outPrefix))
    return all.sort((a, b) => b.outPrefix.length - a.outPrefix.length)
  }

  async function refs(locale: string): Promise<readonly PageRef[]> {
    const routes = await graph.demand(site.routes, locale)
    return routes.map(({ path, file }) => ({ locale, path, ...(file === undefined ? {} : { file }) }))
  }

  async function groupAt(locale: string, format: string, path: string): Promise<OutputGroup | undefined> {
    return groupsByPath(await graph.demand(outputs.listed, joinKey(locale, format))).get(path)
  }

  async function made(group: OutputGroup, path: string): Promise<OutputFile | null> {
    const files = await graph.demand(outputs.output, group.key)
    const file = files.find((other) => other.path === path)
    return file ? plainFile(file) : null
  }

  async function pageOf(locale: string, path: string) {
    const group = await groupAt(locale, 'pages', path)
    if (!group) return null
    const file = (await graph.demand(site.lookup, locale)).docAt(group.arg)?.doc.file
    const page: PageRef = { locale, path: group.arg, ...(file === undefined ? {} : { file }) }
    return { group, page, isDocument: path === group.paths[0] }
  }

  async function pageFile(locale: string, path: string): Promise<LiveFile | null> {
    const found = await pageOf(locale, path)
    if (!found) return null
    const { group, page, isDocument } = found
    remember(page)
    const file = await made(group, path)
    return file && isDocument ? { ...file, page } : file
  }

  function remember(page: PageRef): void {
    const key = joinKey(page.locale, page.path)
    recent.delete(key)
    recent.set(key, page)
    for (const oldest of recent.keys()) {
      if (recent.size <= RECENT_PAGES) break
      recent.delete(oldest)
    }
  }

  /** Files named by pages: through the pages asked for last, else through all. */
  async function namedFile(plan: LocalePlan, path: string): Promise<OutputFile | null> {
    const below = path.slice(plan.outPrefix.length)
    const runtime = await graph.demand(code.runtime, '')
    const client = runtime.files.find((file) => file.path === below)
    if (client) return { path, body: client.body }
    if (!below.startsWith('assets/')) return null
    const { docAt } = await graph.demand(site.lookup, plan.code)
    for (const page of [...recent.values()].reverse()) {
      if (page.locale !== plan.code || !docAt(page.path)) continue
      const found = below.startsWith('assets/files/')
        ? await assetOf(page, below, path)
        : await styleOf(page, plan, path)
      if (found) return found
    }
    for (const format of ['page-styles', 'content-assets']) {
      const group = await groupAt(plan.code, format, path)
      if (group) return made(group, path)
    }
    return null
  }

  async function assetOf(page: PageRef, below: string, path: string): Promise<OutputFile | null> {
    for (const { asset } of await graph.demand(pages.targets, joinKey(page.locale, page.path))) {
      if (!asset || publishedAsset(asset) !== below) continue
      const body = await graph.demand(inputs.bytes, asset.path)
      if (body) return { path, body }
    }
    return null
  }

  async function styleOf(page: PageRef, plan: LocalePlan, path: string): Promise<OutputFile | null> {
    if (page.file === undefined) return null
    const facts = await graph.demand(articles.facts, joinKey(page.locale, page.file))
    const style = pageStyle(facts?.styles ?? {}, plan)
    return style?.path === path ? { path, body: style.body } : null
  }

  return {
    async pageAt(path) {
      for (const { code } of await plansAt(path)) {
        const found = await pageOf(code, path)
        if (found?.isDocument) return found.page
      }
      return null
    },
    async fileAt(path) {
      for (const plan of await plansAt(path)) {
        const page = await pageFile(plan.code, path)
        if (page) return page
        for (const { name } of EMITTERS) {
          if (name === 'pages' || NEED_ALL_PAGES.includes(name)) continue
          const group = await groupAt(plan.code, name, path)
          if (group) return made(group, path)
        }
        const named = await namedFile(plan, path)
        if (named) return named
      }
      return null
    },
    async pages() {
      const all = await Promise.all((await plans()).map(({ code }) => refs(code)))
      return all.flat()
    },
    async prepare({ locale, path, file }) {
      if (file === undefined) return
      await graph.demand(findings.ofPage, joinKey(locale, path))
    },
    async findingParts() {
      const all = await Promise.all((await plans()).map(({ code }) => graph.demand(findings.parts, code)))
      return all.flat()
    },
    async conclude(part) {
      await graph.demand(findings.part, part)
    },
    async runtime() {
      await graph.demand(code.runtime, '')
    },
    async rehearse({ locale, path, file }) {
      if (file === undefined) return
      const ready = await articles.prepared(joinKey(locale, file), graph.demand)
      if (ready) await compiler.compile(ready.input)
      await graph.demand(pages.files, joinKey(locale, path))
    },
    async findingsOf({ locale, path, file }) {
      const key = joinKey(locale, path)
      const rendering = renderingFindings(graph, pages, key)
      if (file === undefined) return conclude([rendering])
      const { docAt } = await graph.demand(site.lookup, locale)
      const facts = joinKey(locale, file)
      await graph.demand(articles.facts, facts)
      const own = [...graph.diagnosticsOf(articles.facts, facts), ...rendering]
      if (!docAt(path)) return conclude([own])
      await graph.demand(findings.ofPage, key)
      // What other docs have to say of themselves is nothing to this page.
      const isOther = (name: string, head: string) => name === content.head.name && head !== file
      const rules = graph
        .diagnosticsOf(findings.ofPage, key, isOther)
        .filter(({ place }) => place?.file === file)
      const each = new Map([...own, ...rules].map((found) => [JSON.stringify(found), found]))
      return conclude([[...each.values()]])
    },
    async findingsOfHead(file) {
      await graph.demand(content.head, file)
      return conclude([graph.diagnosticsOf(content.head, file)])
    },
    async siteErrors(locale) {
      const tables = await graph.demand(site.tables, locale)
      const known = errorsOf.get(locale)
      if (known?.revision === graph.revision) return known.errors
      const docs = new Set(tables.versions.flatMap((version) => version.docs.map(({ file }) => file)))
      const isDoc = (name: string, head: string) => name === content.head.name && docs.has(head)
      const found = await conclude([graph.diagnosticsOf(site.tables, locale, isDoc)])
      const errors = found.filter(
        ({ severity, place }) => severity === 'error' && !docs.has(place?.file ?? ''),
      )
      errorsOf.set(locale, { revision: graph.revision, errors })
      return errors
    },
    async sourceFolders() {
      const config = await graph.demand(inputs.config, '')
      const named = config.docs.flatMap(({ id, path, sidebarPath }) => {
        const prefix = id === 'default' ? '' : `${id}_`
        return [
          path,
          ...(typeof sidebarPath === 'string' ? [sidebarPath] : []),
          `${prefix}versioned_docs`,
          `${prefix}versioned_sidebars`,
        ]
      })
      const modules = await graph.demand(code.modules, '')
      const own = ['theme', 'src', ...modules.map(({ file }) => file)]
      const all = [...named, ...config.staticDirectories, config.i18n.path, ...own]
      return [...new Set(all.map((path) => path.replace(/^\.\//, '').split('/')[0] ?? ''))].filter(Boolean)
    },
    reconfigured: () =>
      graph.invalidate([
        { query: inputs.config, key: '' },
        { query: inputs.locales, key: '' },
      ]),
    runtimeChanged: () => graph.invalidate([{ query: code.runtime, key: '' }]),
  }
}
