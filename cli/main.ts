// Entry point of the program: turns a command line into an exit code. All process state that the program uses is read
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

/** Node's exit code if the event loop is empty while a promise is still awaited. */
const UNSETTLED = 13

/** Runs the command line of `process`, sets its exit code and ends it. */
export async function main(process: NodeJS.Process): Promise<void> {
  const state = { isOver: false }
  process.on('exit', (code) => {
    if (state.isOver || (code !== 0 && code !== UNSETTLED)) return
    process.stderr.write('docsite: internal error: the program exited before the command finished\n')
    process.exitCode = EXIT.internal
  })
  const isDone = await run(process)
  state.isOver = true
  pruneCompileCache()
  // Without this call the engine would first release all of its memory.
  if (isDone) process.exit()
}

/**
 * Runs the command line. Resolves to true if the process may exit at once: no signal has asked it to stop, and no
 * output is still unwritten.
 */
async function run(process: NodeJS.Process): Promise<boolean> {
  const endings: Endings = { stops: [], exits: [] }
  const host = hostOf(process, endings)
  quietPipes(process)
  process.once('exit', () => runExits(endings))
  const state = listenForSignals(process, endings)
  // Uncaught exceptions are also reported as internal errors.
  process.on('uncaughtException', (error) => {
    if (!state.stopping) process.exit(explain(error, host))
  })
  try {
    process.exitCode = await createProgram(host).run(process.argv.slice(2))
  } catch (error) {
    // A command that is interrupted fails; that needs no message.
    if (!state.stopping) process.exitCode = explain(error, host)
  }
  return (
    !state.stopping && [process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0)
  )
}

/** Callbacks for when the process is asked to stop (`stops`) and for when it ends (`exits`). */
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

/** Ignores closed pipes, as in `docsite … | head -1`. */
function quietPipes(process: NodeJS.Process): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Ends the process when a signal asks it to stop. `stopping` is true from then on. */
function listenForSignals(process: NodeJS.Process, endings: Endings): { readonly stopping: boolean } {
  const state = { stopping: false }
  for (const [signal, code] of Object.entries(SIGNAL_EXIT)) {
    process.on(signal, () => {
      // `exit` waits for threads, and a thread that waits for another program cannot be ended. The signal itself ends
      // everything.
      const end = () => {
        runExits(endings)
        // Otherwise the bundler would complain that nothing reads its output any more.
        killBundler()
        process.removeAllListeners(signal).kill(process.pid, signal)
      }
      if (state.stopping) return end()
      state.stopping = true
      const ended = Promise.allSettled(endings.stops.map((stop) => stop()))
      // Nothing that hangs may delay the exit: it is promised within two seconds.
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
    `docsite: internal error. This is a bug in docsite ${host.version}; please report it with the text below.\n${stack}\n`,
  )
  return EXIT.internal
}
