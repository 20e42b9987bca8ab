// `node bin/lost-words.js <site folder> <output folder> [--all]`: compares the words of a site's sources with those of
// its published pages. Prints, by page, words of the Markdown that the page does not show: losses of a migration.
// Sources without a page are listed separately; code of pages does not count.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const [siteDir, outDir, all] = process.argv.slice(2)
if (siteDir === undefined || outDir === undefined) {
  process.stderr.write('usage: node bin/lost-words.js <site folder> <output folder> [--all]\n')
  process.exit(2)
}

/** All files below a folder. */
function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory())
      return /^(?:node_modules|build|\.docsite|\.git)$/.test(entry.name) ? [] : filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const plain = (text) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, code, name) =>
    hex || code
      ? String.fromCodePoint(Number.parseInt(hex ?? code, hex ? 16 : 10))
      : (ENTITIES[name] ?? whole),
  )

/** Words of at least three letters, normalized for comparison. */
const wordsOf = (text) =>
  new Set(
    plain(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  )

/** Visible text of a source, without statements, tags, URLs and attribute names. */
function shownText(source) {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^(?:import|export)\s[\s\S]*?(?:\n(?=\n|[^\s}])|$)/gm, '\n')
    .replace(/^\s*(?:```+|~~~+)[^\n]*$/gm, ' ')
    .replace(/^[ \t]*:::+[ \t]*[\w-]+/gm, ' ')
    .replace(/\{#[^}\n]*\}/g, ' ')
    .replace(/\]\([^)\s]*(?:\s+"([^"]*)")?\)/g, '] $1 ')
    .replace(/^\[[^\]]+\]:\s*\S+/gm, ' ')
    .replace(/\]\[[^\]\n]*\]/g, '] ')
    .replace(/\b(?:highlight-(?:next-line|start|end)|\[!code [^\]\n]*\])/g, ' ')
    .replace(
      /<\/?[A-Za-z](?:[^<>"'{}=]|=>|=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^\s<>"'{}]*)|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/g,
      ' ',
    )
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\\(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[*`\\]/g, '')
}

const TITLE =
  /^(?:---\n[\s\S]*?\btitle:\s*["']?(.*?)["']?\n[\s\S]*?\n---\n)?(?:[\s\S]*?^#\s+(.*?)(?:\s*\{#.*\})?$)?/m

/** Published pages by the last segment of their ids and by their titles. */
function publishedPages() {
  const pages = new Map()
  for (const file of filesBelow(outDir).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8')
    const [, json] = /id="docsite-page">([\s\S]*?)<\/script>/.exec(html) ?? []
    const { id = '' } = json === undefined ? {} : JSON.parse(json)
    const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
    const page = {
      file,
      words: wordsOf(
        html
          .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, ' ')
          .replace(/ (?:alt|title|aria-label|placeholder)="([^"]*)"/g, '>$1<')
          .replace(/<[^>]*>/g, (tag) =>
            /^<\/?(?:a|b|i|em|strong|span|code|wbr|mark|sup|sub)\b/.test(tag) ? '' : ' ',
          ),
      ),
    }
    for (const key of [
      basename(id).toLowerCase(),
      plain(title.replace(/<[^>]*>/g, ''))
        .trim()
        .toLowerCase(),
    ])
      if (key !== '') pages.set(key, [...(pages.get(key) ?? []), page])
  }
  return pages
}

const pages = publishedPages()
const sources = filesBelow(siteDir).filter(
  (path) =>
    /\.mdx?$/.test(path) &&
    !/(?:^|\/)(?:_|README|docsite-migration)|\/_[^/]*\//.test(relative(siteDir, path)),
)
const found = sources.flatMap((path) => {
  const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  const [, given = '', heading = ''] = TITLE.exec(source) ?? []
  const stem = basename(path)
    .replace(/\.mdx?$/, '')
    .replace(/^\d+\s*[-_.]+\s*(?=\D)/, '')
  const candidates = [stem, given, heading].flatMap((key) => pages.get(key.trim().toLowerCase()) ?? [])
  const words = [...wordsOf(shownText(source))]
  const lost = candidates
    .map((page) => ({ page, lost: words.filter((word) => !page.words.has(word)) }))
    .sort((a, b) => a.lost.length - b.lost.length)[0]
  return [{ path: relative(siteDir, path), words: words.length, ...lost }]
})
const without = found.filter(({ page }) => page === undefined)
const paged = found.filter(({ page }) => page !== undefined)
const lossy = paged.filter(({ lost }) => lost.length > 0).sort((a, b) => b.lost.length - a.lost.length)
const sum = (list) => list.reduce((total, { lost }) => total + lost.length, 0)
process.stdout.write(
  `${paged.length} sources with a page, ${without.length} without; ${sum(lossy)} words of ${paged.reduce((total, { words }) => total + words, 0)} on ${lossy.length} pages are not shown\n`,
)
for (const { path, lost } of all === '--all' ? lossy : lossy.slice(0, 40))
  process.stdout.write(
    `  ${path}: ${lost.slice(0, 15).join(' ')}${lost.length > 15 ? ` and ${lost.length - 15} more` : ''}\n`,
  )
const folders = new Map()
for (const { path } of without)
  folders.set(
    path.split('/').slice(0, 2).join('/'),
    (folders.get(path.split('/').slice(0, 2).join('/')) ?? 0) + 1,
  )
for (const [folder, count] of folders) process.stdout.write(`  without a page: ${folder}: ${count}\n`)
if (!existsSync(join(outDir, 'index.html'))) process.stdout.write('  there is no index.html\n')
