// Finds the file at an address without listing the formats that need every page.
import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { EmittedFolder } from '../model/output.ts'
import type { LocalePlan } from '../model/reader.ts'
import { boundedMap } from '../text/bounded-map.ts'
import { onceFor } from '../text/once-for.ts'
import { joinKey } from './keys.ts'
import type { OutputGroup, Outputs } from './outputs.ts'
import { publishedAsset } from './page-links.ts'
import { pageStyle } from './page-style.ts'
import type { Parts } from './parts.ts'
import { type PlainFile, plainFile } from './plain-file.ts'

/** A page of the site. */
export interface PageRef {
  readonly locale: string
  /** Path of its route. */
  readonly path: string
  /** File of the doc; absent for generated pages. */
  readonly file?: string
}

/** A file of the site; `page` is set if it is the document of a page. */
export interface LiveFile extends PlainFile {
  readonly page?: PageRef
}

/** The queries in which files are looked up. */
type FileParts = Pick<Parts, 'inputs' | 'site' | 'articles' | 'code' | 'pages'> & {
  readonly outputs: Outputs
}

/** Formats whose lists need every page; their files are found through recently requested pages. */
const NEED_ALL_PAGES: readonly string[] = ['page-styles', 'content-assets', 'client-assets']

/** Number of recently requested pages to remember: a file is first looked up among the files they refer to. */
const RECENT_PAGES = 200

const groupsByPath = onceFor(
  (listed: readonly OutputGroup[]) =>
    new Map(listed.flatMap((group) => group.paths.map((path) => [path, group]))),
)

/** Finds pages and files by their paths relative to the output folder. */
export function liveFiles(graph: Graph, parts: FileParts) {
  const { inputs, site, outputs } = parts
  const named = namedFiles(graph, parts)

  /** Locales that a path may belong to, longest prefix first. */
  async function plansAt(path: string): Promise<readonly LocalePlan[]> {
    const all = (await graph.demand(inputs.locales, '')).filter(({ outPrefix }) => path.startsWith(outPrefix))
    return all.sort((a, b) => b.outPrefix.length - a.outPrefix.length)
  }

  async function pageOf(locale: string, path: string) {
    const group = await groupAt(graph, outputs, joinKey(locale, 'pages'), path)
    if (!group) return null
    const file = (await graph.demand(site.lookup, locale)).docAt(group.arg)?.doc.file
    const page: PageRef = { locale, path: group.arg, ...(file === undefined ? {} : { file }) }
    return { group, page, isDocument: path === group.paths[0] }
  }

  async function pageFile({ code }: LocalePlan, path: string): Promise<LiveFile | null> {
    const found = await pageOf(code, path)
    if (!found) return null
    const { group, page, isDocument } = found
    named.remember(page)
    const file = await fileOf(graph, outputs, group, path)
    return file && isDocument ? { ...file, page } : file
  }

  async function otherFile(plan: LocalePlan, path: string): Promise<LiveFile | null> {
    for (const { name } of EMITTERS) {
      if (name === 'pages' || NEED_ALL_PAGES.includes(name)) continue
      const group = await groupAt(graph, outputs, joinKey(plan.code, name), path)
      if (group) return fileOf(graph, outputs, group, path)
    }
    return named.find(plan, path)
  }

  return {
    async pageAt(path: string): Promise<PageRef | null> {
      for (const { code } of await plansAt(path)) {
        const found = await pageOf(code, path)
        if (found?.isDocument) return found.page
      }
      return null
    },
    async fileAt(paths: readonly string[]): Promise<LiveFile | null> {
      for (const find of [pageFile, otherFile])
        for (const path of paths)
          for (const plan of await plansAt(path)) {
            const file = await find(plan, path)
            if (file) return file
          }
      return null
    },
  }
}

/** The output group that contains a path; `format` is `locale|format`. */
async function groupAt(
  graph: Graph,
  { listed }: Outputs,
  format: string,
  path: string,
): Promise<OutputGroup | undefined> {
  const groups = groupsByPath(await graph.demand(listed, format))
  return groups.get(path) ?? groups.get(path.slice(0, path.lastIndexOf('/') + 1))
}

/** Files that are produced together, kept while they are current, because each is requested separately. */
const filesIn = onceFor(
  (files: EmittedFolder['files']) => new Map(Array.from(files(), (file) => [file.path, file])),
)

async function fileOf(
  graph: Graph,
  { output }: Outputs,
  { key }: OutputGroup,
  path: string,
): Promise<PlainFile | null> {
  for (const emitted of await graph.demand(output, key)) {
    if (!('files' in emitted)) {
      if (emitted.path === path) return plainFile(emitted)
      continue
    }
    const file = filesIn(emitted.files).get(path)
    if (file) return file
  }
  return null
}

/** Finds files that pages refer to: first through recently requested pages, then through all. */
function namedFiles(graph: Graph, { inputs, site, articles, code, pages, outputs }: FileParts) {
  const recent = boundedMap<PageRef>(RECENT_PAGES)

  async function find(plan: LocalePlan, path: string): Promise<PlainFile | null> {
    const below = path.slice(plan.outPrefix.length)
    const runtime = await graph.demand(code.runtime, '')
    const client = runtime.files.find((file) => file.path === below)
    if (client) return { path, body: client.body }
    if (!below.startsWith('assets/')) return null
    const { docAt } = await graph.demand(site.lookup, plan.code)
    for (const page of recent.all().reverse()) {
      if (page.locale !== plan.code || !docAt(page.path)) continue
      const found = below.startsWith('assets/files/')
        ? await assetOf(page, below, path)
        : await styleOf(page, plan, path)
      if (found) return found
    }
    for (const format of ['page-styles', 'content-assets']) {
      const group = await groupAt(graph, outputs, joinKey(plan.code, format), path)
      if (group) return fileOf(graph, outputs, group, path)
    }
    return null
  }

  async function assetOf(page: PageRef, below: string, path: string): Promise<PlainFile | null> {
    for (const { asset } of await graph.demand(pages.targets, joinKey(page.locale, page.path))) {
      if (!asset || publishedAsset(asset) !== below) continue
      const body = await graph.demand(inputs.bytes, asset.path)
      if (body) return { path, body }
    }
    return null
  }

  async function styleOf(page: PageRef, plan: LocalePlan, path: string): Promise<PlainFile | null> {
    if (page.file === undefined) return null
    const facts = await graph.demand(articles.facts, joinKey(page.locale, page.file))
    const style = pageStyle(facts?.styles ?? {}, plan)
    return style?.path === path ? { path, body: style.body } : null
  }

  return { find, remember: (page: PageRef) => recent.put(joinKey(page.locale, page.path), page) }
}
