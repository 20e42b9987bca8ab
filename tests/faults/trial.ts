// One run of the program with a fault, and what may be seen of it afterwards.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { DOCSITE, type Run } from '../helpers/cli.ts'

const SHIM = fileURLToPath(new URL('./shim.cjs', import.meta.url))
const TOOL_DIR = fileURLToPath(new URL('../../', import.meta.url))

/** What happens to the file calls of the program, counted from 1; `stays`: to all from the n-th on; `short`: of single reads and writes. */
export type Fault =
  | { readonly kind: 'count' }
  | { readonly kind: 'none' }
  | { readonly kind: 'error'; readonly at: number; readonly code: string; readonly stays?: boolean }
  | { readonly kind: 'short'; readonly at: number; readonly stays?: boolean }
  | { readonly kind: 'kill'; readonly at: number }
  | { readonly kind: 'signal'; readonly at: number; readonly signal: string }
  | { readonly kind: 'clock'; readonly clockMs: number }
  | { readonly kind: 'jump'; readonly at: number; readonly clockMs: number }

/** The file calls of a run: the codes that each can fail with, and how many single reads and writes there are among them. */
export interface Calls {
  readonly codes: readonly (readonly string[])[]
  readonly parts: number
}

/** What a run whose calls are counted has to say. */
export function callsIn(log: string): Calls {
  const lines = log.split('\n')
  return {
    codes: lines.slice(0, -1).map((line) => line.split(' ').filter((code) => code !== '')),
    parts: Number(lines.at(-1)),
  }
}

/** Whether nothing has happened to a run: where it goes another way than the one whose calls were counted, it may make fewer. */
export const isMissed = ({ log }: Ending, { kind }: Fault): boolean =>
  log === '' && kind !== 'none' && kind !== 'clock'

/** How a run ended. */
export interface Ending {
  /** Exit code; that of a shell for a process that a signal has ended. */
  readonly code: number
  readonly signal: string | null
  readonly output: string
  /** What the shim has to say: the call that was hit, or all calls. */
  readonly log: string
  /** Ended by the harness, for it did not end. */
  readonly hung: boolean
}

/** Time in ms after which a run counts as hanging: far more than one takes, also where it gets a tenth of a processor. */
const LIMIT_MS = 600_000

const NUMBERS: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }

/** Runs the program; `afterMs` and `signal` send one at a moment. */
export function run(
  args: readonly string[],
  fault: Fault = { kind: 'none' },
  moment?: { readonly afterMs: number; readonly signal: NodeJS.Signals },
): Promise<Ending> {
  if (fault.kind === 'error' || fault.kind === 'short') return runServed(args, fault)
  const dir = mkdtempSync(join(tmpdir(), 'docsite-fault-'))
  const log = join(dir, 'log')
  const isWatched = fault.kind !== 'none'
  const env = isWatched ? { DOCSITE_FAULT: JSON.stringify({ ...fault, log, toolDir: TOOL_DIR }) } : {}
  const preload = isWatched ? ['--require', SHIM] : []
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...preload, DOCSITE, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    const state = { hung: false }
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    const limit = setTimeout(() => {
      state.hung = true
      child.kill('SIGKILL')
    }, LIMIT_MS)
    const timer = moment && setTimeout(() => child.kill(moment.signal), moment.afterMs)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      clearTimeout(timer)
      resolve({
        code: code ?? NUMBERS[signal ?? ''] ?? -1,
        signal,
        output: Buffer.concat(output).toString(),
        log: existsSync(log) ? readFileSync(log, 'utf8').trim() : '',
        hung: state.hung,
      })
      rmSync(dir, { recursive: true, force: true })
    })
  })
}

/** A process that runs the program again and again, and how many runs it has behind it. */
interface Server {
  readonly child: ChildProcessByStdio<Writable, Readable, null>
  runs: number
}

/** After so many runs another process takes over. */
const MAX_RUNS = 60
const idle: Server[] = []

function startServer(): Server {
  const child = spawn(
    process.execPath,
    ['--require', SHIM, fileURLToPath(new URL('./server.cjs', import.meta.url))],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        DOCSITE_FAULT: JSON.stringify({ kind: 'idle', toolDir: TOOL_DIR }),
      },
    },
  )
  return { child, runs: 0 }
}

