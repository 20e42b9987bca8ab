// `npm run bench -- --scale`: cost of a build and size of a page by the number of pages, compared with Hugo in the same
// run at every size. Hugo has a bare layout, no search and no navigation; as the fastest tool it is the yardstick.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, inflateSync } from 'node:zlib'
import { putAside } from './bench-aside.js'
import { corpus, writeCorpus, writeFiles } from './bench-corpus.js'
import { measuredOn } from './bench-machine.js'
import { bytesOfPage, outputBytes } from './bench-output.js'
import { measureRun } from './bench-process.js'
import { docsite } from './peers/docsite.js'
import { hugo } from './peers/hugo.js'

/** Maximum number of pairs by number of pages: the variance between runs is small compared with a long run. */
const PAIRS = [
  [1000, 9],
  [5000, 3],
  [Number.POSITIVE_INFINITY, 1],
]

/** Default sizes. */
export const SIZES = [200, 1000, 5000, 20_000, 50_000]

/** Measures each size in its own folder below `dir`; `say` receives progress messages. */
export async function benchScale(root, dir, { pages, runs, shape, versions, locales, say }) {
  const rows = []
  for (const count of pages) {
    const most = PAIRS.find(([limit]) => count <= limit)[1]
    rows.push(
      await measureSize(root, join(dir, String(count)), {
        count,
        runs: Math.min(runs, most),
        site: { shape, versions, locales },
        say,
      }),
    )
    rmSync(join(dir, String(count)), { recursive: true, force: true })
  }
  return { rows, further: furtherPage(rows) }
}

async function measureSize(root, dir, { count, runs, site, say }) {
  const sites = { docsite: join(dir, 'docsite'), hugo: join(dir, 'hugo') }
  writeCorpus(sites.docsite, count, site)
  const isPlain = site.versions === 1 && site.locales === 1
  const hasHugo = isPlain && hugoVersion() !== ''
  if (hasHugo) writeFiles(sites.hugo, hugo.files(corpus(count, site.shape)))
  const rounds = { docsite: [], hugo: [] }
  const run = async (tool, folder, [command, args], outputs) => {
    for (const output of outputs) putAside(join(folder, output))
    const result = await measureRun(command, args, { cwd: folder })
    if (result.code !== 0) throw new Error(`${tool} failed on ${count} pages:\n${result.output}`)
    rounds[tool].push(result)
  }
  for (let pair = 1; pair <= runs; pair++) {
    say(`${count} pages, ${site.shape}, pair ${pair} of ${runs}`)
    const [command, args] = docsite.build()
    await run('docsite', sites.docsite, [command, args], ['.docsite', 'build'])
    if (hasHugo) await run('hugo', sites.hugo, hugo.build(), ['public', 'resources'])
  }
  const [command, args] = docsite.build()
  const warm = await measureRun(command, args, { cwd: sites.docsite })
  const check = await measureRun(process.execPath, [join(root, 'bin/docsite.js'), 'check'], {
    cwd: sites.docsite,
  })
  const output = outputBytes(join(sites.docsite, 'build'), docsite.beside)
  const made = readdirSync(join(sites.docsite, 'build'), { recursive: true, encoding: 'utf8' })
  return {
    pages: count,
    made: made.filter((path) => path.endsWith('index.html')).length,
    pairs: runs,
    docsite: figures(rounds.docsite),
    ...(hasHugo
      ? {
          hugo: { ...figures(rounds.hugo), ...outputBytes(join(sites.hugo, 'public'), hugo.beside) },
          ratio: spread(rounds.docsite.map(({ seconds }, at) => seconds / rounds.hugo[at].seconds)),
        }
      : {}),
    warmSeconds: warm.seconds,
    checkSeconds: check.seconds,
    ...output,
    page: pageBytes(join(sites.docsite, 'build'), isPlain ? docsite.page : firstPage(made)),
  }
}

const hugoVersion = () => {
  try {
    return hugo.version()
  } catch {
    return ''
  }
}

const firstPage = (paths) => paths.find((path) => path.endsWith('page-1/index.html'))

