// `npm run bench`: builds the corpus cold, warm and with one page edited, and measures the size of the output.
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, inflateSync } from 'node:zlib'
import { putAside } from './bench-aside.js'
import { writeCorpus } from './bench-corpus.js'
import { measureNode } from './bench-process.js'

/** Runs the benchmark in `dir`. */
export async function benchBuild(root, dir, pages, runs) {
  writeCorpus(dir, pages)
  const build = () => measureNode([join(root, 'bin/docsite.js'), 'build', dir, '--quiet'], { cwd: dir })
  const cold = []
  const warm = []
  for (let run = 0; run < runs; run++) {
    putAside(join(dir, '.docsite'))
    putAside(join(dir, 'build'))
    cold.push(await build())
    warm.push(await build())
  }
  appendFileSync(join(dir, 'docs/part-0/section-000/page-1.md'), '\nЕщё одна строка.\n')
  const edit = await build()
  return {
    pages,
    coldSeconds: median(cold.map((r) => r.seconds)),
    coldCpu: median(cold.map((r) => r.cpu)),
    warmSeconds: median(warm.map((r) => r.seconds)),
    editSeconds: edit.seconds,
    peakMegabytes: Math.max(...cold.map((r) => r.peak)),
    ...weights(join(dir, 'build')),
  }
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

/** Size of the output, of one page and of its parts, in bytes. */
function weights(output) {
  const files = readdirSync(output, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const page = join(output, 'docs/part-0/section-000/page-1')
  const { article } = JSON.parse(inflateSync(readFileSync(join(page, 'index.bin'))).toString())
  const html = join(page, 'index.html')
  return {
    outputBytes: files.reduce((sum, path) => sum + statSync(path).size, 0),
    outputFiles: files.length,
    page: bytesOf([html]),
    pageWithoutArticle: statSync(html).size - Buffer.byteLength(article),
    css: bytesOf(files.filter((path) => path.endsWith('.css'))),
    searchIndex: bytesOf(files.filter((path) => /search-index-.*\.json$/.test(path))),
  }
}

function bytesOf(paths) {
  const raw = paths.reduce((sum, path) => sum + statSync(path).size, 0)
  const gzip = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
  return { raw, gzip }
}

/** Formats the figures as lines. */
export function buildLines(r) {
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    `${r.pages} pages`,
    `  cold            ${r.coldSeconds.toFixed(2)} s (CPU ${r.coldCpu.toFixed(2)} s, peak ${r.peakMegabytes.toFixed(0)} MB)`,
    `  warm            ${r.warmSeconds.toFixed(2)} s`,
    `  one page edited ${r.editSeconds.toFixed(2)} s`,
    `  output          ${(r.outputBytes / 1e6).toFixed(1)} MB in ${r.outputFiles} files`,
    `  one page        html ${kb(r.page.raw)} (gzip ${kb(r.page.gzip)}; ${kb(r.pageWithoutArticle)} beside the article), css ${kb(r.css.raw)} (gzip ${kb(r.css.gzip)})`,
    `  search index    ${kb(r.searchIndex.raw)} (gzip ${kb(r.searchIndex.gzip)})`,
    '',
  ].join('\n')
}