/** Runs the program with a fault that it survives, in a process that does nothing else meanwhile. */
async function runServed(args: readonly string[], fault: Fault): Promise<Ending> {
  const server = idle.pop() ?? startServer()
  const { child } = server
  const parts: Buffer[] = []
  const limit = { isOver: false }
  const line = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => {
      limit.isOver = true
      child.kill('SIGKILL')
    }, LIMIT_MS)
    const end = (text: string) => {
      clearTimeout(timer)
      child.stdout.off('data', read)
      child.off('exit', gone)
      resolve(text)
    }
    const read = (part: Buffer) => {
      parts.push(part)
      if (part.includes(10)) end(Buffer.concat(parts).toString())
    }
    const gone = (code: number | null) =>
      end(JSON.stringify({ code: code ?? -1, output: 'the process has ended', log: '' }))
    child.stdout.on('data', read)
    child.on('exit', gone)
    child.stdin.write(`${JSON.stringify({ args, fault: { ...fault, toolDir: TOOL_DIR } })}\n`)
  })
  server.runs++
  const isGone = child.exitCode !== null || child.signalCode !== null
  if (server.runs < MAX_RUNS && !isGone && !limit.isOver && !holdsLock(args)) idle.push(server)
  else if (!isGone) {
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await end
  }
  const { code, output, log } = JSON.parse(line) as Pick<Ending, 'code' | 'output' | 'log'>
  return { code, output, log: log.trim(), signal: null, hung: limit.isOver }
}

/** Whether a run has left its lock: that of a process which goes on to live would not be taken over. */
const holdsLock = (args: readonly string[]) =>
  args.some(
    (dir) =>
      dir.startsWith('/') &&
      existsSync(dir) &&
      readdirSync(dir).some((name) => name.includes('.docsite-lock')),
  )

/** Ends the processes that wait for runs. */
export function endServers(): void {
  for (const { child } of idle.splice(0)) child.kill()
}

/** The same of a run in this process. */
export const ended = ({ code, stdout, stderr }: Run): Ending => ({
  code,
  signal: null,
  output: stdout + stderr,
  log: '',
  hung: false,
})

/** What is in a folder: its files with the hash of their content, in code-point order; null where there is no folder. */
export type Tree = ReadonlyMap<string, string>

/** The tree of a folder, without the paths that `skip` names. */
export function treeAt(dir: string, skip: (path: string) => boolean = () => false): Tree | null {
  if (!existsSync(dir)) return null
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((path) => !skip(path))
  return new Map(paths.sort().map((path) => [path, contentOf(join(dir, path))]))
}

function contentOf(file: string): string {
  const info = lstatSync(file)
  if (info.isSymbolicLink()) return `-> ${readlinkSync(file)}`
  return info.isFile() ? createHash('sha1').update(readFileSync(file)).digest('hex') : 'something else'
}

/** Whether two folders hold the same. */
export const isSame = (a: Tree | null, b: Tree | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash))

/** Where two folders differ, in a few words. */
export function difference(found: Tree | null, wanted: Tree | null): string {
  if (!found || !wanted) return found ? 'it is there' : 'it is gone'
  const missing = [...wanted.keys()].filter((path) => !found.has(path))
  const more = [...found.keys()].filter((path) => !wanted.has(path))
  const other = [...found]
    .filter(([path, hash]) => wanted.has(path) && wanted.get(path) !== hash)
    .map(([path]) => path)
  const part = (what: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [`${paths.length} ${what} (${paths.slice(0, 3).join(', ')})`]
  return [...part('missing', missing), ...part('too many', more), ...part('different', other)].join(', ')
}

/** A copy of a folder for one trial, with the times of its files. */
export function copyOf(template: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-trial-'))
  cpSync(template, dir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  return dir
}

/** Tries something in a copy of a folder, which goes afterwards. */
export async function inCopy<T>(template: string, attempt: (dir: string) => Promise<T>): Promise<T> {
  const dir = copyOf(template)
  try {
    return await attempt(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** What is wrong with the way in which a run ended, whatever it was to do. */
export function problemsOf({ code, output, hung }: Ending, allowed: readonly number[]): readonly string[] {
  const found: string[] = []
  if (hung) found.push('it did not end')
  if (!allowed.includes(code)) found.push(`exit code ${code}`)
  if (/internal error|please report/.test(output)) found.push('an internal error')
  else if (/\n\s+at \S+.*[:(]\d+/.test(output)) found.push('a stack')
  return found.length > 0
    ? [`${found.join(', ')}: ${output.trim().split('\n').slice(-8).join(' | ').slice(0, 700)}`]
    : []
}
