// `npm run bench -- --pages 1000`: benchmarks builds; with `--check`, `--serve`, `--peers` or `--scale` checks, the
// development server, other tools, or sites of several sizes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchBuild, buildLines } from './bench-build.js'
import { benchCheck, checkLines } from './bench-check.js'
import { machine } from './bench-machine.js'
import { benchPeers } from './bench-peers.js'
import { benchScale, SIZES, scaleMarkdown, scalePlot } from './bench-scale.js'
import { benchServe, serveLines } from './bench-serve.js'
import { benchMarkdown, withBench, withScale } from './bench-table.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    runs: { type: 'string' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    /** For `--serve`: number of saves of each kind. */
    saves: { type: 'string', default: '40' },
    check: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    /**
     * Compares sizes with Hugo. The next three options set the layout of the site and its number of versions and
     * locales.
     */
    scale: { type: 'boolean', default: false },
    shape: { type: 'string', default: 'tree' },
    versions: { type: 'string', default: '1' },
    locales: { type: 'string', default: '1' },
    /** For `--peers`: comma-separated names, time limit of a run in seconds, and folder of the installed tools. */
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '300' },
    'peers-dir': { type: 'string', default: join(tmpdir(), 'docsite-peers') },
    /** For `--peers`: folder for the results as Markdown and JSON, and whether to replace the table in the README. */
    out: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs ?? (values.scale ? 9 : 3))
const pagesOr = (otherwise) => (values.pages ?? otherwise).map(Number)
const print = (text) => void process.stdout.write(text)

/** Measures each number of pages in its own folder and prints the results. */
async function each(pages, measure, lines) {
  const results = []
  for (const count of pages) {
    const dir = mkdtempSync(join(tmpdir(), 'docsite-bench-'))
    try {
      results.push(await measure(dir, count))
      print(lines(results.at(-1)))
    } finally {
      if (!values.keep) rmSync(dir, { recursive: true, force: true })
    }
  }
  return results
}

async function builds() {
  const results = await each(
    pagesOr(['1000']),
    (dir, count) => benchBuild(root, dir, count, runs),
    buildLines,
  )
  const [small, large] = results
  if (large) {
    const times = (large.coldSeconds / small.coldSeconds).toFixed(2)
    print(`cold time of ${large.pages} to ${small.pages} pages: ${times} times\n`)
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2))
}

async function serves() {
  const measure = (dir, count) => benchServe(root, dir, count, Number(values.saves))
  const results = await each(pagesOr(['1000', '5000']), measure, serveLines)
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2))
}

async function peers() {
  const state = { markdown: '' }
  await benchPeers(root, {
    pages: pagesOr(['1000']),
    runs,
    only: values.only.split(',').filter(Boolean),
    limitSeconds: Number(values.limit),
    peersDir: values['peers-dir'],
    say: (line) => void process.stderr.write(`${line}\n`),
    save(measured) {
      state.markdown = benchMarkdown(measured)
      if (!values.out) return
      mkdirSync(values.out, { recursive: true })
      writeFileSync(join(values.out, 'bench.md'), `${state.markdown}\n`)
      writeFileSync(join(values.out, 'bench.json'), `${JSON.stringify(measured, null, 2)}\n`)
    },
  })
  print(`${state.markdown}\n`)
  const readme = join(root, 'README.md')
  if (values.readme) writeFileSync(readme, withBench(readFileSync(readme, 'utf8'), state.markdown))
}

async function scales() {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-scale-'))
  try {
    const measured = await benchScale(root, dir, {
      pages: pagesOr(SIZES),
      runs,
      shape: values.shape,
      versions: Number(values.versions),
      locales: Number(values.locales),
      say: (line) => void process.stderr.write(`${line}\n`),
    })
    const markdown = scaleMarkdown({
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      ...measured,
    })
    print(`${markdown}\n`)
    if (values.json) writeFileSync(values.json, JSON.stringify(measured, null, 2))
    if (!values.readme) return
    const readme = join(root, 'README.md')
    writeFileSync(readme, withScale(readFileSync(readme, 'utf8'), markdown))
    writeFileSync(join(root, 'cli/reference/scale.svg'), scalePlot(measured))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

// Measured programs run in their own process groups; `exit` ends them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const large = ['1000', '5000']
if (values.scale) await scales()
else if (values.peers) await peers()
else if (values.serve) await serves()
else if (values.check)
  await each(pagesOr(large), (dir, count) => benchCheck(root, dir, count, runs), checkLines)
else await builds()
