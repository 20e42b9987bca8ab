// `npm run bench -- --peers`: docsite beside other tools on the same corpus in one run. Tools alternate, so that a slow minute
// of the machine hits all of them; each figure is the median of the runs. A tool that fails or takes too long becomes a row
// that says so and never ends the measurement.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { corpus, writeFiles } from './bench-corpus.js'
import { bytesOfPage, outputBytes } from './bench-output.js'
import { measureRun } from './bench-process.js'
import { measureServe } from './bench-saves.js'
import { PEERS } from './peers/registry.js'

/** What no run may depend on: colours, terminals, messages to makers. */
const ENVIRONMENT = { CI: '1', NO_COLOR: '1', DO_NOT_TRACK: '1' }

/**
 * Measures and resolves to `{ date, machine, runs, limitSeconds, sites: [{ pages, rows }] }`. `say` is told what is going on.
 */
export async function benchPeers(root, { pages, runs, only, limitSeconds, peersDir, say }) {
  const unknown = only.filter((name) => !PEERS.some((peer) => peer.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no such tool: ${unknown.join(', ')} (there are ${PEERS.map(({ name }) => name).join(', ')})`,
    )
  const chosen = PEERS.filter(({ name }) => only.length === 0 || only.includes(name))
  const tools = chosen.map((peer) => installed(root, join(peersDir, peer.name), peer, say))
  const sites = []
  for (const count of pages) sites.push(await measureSite(root, tools, { count, runs, limitSeconds, say }))
  return { date: new Date().toISOString().slice(0, 10), machine: machine(), runs, limitSeconds, sites }
}

/** What the figures depend on, without the name of the machine. */
function machine() {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
  }
}

/** A tool that can be run, or the reason why not. An installation of an earlier run is used again. */
function installed(root, dir, peer, say) {
  const bin = (name) => join(dir, 'node_modules/.bin', name)
  try {
    if (peer.packages.length > 0) install(dir, peer.packages, say)
    return { peer, dir, bin, version: versionOf(root, dir, peer) }
  } catch (error) {
    const reason =
      error.code === 'ENOENT' && peer.absent ? peer.absent : tellingLine(error.stderr ?? error.message)
    say(`${peer.name}: ${reason}`)
    return { peer, dir, bin, version: '', error: reason }
  }
}

function install(dir, packages, say) {
  const stamp = join(dir, 'installed.txt')
  const wanted = `${packages.join('\n')}\n`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`installing ${packages.join(' ')}`)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), '{ "private": true, "type": "module" }\n')
  const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags, ...packages], { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
  writeFileSync(stamp, wanted)
}

function versionOf(root, dir, { packages, version }) {
  if (version) return version()
  const [first] = packages
  const home = first ? join(dir, 'node_modules', first.replace(/@[^@]*$/, '')) : root
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version
}

/** All tools on a corpus of so many pages. */
async function measureSite(root, tools, { count, runs, limitSeconds, say }) {
  const text = corpus(count)
  const rows = tools.map((tool) => ({
    tool,
    error: tool.error,
    rounds: [],
    late: undefined,
    sizes: undefined,
  }))
  for (let run = 1; run <= runs; run++) {
    for (const row of rows) {
      if (row.error || row.late) continue
      say(`${count} pages, run ${run} of ${runs}: ${row.tool.peer.name}`)
      const site = join(row.tool.dir, `site-${count}`)
      await measureRound(row, site, { text, run, limitSeconds }).catch((error) => {
        row.error = tellingLine(error.message)
      })
      if (row.error) say(`${row.tool.peer.name}: ${row.error}`)
      const last = run === runs && !row.error && !row.late
      if (last && row.tool.peer.check) row.serve = await measureServe(root, site, row.tool.peer.edited)
      if (run === runs || row.error || row.late) rmSync(site, { recursive: true, force: true })
    }
  }
  return { pages: count, rows: rows.map(figures) }
}

/** Cold, warm, one page edited; what a tool keeps goes with the folder of the site, which is made anew. */
async function measureRound(row, site, { text, run, limitSeconds }) {
  const { peer, dir, bin } = row.tool
  writeFiles(site, peer.files(text))
  forgetCaches(dir)
  const round = {}
  row.rounds.push(round)
  const step = async (name, [command, args]) => {
    const result = await measureRun(command, args, {
      cwd: site,
      env: { ...ENVIRONMENT, ...peer.env },
      limitSeconds,
    })
    if (result.timedOut) row.late = name
    else if (result.code !== 0)
      throw new Error(`${name}: ${tellingLine(result.output) || `exit ${result.code}`}`)
    else round[name] = result
    return !result.timedOut
  }
  if (!(await step('cold', peer.build(bin)))) return
  row.sizes ??= {
    ...outputBytes(join(site, peer.output), peer.beside),
    page: bytesOfPage(join(site, peer.output), peer.page),
  }
  if (!(await step('warm', peer.build(bin)))) return
  appendFileSync(join(site, peer.edited), `\nЕщё одна строка: ${run}.\n`)
  if (!(await step('edit', peer.build(bin)))) return
  if (!peer.check) return
  rmSync(join(site, peer.cache), { recursive: true, force: true })
  if (await step('checkCold', peer.check())) await step('checkWarm', peer.check())
}

/** Some tools keep things among their installed packages. */
function forgetCaches(dir) {
  const packages = join(dir, 'node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages))
    if (name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json')
      rmSync(join(packages, name), { recursive: true, force: true })
}

/** A row of the table as plain values. */
function figures({ tool, error, late, rounds, sizes, serve }) {
  const of = (step, figure) => median(rounds.flatMap((round) => round[step]?.[figure] ?? []))
  return {
    tool: tool.peer.title,
    name: tool.peer.name,
    version: tool.version,
    search: tool.peer.search,
    ...(error ? { error } : {}),
    ...(late ? { late } : {}),
    coldSeconds: of('cold', 'seconds'),
    coldCpuSeconds: of('cold', 'cpu'),
    warmSeconds: of('warm', 'seconds'),
    editSeconds: of('edit', 'seconds'),
    peakMb: of('cold', 'peak'),
    peakAllMb: of('cold', 'peakAll'),
    ...(tool.peer.check
      ? { checkColdSeconds: of('checkCold', 'seconds'), checkWarmSeconds: of('checkWarm', 'seconds') }
      : {}),
    ...(serve ?? {}),
    ...(sizes ?? {}),
  }
}

/** The value in the middle; null when there is none. */
function median(values) {
  return values.length === 0 ? null : [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** The line of an output that says most: the first that names an error, else the last. */
function tellingLine(output) {
  const lines = stripVTControlCharacters(String(output))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, 200)
}
