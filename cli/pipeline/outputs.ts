// The site as a set of files: the list of each output format, and each file produced on demand.
import { EMITTERS } from '../emit/registry.ts'
import { query, type Reader } from '../graph/query.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { Emitted } from '../model/output.ts'
import type { Listed, SiteReader } from '../model/reader.ts'
import { shareCardSvg } from '../render/share-card.ts'
import type { PageUses } from './articles.ts'
import { drawingsIn, filesOf } from './drawings.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { pageStyle } from './page-style.ts'
import type { Parts } from './parts.ts'
import { planOf } from './plan.ts'
import { sitePolicy } from './policy.ts'
import { RANK } from './rank.ts'
import { shareImagesOf } from './share-images.ts'
import { staticFiles } from './static-files.ts'

/** Files that are produced together. */
export interface OutputGroup extends Listed {
  /** Key of the query that produces them. */
  readonly key: string
}

/** The queries over output files. Keys are `locale|format|argument`. */
export function outputQueries(parts: Parts, drawer: PipelinePorts['shareImages']) {
  /** All files of one format in one locale. */
  const listed = query<readonly OutputGroup[]>({
    name: 'listed',
    rank: RANK.outputs,
    keep: 'inside',
    compute: async (key, reader) => {
      const [locale, name] = splitKey(key)
      const groups = await emitter(name).list(siteReader(parts, reader, drawer), locale)
      return groups.map((group) => ({ key: joinKey(locale, name, JSON.stringify(group)), ...group }))
    },
  })

  const output = query<readonly Emitted[]>({
    name: 'output',
    rank: RANK.output,
    retain: false,
    compute: (key, reader) => {
      const [locale, rest] = splitKey(key)
      const [name, group] = splitKey(rest)
      return emitter(name).emit(JSON.parse(group) as Listed, siteReader(parts, reader, drawer), locale)
    },
    // Nothing reads an output; the writer compares bytes.
    fingerprint: () => '',
  })

  /** Reports paths with two sources: the site would lose one of them. */
  function clashes(groups: readonly OutputGroup[]): readonly Diagnostic[] {
    const owner = new Map<string, OutputGroup>()
    return groups.flatMap((group) =>
      group.paths.flatMap((path): readonly Diagnostic[] => {
        const before = owner.get(path) ?? owner.get(path.toLowerCase())
        owner.set(path, group)
        if (!before || before.key === group.key) return []
        const isStatic = group.key.includes('|static-assets|')
        const source = before.arg || before.key.split('|')[1]
        // The emitters skip a static file only if it has the path of a page's document; other files of a page are not skipped.
        const isHidden =
          isStatic && /\.html?$/.test(path) && before.key.includes('|pages|') && before.paths.includes(path)
        return [
          {
            code: isHidden ? 'emit/hidden-file' : 'emit/path-taken',
            severity: 'error',
            message: isHidden
              ? `${group.arg} is not published: ${path} is the page ${source}`
              : `${isStatic ? group.arg : path} would overwrite ${path}, which is generated from ${source}`,
            hint: isStatic ? 'Rename the static file.' : 'Change the route of one of the two.',
            ...(isStatic ? { place: startOf(group.arg) } : {}),
          },
        ]
      }),
    )
  }

  return { listed, output, clashes }
}

export type Outputs = ReturnType<typeof outputQueries>

function emitter(name: string) {
  const found = EMITTERS.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no output format ${name}`)
  return found
}

/** The values that output formats may read, answered from the graph. */
function siteReader(
  { inputs, content, site, articles, code, shared, pages, search, foreign, addresses }: Parts,
  { read }: Reader,
  drawer: PipelinePorts['shareImages'],
): SiteReader {
  const docRoutes = async (locale: string) =>
    (await read(site.routes, locale)).filter(({ target }) => target.kind === 'doc')

  const usesOf = async (locale: string) => {
    const tables = await read(site.tables, locale)
    const found: PageUses[] = []
    // Sequentially: pages are compiled when their outputs are produced, not all at once.
    for (const { file } of tables.versions.flatMap(({ docs }) => docs))
      found.push(await read(articles.uses, joinKey(locale, file)))
    return found
  }

  return {
    config: () => read(inputs.config, ''),
    locales: () => read(inputs.locales, ''),
    plan: async (locale) => planOf(await read(inputs.locales, ''), locale),
    tables: (locale) => read(site.tables, locale),
    routes: (locale) => read(site.routes, locale),
    addresses: (locale) => read(addresses.addresses, locale),
    messages: (locale) => read(content.messages, locale),
    page: (locale, path) => read(pages.files, joinKey(locale, path)),
    searchIndex: async (locale, tag) => (await read(search.index, joinKey(locale, tag))).value,
    searchShards: async (locale, tag) => (await read(search.shards, joinKey(locale, tag))).value,
    sharedFiles: async (locale) => (await read(shared, locale)).files,
    async usedAssets(locale) {
      const { outPrefix } = planOf(await read(inputs.locales, ''), locale)
      const found = new Map<string, string>()
      for (const route of await docRoutes(locale))
        for (const { path, file } of await read(pages.pageAssets, joinKey(locale, route.path)))
          found.set(outPrefix + path, file)
      return [...found].map(([path, file]) => ({ path, file }))
    },
    async shareImages(locale) {
      const images = await shareImagesOf(locale, pages, read)
      // If images cannot be drawn, a finding stops the build. The library that draws them is loaded only for a site with images.
      return images.length > 0 && drawer.problem() === null ? images : []
    },
    async drawnShareImage(card) {
      const { shareImages: style } = await read(inputs.config, '')
      if (style === null) throw new Error('an image for shared links that nobody wants')
      const svg = shareCardSvg(card, style, (part) => drawer.widthOf(part, style.fonts))
      return drawer.png(svg, style.fonts)
    },
    async pageStyles(locale) {
      const plan = planOf(await read(inputs.locales, ''), locale)
      const found = (await usesOf(locale)).flatMap(({ styles = {} }) => pageStyle(styles, plan) ?? [])
      return [...new Map(found.map(({ path, body }) => [path, { path, body }])).values()]
    },
    contentPolicy: () => sitePolicy({ inputs, foreign }, read),
    runtime: () => read(code.runtime, ''),
    hasOwnCode: () => code.isOfSite(read),
    async usesMermaid(locale) {
      const wanted = (await usesOf(locale)).flatMap(({ diagrams = [] }) => diagrams).flatMap(filesOf)
      const drawings = new Set(await drawingsIn(inputs, read))
      if (wanted.some((file) => !drawings.has(file))) return true
      return (await code.isOfSite(read)) && (await read(code.runtime, '')).drawsDiagrams === true
    },
    async staticFiles() {
      return [...(await staticFiles(inputs, read))].map(([path, file]) => ({ path, file }))
    },
    async bytes(file) {
      const body = await read(inputs.bytes, file)
      if (body === null) throw new Error(`${file} disappeared while the site was being built`)
      return body
    },
    source: (file) => read(inputs.source, file),
  }
}
