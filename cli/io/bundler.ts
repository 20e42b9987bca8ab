// Runs esbuild, which is a separate process: it may be killed or stopped, or the executable may be something else. Each
// task has a time limit. A lost process is restarted once; after that, one error names the task.
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { BuildOptions, BuildResult } from 'esbuild'
import { EnvironmentError } from '../model/ports.ts'

/** Name of the task, for messages, and its time limit. */
export interface BundlerTask {
  readonly what: string
  readonly limitMs?: number | undefined
  /** Called once the bundler is working. */
  readonly begun?: (() => void) | undefined
}

/** The bundler cannot be used: the executable is not esbuild, or the system prevents it. */
export class BundlerError extends EnvironmentError {
  constructor(what: string, reason: string) {
    const binary = process.env.ESBUILD_BINARY_PATH
    super(
      `esbuild could not bundle ${what}, even after a restart: ${reason}` +
        (binary === undefined ? '' : `; ESBUILD_BINARY_PATH sets its program to ${binary}`),
    )
  }
}

/** A task failed without a result from the bundler. */
class Lost extends Error {}

const DEFAULT_LIMIT_MS = 60_000
const ATTEMPTS = 2

/** The esbuild process that the library keeps alive, and the number of processes before it. */
const service: { child?: ChildProcess; number: number } = { number: 0 }

/**
 * Runs a build. Rejects with esbuild's own failure for mistakes in the sources, and with `BundlerError` if esbuild cannot be
 * used.
 */
export async function runBundler<const Options extends BuildOptions>(
  options: Options,
  task: BundlerTask,
): Promise<BuildResult<Options>> {
  for (let attempt = 1; ; attempt++) {
    const { number } = service
    try {
      return await bundleOnce(options, task)
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      // If several tasks run, the first one to notice ends the bundler for all of them.
      if (service.number === number) await endBundler()
      if (attempt === ATTEMPTS) throw new BundlerError(task.what, error.message)
    }
  }
}

/** Ends the bundler process; the next task starts a new one. */
export async function endBundler(): Promise<void> {
  service.number++
  // A stopped process reacts to nothing else.
  service.child?.kill('SIGKILL')
  delete service.child
  const { stop } = await import('esbuild')
  await stop()
}

/**
 * Ends the bundler at once. For a process that is about to die by a signal, where nothing can wait for the bundler's
 * exit.
 */
export function killBundler(): void {
  service.child?.kill('SIGKILL')
}

async function bundleOnce<const Options extends BuildOptions>(
  options: Options,
  { limitMs = DEFAULT_LIMIT_MS, begun }: BundlerTask,
): Promise<BuildResult<Options>> {
  const { build, version } = await import('esbuild')
  const limit: { timer?: NodeJS.Timeout } = {}
  try {
    return await new Promise<BuildResult<Options>>((resolve, reject) => {
      const lost = (reason: string) => reject(new Lost(reason))
      limit.timer = setTimeout(() => lost(`it did not answer within ${limitMs / 1000} s`), limitMs)
      const begin = async () =>
        withService(() => build(options as BuildOptions), version, lost) as Promise<BuildResult<Options>>
      begin().then(resolve, (error: unknown) => (isFailure(error) ? reject(error) : lost(lineOf(error))))
      begun?.()
    })
  } finally {
    clearTimeout(limit.timer)
  }
}

/** Whether the bundler works and reports a problem with the sources or options. */
const isFailure = (error: unknown) => error instanceof Error && 'errors' in error

/** The first line of a message; messages of the library may begin with an empty line. */
const lineOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? ''

/**
 * Runs `begin` and captures the process it starts. The library starts its process with the first task and does not
 * expose it, but Node publishes an event for every child process.
 */
function withService<Result>(begin: () => Result, version: string, lost: (reason: string) => void): Result {
  const started: ChildProcess[] = []
  const note = (message: unknown) =>
    void started.push((message as { readonly process: ChildProcess }).process)
  subscribe('child_process', note)
  try {
    return begin()
  } finally {
    unsubscribe('child_process', note)
    const [child] = started
    if (child) {
      service.child = child
      guardAnswers(child, version, lost)
      // If it were still working, it would print the stacks of its goroutines.
      process.once('exit', () => child.kill('SIGKILL'))
    }
  }
}

/**
 * Checks that the process answers like this version of esbuild. On any other output the library would throw where it
 * cannot be caught, or use up all memory.
 */
function guardAnswers({ stdout }: ChildProcess, version: string, lost: (reason: string) => void): void {
  const [read] = (stdout?.listeners('data') ?? []) as ((chunk: Buffer) => void)[]
  if (!stdout || !read) return
  // An answer begins with its length; the first one is the version.
  const greeting = Buffer.from(`${String.fromCharCode(version.length)}\0\0\0${version}`)
  const state = { greeted: 0 }
  stdout.off('data', read)
  stdout.on('data', (chunk: Buffer) => {
    const begin = chunk.subarray(0, greeting.length - state.greeted)
    const expected = greeting.subarray(state.greeted, state.greeted + begin.length)
    state.greeted += begin.length
    if (begin.equals(expected)) return read(chunk)
    stdout.destroy()
    lost(`its program is not esbuild ${version}`)
  })
}
