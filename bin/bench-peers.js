// `npm run bench -- --peers`: compares docsite with other tools on the same corpus. Tools alternate, so that a slow
// minute of the machine affects all of them; each figure is the median of the runs. A tool that fails or takes too long
// gets a row that says so and does not end the benchmark.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { putAside } from './bench-aside.js'
import { corpus, writeFiles } from './bench-corpus.js'
import { machine } from './bench-machine.js'
import { bytesOfPage, outputBytes } from './bench-output.js'
import { measureRun } from './bench-process.js'
import { measureServe } from './bench-saves.js'
import { PEERS } from './peers/registry.js'

/** A tool whose round takes longer is measured once: the variance between runs is small compared with that. */
const SLOW_SECONDS = 60

/** Environment that makes runs independent of colours, terminals and telemetry. */
const ENVIRONMENT = { CI: '1', NO_COLOR: '1', DO_NOT_TRACK: '1' }

/**
 * Runs the benchmark. After each run, `save` receives the results so far, so that an abort loses little: `date`,
 * `machine`, `runs`, `limitSeconds` and `sites`, a list of `{ pages, rows }`. `say` receives progress messages.
 */
export async function benchPeers(root, { pages, runs, only, limitSeconds, peersDir, say, save }) {
  const unknown = only.filter((name) => !PEERS.some((peer) => peer.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no such tool: ${unknown.join(', ')} (there are ${PEERS.map(({ name }) => name).join(', ')})`,
    )
  const chosen = PEERS.filter(({ name }) => only.length === 0 || only.includes(name))
  const tools = chosen.map((peer) => installed(root, join(peersDir, peer.name), peer, say))
  const sites = []
  for (const count of pages) {
    const known = (run, site) => {
      const date = new Date().toISOString().slice(0, 10)
      save({ date, machine: machine(), runs: run, limitSeconds, sites: [...sites, site] })
    }
    sites.push(await measureSite(root, tools, { count, runs, limitSeconds, say, known }))
  }
}

/** An installed tool, or the reason why it cannot run. Installations of earlier runs are reused. */
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

/** Measures all tools on a corpus of this size. */
async function measureSite(root, tools, { count, runs, limitSeconds, say, known }) {
  const text = corpus(count)
  const rows = tools.map((tool) => ({
    tool,
    rounds: [],
    ...(tool.error ? { failed: { reason: tool.error } } : {}),
  }))
  for (let run = 1; run <= runs; run++) {
    for (const row of rows) {
      if (row.failed || row.isSlow) continue
      const { peer, dir } = row.tool
      say(`${count} pages, run ${run} of ${runs}: ${peer.name}`)
      const site = join(dir, `site-${count}`)
      try {
        const round = {}
        row.rounds.push(round)
        const began = performance.now()
        await measureRound(round, row.tool, site, { text, run, limitSeconds })
        row.isSlow = performance.now() - began > SLOW_SECONDS * 1000
        if ((run === runs || row.isSlow) && peer.check)
          row.serve = await measureServe(root, site, peer.edited).catch((error) =>
            say(`${peer.name} serve: ${error.message}`),
          )
      } catch (error) {
        row.failed = error instanceof StepFailure ? error : { reason: error.message }
        say(`${peer.name}: ${error.output || error.message}`)
      }
      if (run === runs || row.failed || row.isSlow) putAside(site)
    }
    known(run, { pages: count, rows: rows.map(figures) })
  }
  return { pages: count, rows: rows.map(figures) }
}

/** Error of a tool that failed or exceeded its time limit. */
class StepFailure extends Error {
  constructor(step, { timedOut, code, output }) {
    const reason = tellingLine(output) || `exit ${code}`
    super(`${step}: ${timedOut ? 'out of time' : reason}`)
    this.reason = this.message
    this.late = timedOut ? step : undefined
    this.output = output
  }
}

/** Steps of a round, in order: the command, and what is done before it. */
function stepsOf({ peer, bin }, site, run) {
  const addLine = () => appendFileSync(join(site, peer.edited), `\nЕщё одна строка: ${run}.\n`)
  const forget = () => putAside(join(site, peer.cache))
  return [
    { step: 'cold', command: peer.build(bin) },
    { step: 'warm', command: peer.build(bin) },
    { step: 'edit', command: peer.build(bin), before: addLine },
    ...(peer.check
      ? [
          { step: 'checkCold', command: peer.check(), before: forget },
          { step: 'checkWarm', command: peer.check() },
        ]
      : []),
  ]
}

/**
 * Measures all steps of a tool and records them in `round`. Caches of the tool are removed with its site folder, which
 * is written anew.
 */
async function measureRound(round, tool, site, { text, run, limitSeconds }) {
  const { peer, dir } = tool
  putAside(site)
  writeFiles(site, peer.files(text))
  forgetCaches(dir)
  const env = { ...ENVIRONMENT, ...peer.env }
  for (const { step, command, before } of stepsOf(tool, site, run)) {
    before?.()
    // Pending disk writes of the previous step must not slow this one. Systems without `sync` have to bear it.
    spawnSync('sync')
    const [program, args] = command
    const result = await measureRun(program, args, { cwd: site, env, limitSeconds })
    if (result.timedOut || result.code !== 0) throw new StepFailure(step, result)
    round[step] = result
    if (step === 'cold') round.sizes = sizesOf(join(site, peer.output), peer)
  }
}

const sizesOf = (output, { beside, page }) => ({
  ...outputBytes(output, beside),
  page: bytesOfPage(output, page),
})

/** Some tools keep caches in node_modules. */
function forgetCaches(dir) {
  const packages = join(dir, 'node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages))
    if (name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json')
      rmSync(join(packages, name), { recursive: true, force: true })
}

/** Row of the table as plain values. */
function figures({ tool: { peer, version }, failed, rounds, serve }) {
  const of = (step, figure) => median(rounds.flatMap((round) => round[step]?.[figure] ?? []))
  const seconds = (step) => of(step, 'seconds')
  return {
    name: peer.name,
    tool: peer.title,
    version,
    detail: peer.detail ?? '',
    search: peer.search,
    ...(failed ? { failed: { reason: failed.reason, late: failed.late } } : {}),
    coldSeconds: seconds('cold'),
    coldCpuSeconds: of('cold', 'cpu'),
    warmSeconds: seconds('warm'),
    editSeconds: seconds('edit'),
    peakMb: of('cold', 'peak'),
    peakAllMb: of('cold', 'peakAll'),
    ...(peer.check ? { checkColdSeconds: seconds('checkCold'), checkWarmSeconds: seconds('checkWarm') } : {}),
    ...serve,
    ...rounds[0]?.sizes,
  }
}

/** Median; null for an empty list. */
function median(values) {
  return values.length === 0 ? null : [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** The most informative line of an output: the first that mentions an error, otherwise the last. */
function tellingLine(output) {
  const lines = stripVTControlCharacters(String(output))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(at |npm error code )/.test(line))
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, 200)
}
