// `npm run bench -- --pages 1000`: makes the corpus, builds it cold and warm, and prints what it cost.
// Whole-process figures: the build runs as a child, its CPU time and peak memory are the operating system's own.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { benchCheck, checkLines } from './bench-check.js'
import { writeCorpus } from './bench-corpus.js'
import { benchPeers } from './bench-peers.js'
import { benchServe, serveLines } from './bench-serve.js'
import { benchMarkdown, withBench } from './bench-table.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    readme: { type: 'boolean', default: false },
    limit: { type: 'string', default: '300' },
    'peers-dir': { type: 'string', default: join(tmpdir(), 'docsite-peers') },
  },
})

/** Loaded into the measured process: tells its resource usage on descriptor 3 when it ends. */
const PROBE = join(mkdtempSync(join(tmpdir(), 'docsite-probe-')), 'probe.cjs')
writeFileSync(
  PROBE,
  "const { isMainThread } = require('node:worker_threads')\nif (isMainThread) process.on('exit', () => {\n  const used = process.resourceUsage()\n  require('node:fs').writeSync(3, JSON.stringify({ cpu: (used.userCPUTime + used.systemCPUTime) / 1e6, peak: used.maxRSS / 1024 }))\n})\n",
)

/** Runs node with arguments; seconds, CPU seconds and peak megabytes of that process and its threads. */
function measure(args, cwd) {
  const start = process.hrtime.bigint()
  const child = spawnSync(process.execPath, ['--require', PROBE, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    maxBuffer: 1 << 28,
  })
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  if (child.status !== 0) throw new Error(`build failed with ${child.status}: ${child.stdout}`)
  return { seconds, ...JSON.parse(child.output[3].toString()), out: child.stdout.toString() }
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function bytesOf(paths) {
  const raw = paths.reduce((sum, path) => sum + statSync(path).size, 0)
  const gzip = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
  return { raw, gzip }
}

function benchPages(pages, runs) {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-bench-'))
  try {
    writeCorpus(dir, pages)
    const build = [join(root, 'bin/docsite.js'), 'build', dir, '--quiet']
    const cold = []
    const warm = []
    for (let run = 0; run < runs; run++) {
      rmSync(join(dir, '.docsite'), { recursive: true, force: true })
      rmSync(join(dir, 'build'), { recursive: true, force: true })
      cold.push(measure(build, dir))
      warm.push(measure(build, dir))
    }
    const touched = join(dir, 'docs/section-000/page-1.md')
    writeFileSync(touched, `${readFileSync(touched, 'utf8')}\nЕщё одна строка.\n`)
    const edit = measure(build, dir)
    const files = filesBelow(join(dir, 'build'))
    const html = join(dir, 'build/docs/section-000/page-1/index.html')
    const article = JSON.parse(
      readFileSync(join(dir, 'build/docs/section-000/page-1/index.json'), 'utf8'),
    ).article
    return {
      pages,
      coldSeconds: median(cold.map((r) => r.seconds)),
      coldCpu: median(cold.map((r) => r.cpu)),
      warmSeconds: median(warm.map((r) => r.seconds)),
      editSeconds: edit.seconds,
      peakMegabytes: Math.max(...cold.map((r) => r.peak)),
      outputBytes: files.reduce((sum, path) => sum + statSync(path).size, 0),
      outputFiles: files.length,
      page: bytesOf([html]),
      pageWithoutArticle: statSync(html).size - Buffer.byteLength(article),
      css: bytesOf(files.filter((path) => path.endsWith('.css'))),
      searchIndex: bytesOf(files.filter((path) => /search-index-.*\.json$/.test(path))),
    }
  } finally {
    if (!values.keep) rmSync(dir, { recursive: true, force: true })
  }
}

if (values.peers) {
  // The tools run in groups of their own; leaving by `exit` ends them.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  const measured = await benchPeers(root, {
    pages: (values.pages ?? ['1000']).map(Number),
    runs: Number(values.runs),
    only: values.only.split(',').filter(Boolean),
    limitSeconds: Number(values.limit),
    peersDir: values['peers-dir'],
    say: (line) => void process.stderr.write(`${line}\n`),
  })
  const markdown = benchMarkdown(measured)
  process.stdout.write(`${markdown}\n`)
  if (values.out) {
    mkdirSync(values.out, { recursive: true })
    writeFileSync(join(values.out, 'bench.md'), `${markdown}\n`)
    writeFileSync(join(values.out, 'bench.json'), `${JSON.stringify(measured, null, 2)}\n`)
  }
  const readme = join(root, 'README.md')
  if (values.readme) writeFileSync(readme, withBench(readFileSync(readme, 'utf8'), markdown))
  process.exit()
}

if (values.serve) {
  for (const pages of values.pages ?? ['1000', '5000']) {
    const dir = mkdtempSync(join(tmpdir(), 'docsite-serve-'))
    process.stdout.write(serveLines(await benchServe(root, dir, Number(pages))))
  }
  process.exit()
}

if (values.check) {
  for (const pages of values.pages ?? ['1000', '5000']) {
    const dir = mkdtempSync(join(tmpdir(), 'docsite-check-'))
    try {
      process.stdout.write(checkLines(benchCheck(root, dir, Number(pages), Number(values.runs), measure)))
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
  process.exit()
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const results = (values.pages ?? ['1000']).map((pages) => benchPages(Number(pages), Number(values.runs)))
for (const r of results) {
  process.stdout.write(
    [
      `${r.pages} pages`,
      `  cold            ${r.coldSeconds.toFixed(2)} s (CPU ${r.coldCpu.toFixed(2)} s, peak ${r.peakMegabytes.toFixed(0)} MB)`,
      `  warm            ${r.warmSeconds.toFixed(2)} s`,
      `  one page edited ${r.editSeconds.toFixed(2)} s`,
      `  output          ${(r.outputBytes / 1e6).toFixed(1)} MB in ${r.outputFiles} files`,
      `  one page        html ${kb(r.page.raw)} (gzip ${kb(r.page.gzip)}; ${kb(r.pageWithoutArticle)} beside the article), css ${kb(r.css.raw)} (gzip ${kb(r.css.gzip)})`,
      `  search index    ${kb(r.searchIndex.raw)} (gzip ${kb(r.searchIndex.gzip)})`,
      '',
    ].join('\n'),
  )
}
const [small, large] = results
if (large)
  process.stdout.write(
    `cold time of ${large.pages} to ${small.pages} pages: ${(large.coldSeconds / small.coldSeconds).toFixed(2)} times\n`,
  )
if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2))