const figures = (rounds) => ({
  seconds: median(rounds.map(({ seconds }) => seconds)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
  peak: Math.max(...rounds.map(({ peakAll }) => peakAll)),
})

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

const spread = (list) => ({ median: median(list), least: Math.min(...list), most: Math.max(...list) })

/**
 * What a reader loads, in bytes: HTML and its gzip; scripts and styles; all of that with the data of the site, before
 * the first interaction; the part of the sidebar that the page needs, after it; the data for navigating to a page, raw,
 * and as a compressing host sends it.
 */
function pageBytes(output, page) {
  const weight = bytesOfPage(output, page)
  const text = (path) => readFileSync(join(output, path), 'utf8')
  const zipped = (path) => gzipSync(readFileSync(join(output, path))).length
  const html = text(page)
  const sitePath = /(?<=href="\/)[^"]*assets\/site-[^"]*\.json/.exec(html)[0]
  const site = JSON.parse(text(sitePath))
  const { sidebar } = JSON.parse(/(?<=id="docsite-page">).*?(?=<\/script>)/.exec(html)[0])
  const sidebarBytes = sidebarFiles(site.sidebars[sidebar.key].slice(1), sidebar.way ?? [], text)
    .map(zipped)
    .reduce((sum, bytes) => sum + bytes, 0)
  const data = readFileSync(join(output, page.replace(/html$/, 'bin')))
  return {
    ...weight,
    beforeAct: weight.htmlGzip + weight.assetsGzip + zipped(sitePath),
    sidebar: sidebarBytes,
    navigation: data.length,
    article: gzipSync(JSON.parse(inflateSync(data).toString()).article).length,
  }
}

/** Files of a sidebar that a page loads, following `runtime/routing/sidebar-tree.ts`. */
function sidebarFiles(first, way, text) {
  const files = []
  const open = (path) => {
    files.push(path)
    return JSON.parse(text(path))
  }
  const entryAt = (level, index) => {
    let at = index
    for (const entry of level) {
      const count = entry.type === 'stretch' ? entry.count : 1
      if (at < count) return [entry, at]
      at -= count
    }
    return [undefined, 0]
  }
  let level = open(first)
  for (const index of way) {
    let [entry, at] = entryAt(level, index)
    if (entry?.type === 'stretch') [entry, at] = entryAt(open(entry.file.slice(1)), at)
    if (entry?.type !== 'category') break
    level = entry.items ?? (entry.file ? open(entry.file.slice(1)) : [])
  }
  return files
}

/** Cost of one more page: the slope between every two sizes from 1,000 pages on, with median, minimum and maximum. */
function furtherPage(rows) {
  const large = rows.filter(({ pages }) => pages >= 1000)
  const slopes = (of) =>
    large.flatMap((a, at) => large.slice(at + 1).map((b) => (of(b) - of(a)) / (b.pages - a.pages)))
  if (large.length < 2) return null
  return {
    milliseconds: spread(slopes(({ docsite: { seconds } }) => seconds * 1000)),
    kilobytes: spread(slopes(({ docsite: { peak } }) => peak * 1024)),
  }
}

/** The table as Markdown. */
export function scaleMarkdown({ date, machine, rows, further }) {
  const mb = (bytes) => (bytes / 1e6).toFixed(1)
  const kb = (bytes) => (bytes / 1000).toFixed(1)
  const s = (seconds) => seconds.toFixed(seconds < 10 ? 2 : 0)
  const lines = rows.map((row) => {
    const { docsite: own, hugo: other, ratio, page } = row
    return [
      row.pages.toLocaleString('en'),
      `${s(own.seconds)} (${own.cpu.toFixed(1)})`,
      other ? `${s(other.seconds)} (${other.cpu.toFixed(1)})` : '',
      ratio
        ? `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}; ${row.pairs})`
        : '',
      s(row.warmSeconds),
      s(row.checkSeconds),
      `${own.peak.toFixed(0)}${other ? ` / ${other.peak.toFixed(0)}` : ''}`,
      mb(row.outputBytes),
      other ? (row.siteBytes / other.siteBytes).toFixed(2) : '',
      (row.outputBytes / 1000 / row.made).toFixed(1),
      row.outputFiles.toLocaleString('en'),
      `${kb(page.html)} (${kb(page.htmlGzip)})`,
      kb(page.beforeAct),
      kb(page.sidebar),
      kb(page.navigation),
    ]
  })
  const head = [
    'pages',
    'docsite s (CPU)',
    'Hugo s (CPU)',
    'times Hugo (spread; pairs)',
    'warm s',
    'check s',
    'peak MB, / Hugo',
    'output MB',
    'times Hugo, without search and copies',
    'kB a page',
    'files',
    'html kB (gzip)',
    'first view kB',
    'sidebar kB',
    'going to a page kB',
  ]
  const row = (cells) => `| ${cells.join(' | ')} |`
  const range = ({ median, least, most }, digits) =>
    `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`
  return [
    'Build cost by number of pages, and bytes that a reader loads (`npm run bench -- --scale --readme`).',
    '',
    `${measuredOn({ date, machine })}.`,
    '',
    row(head),
    row(head.map(() => '--:')),
    ...lines.map(row),
    '',
    ...(further
      ? [
          `Each further page costs ${range(further.milliseconds, 2)} ms and ${range(further.kilobytes, 1)} kB of memory: median and range of the slopes between neighbouring sizes, from 1,000 pages.`,
          '',
        ]
      : []),
    'Cold builds; median of alternating pairs. First view: HTML, scripts, styles and the data shared by all pages, compressed. Sidebar: data that the first interaction loads for it. Going to a page: data of one client-side navigation, compressed on every host.',
    '',
    '![Seconds of a cold build by the number of pages](cli/reference/scale.svg)',
  ].join('\n')
}

/** Plot of seconds by pages, with logarithmic axes. */
export function scalePlot({ rows }) {
  const [width, height, left, bottom] = [640, 360, 56, 44]
  const series = [
    { name: 'docsite', color: '#1a6fd4', points: rows.map((r) => [r.pages, r.docsite.seconds]) },
    {
      name: 'Hugo, bare layout',
      color: '#888',
      points: rows.flatMap((r) => (r.hugo ? [[r.pages, r.hugo.seconds]] : [])),
    },
  ].filter(({ points }) => points.length > 0)
  const all = series.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => Math.log10(x)), all.map(([, y]) => Math.log10(y))]
  const [x0, x1] = [Math.min(...xs), Math.max(...xs, Math.min(...xs) + 0.1)]
  const [y0, y1] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))]
  const x = (pages) => left + ((Math.log10(pages) - x0) / (x1 - x0)) * (width - left - 130)
  const y = (seconds) => height - bottom - ((Math.log10(seconds) - y0) / (y1 - y0)) * (height - bottom - 20)
  const text = (at, value, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${value}</text>`
  const grid = Array.from({ length: y1 - y0 + 1 }, (_, at) => 10 ** (y0 + at)).map(
    (seconds) =>
      `<path d="M${left} ${y(seconds).toFixed(1)}H${width - 130}" stroke="#888" stroke-opacity=".3"/>` +
      text([left - 8, y(seconds) + 4], `${seconds} s`, 'text-anchor="end"'),
  )
  const ticks = rows.map(({ pages }) =>
    text([x(pages), height - bottom + 20], pages.toLocaleString('en'), 'text-anchor="middle"'),
  )
  const lines = series.map(({ name, color, points }) => {
    const path = points.map(
      ([pages, seconds], at) => `${at ? 'L' : 'M'}${x(pages).toFixed(1)} ${y(seconds).toFixed(1)}`,
    )
    const dots = points.map(
      ([pages, seconds]) =>
        `<circle cx="${x(pages).toFixed(1)}" cy="${y(seconds).toFixed(1)}" r="3.5" fill="${color}"/>`,
    )
    const [pages, seconds] = points.at(-1)
    const label = text([x(pages) + 10, y(seconds) + (color === '#888' ? 14 : 0)], name, `fill="${color}"`)
    return `<path d="${path.join('')}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}${label}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#777" role="img" aria-label="Seconds of a cold build by the number of pages"><title>Seconds of a cold build by the number of pages</title>${[...grid, ...ticks, ...lines].join('')}${text([(left + width - 130) / 2, height - 6], 'pages', 'text-anchor="middle"')}</svg>\n`
}
