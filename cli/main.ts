// Where the program begins: from a command line to an exit code. Everything the program takes from the process passes through
// here.
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { EXIT, SIGNAL_EXIT } from './commands/exit.ts'
import type { Host } from './commands/options.ts'
import { createProgram } from './commands/registry.ts'
import { askLine } from './io/ask-line.ts'
import { killBundler } from './io/bundler.ts'
import { pruneCompileCache } from './io/compile-cache.ts'
import { createEngine } from './io/engine.ts'
import { refusalOf } from './io/refusal.ts'
import { UsageError } from './model/ports.ts'

declare const DOCSITE_VERSION: string

/** Exit code of Node when nothing is left to do and a promise is still awaited. */
const UNSETTLED = 13

/** Runs the command line of `process`, sets its exit code and ends it. */
export async function main(process: NodeJS.Process): Promise<void> {
  const state = { isOver: false }
  process.on('exit', (code) => {
    if (state.isOver || (code !== 0 && code !== UNSETTLED)) return
    process.stderr.write('docsite: internal error: the program ended before the command had finished\n')
    process.exitCode = EXIT.internal
  })
  const isDone = await run(process)
  state.isOver = true
  pruneCompileCache()
  // By itself the engine would take all of its memory apart first.
  if (isDone) process.exit()
}

/**
 * Runs the command line. Resolves to whether nothing is left to do: neither is the process asked to stop, nor is there output
 * that has not been written.
 */
async function run(process: NodeJS.Process): Promise<boolean> {
  const endings: Endings = { stops: [], exits: [] }
  const host = hostOf(process, endings)
  quietPipes(process)
  process.once('exit', () => runExits(endings))
  const state = listenForSignals(process, endings)
  // An exception that cannot be caught is a defect as well.
  process.on('uncaughtException', (error) => {
    if (!state.stopping) process.exit(explain(error, host))
  })
  try {
    process.exitCode = await createProgram(host).run(process.argv.slice(2))
  } catch (error) {
    // What is given up in the middle fails, and nobody needs to hear of it.
    if (!state.stopping) process.exitCode = explain(error, host)
  }
  return (
    !state.stopping && [process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0)
  )
}

/** What is to be done when the process is asked to stop, and whenever it ends. */
interface Endings {
  readonly stops: (() => Promise<void>)[]
  readonly exits: (() => void)[]
}

function runExits({ exits }: Endings): void {
  for (const exit of exits.splice(0)) exit()
}

function hostOf(process: NodeJS.Process, { stops, exits }: Endings): Host {
  return {
    cwd: process.cwd(),
    home: homedir(),
    pid: process.pid,
    env: process.env,
    stdoutIsTerminal: process.stdout.isTTY === true,
    stderrIsTerminal: process.stderr.isTTY === true,
    columns: process.stderr.columns,
    now: () => performance.now(),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY ? (question) => askLine(process.stdin, process.stdout, question) : null,
    locale: () => Intl.DateTimeFormat().resolvedOptions().locale,
    onStop: (stop) => void stops.push(stop),
    onExit: (end) => void exits.push(end),
    engine: createEngine(process.argv[2]),
    toolDir: fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, ''),
    version: typeof DOCSITE_VERSION === 'string' ? DOCSITE_VERSION : '0.0.0-dev',
  }
}

/** `docsite … | head -1`: the reader went away, which is its right. */
function quietPipes(process: NodeJS.Process): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Ends the process when it is asked to stop; tells whether it is. */
function listenForSignals(process: NodeJS.Process, endings: Endings): { readonly stopping: boolean } {
  const state = { stopping: false }
  for (const [signal, code] of Object.entries(SIGNAL_EXIT)) {
    process.on(signal, () => {
      // `exit` waits for threads, and one that waits for another program cannot be ended; the signal itself can end all.
      const end = () => {
        runExits(endings)
        // It would say that nobody listens to it any more.
        killBundler()
        process.removeAllListeners(signal).kill(process.pid, signal)
      }
      if (state.stopping) return end()
      state.stopping = true
      const ended = Promise.allSettled(endings.stops.map((stop) => stop()))
      // Whatever hangs must not keep the process: two seconds are promised.
      setTimeout(end, 1500).unref()
      void ended.then(() => process.exit(code))
    })
  }
  return state
}

function explain(error: unknown, host: Host): number {
  if (error instanceof UsageError) {
    host.stderr(`docsite: ${error.message}\n`)
    return EXIT.usage
  }
  const refusal = refusalOf(error)
  if (refusal) {
    host.stderr(`docsite: ${refusal.message}\n`)
    return EXIT.environment
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  host.stderr(
    `docsite: internal error. This is a defect of docsite ${host.version}; please report it with the text below.\n${stack}\n`,
  )
  return EXIT.internal
}
