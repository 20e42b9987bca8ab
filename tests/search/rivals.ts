// Other searches over the same pages: MiniSearch and Pagefind, each set up as its manual recommends.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { close as closePagefind, createIndex } from 'pagefind'
import { impactScale, SHARD_FIELDS } from '../../cli/search/impact.ts'
import { STORED_TEXT } from '../../runtime/search/backend.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { searchConfig } from '../unit/search/config.ts'
import { codeBytes } from './code-bytes.ts'
import type { Engine } from './engines.ts'
import { ROWS } from './score.ts'

/** Rows taken before they are grouped by page: a page may have many sections. */
const MAX_ROWS = 200

/** MiniSearch over sections, with the boosts of docsite, beginnings of words and its usual tolerance of slips. */
export function minisearchEngine(pages: readonly MemoryPage[]): Engine {
  const { weights } = impactScale(searchConfig, 1, 1)
  const boost = Object.fromEntries(SHARD_FIELDS.map((field, at) => [field, weights[at] ?? 1]))
  const search = new MiniSearch({
    fields: ['pageTitle', 'title', 'text', 'tags', 'keywords'],
    storeFields: ['route', 'pageTitle', 'title', 'excerpt'],
    processTerm: (term) => term.toLowerCase().replaceAll('ё', 'е'),
    searchOptions: { prefix: true, fuzzy: 0.2, boost },
  })
  search.addAll(
    pages.flatMap(({ route, title: pageTitle, tags, keywords, sections }, page) =>
      sections.map(({ title, anchor, text }, section) => ({
        id: `${page}.${section}`,
        route: anchor === '' ? route : `${route}#${anchor}`,
        pageTitle: section === 0 ? pageTitle : '',
        title: title === pageTitle ? '' : title,
        text,
        excerpt: text.slice(0, STORED_TEXT),
        tags: section === 0 ? tags.join(' ') : '',
        keywords: section === 0 ? keywords.join(' ') : '',
      })),
    ),
  )
  return {
    name: 'minisearch',
    search: async (query) =>
      search
        .search(query)
        .slice(0, MAX_ROWS)
        .map(({ route }) => String(route).replace(/#.*/s, '')),
    firstBytes: async () => gzipSync(JSON.stringify(search)).length + codeBytes('minisearch'),
  }
}

/** Pagefind over pages as html, served to its own client. Its files lie in a temporary folder until `close`. */
export async function pagefindEngine(pages: readonly MemoryPage[], language: string): Promise<Engine> {
  const files = await pagefindFiles(pages, language)
  const served = { bytes: 0 }
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url.slice(1).replace(/\?.*/s, ''))
    served.bytes += body?.length ?? 0
    response.writeHead(body ? 200 : 404).end(body)
  })
  // A connection that the server ends between two queries would be an error of the client.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const basePath = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const folder = mkdtempSync(join(tmpdir(), 'docsite-pagefind-'))
  const module = join(folder, 'pagefind.mjs')
  writeFileSync(module, files.get('pagefind.js') ?? '')
  const { createInstance } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as PagefindClient
  const client = createInstance({ basePath })
  const code = ['pagefind.js', 'pagefind-worker.js'].reduce(
    (sum, name) => sum + gzipSync(files.get(name) ?? '').length,
    0,
  )
  const routes = async (search: PagefindSearch, query: string) => {
    const { results } = await search.search(query)
    const shown = await Promise.all(results.slice(0, ROWS).map((result) => result.data()))
    return shown.map(({ url }) => url)
  }
  return {
    name: 'pagefind',
    search: (query) => routes(client, query),
    async firstBytes(query) {
      served.bytes = 0
      const fresh = createInstance({ basePath })
      await routes(fresh, query)
      await fresh.destroy()
      return served.bytes + code
    },
    async close() {
      await client.destroy()
      await closePagefind()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(folder, { recursive: true })
    },
  }
}

interface PagefindSearch {
  search(query: string): Promise<{
    readonly results: readonly { data(): Promise<{ readonly url: string }> }[]
  }>
}

interface PagefindClient {
  createInstance(options: { readonly basePath: string }): PagefindSearch & { destroy(): Promise<void> }
}

async function pagefindFiles(pages: readonly MemoryPage[], language: string) {
  const { index, errors } = await createIndex({ forceLanguage: language })
  if (!index) throw new Error(errors.join('\n'))
  for (const page of pages) {
    const added = await index.addHTMLFile({ url: page.route, content: htmlOf(page, language) })
    if (added.errors.length > 0) throw new Error(added.errors.join('\n'))
  }
  const { files } = await index.getFiles()
  await index.deleteIndex()
  return new Map(files.map(({ path, content }) => [path, Buffer.from(content)]))
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

/** A page as html: what Pagefind weighs are its headings. */
function htmlOf({ title, tags, keywords, sections }: MemoryPage, language: string): string {
  const body = sections.map(
    ({ title: heading, anchor, text }) =>
      `${heading === '' || heading === title ? '' : `<h2 id="${escaped(anchor)}">${escaped(heading)}</h2>`}<p>${escaped(text)}</p>`,
  )
  return `<html lang="${language}"><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${body.join('\n')}<p>${escaped([...tags, ...keywords].join(', '))}</p></body></html>`
}
