// The bundler is a program of its own: it may be killed, stopped, or be another program altogether. Each of its tasks has a
// limit; a lost bundler is started once more, and then there is one error that names the task.
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { BuildOptions, BuildResult } from 'esbuild'
import { EnvironmentError } from '../model/ports.ts'

/** What is bundled, for messages, and how long that may take. */
export interface BundlerTask {
  readonly what: string
  readonly limitMs?: number | undefined
  /** Called when the bundler is at work. */
  readonly begun?: (() => void) | undefined
}

/** The bundler cannot be used, for this reason: another program, or the machine. */
export class BundlerError extends EnvironmentError {
  constructor(what: string, reason: string) {
    const binary = process.env.ESBUILD_BINARY_PATH
    super(
      `esbuild could not bundle ${what}, even when it was started again: ${reason}` +
        (binary === undefined ? '' : `; its program is that of ESBUILD_BINARY_PATH, ${binary}`),
    )
  }
}

/** Why a task has no result that is the bundler's. */
class Lost extends Error {}

const DEFAULT_LIMIT_MS = 60_000
const ATTEMPTS = 2

/** The one process of the bundler that the library keeps, and how many there were before it. */
const service: { child?: ChildProcess; number: number } = { number: 0 }

/** Bundles; rejects with the bundler's own failure for mistakes in the sources, and with `BundlerError` when there is no bundler. */
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
      // Of several tasks at once the first one to notice ends the bundler for all.
      if (service.number === number) await endBundler()
      if (attempt === ATTEMPTS) throw new BundlerError(task.what, error.message)
    }
  }
}

/** Ends the process of the bundler; the next task starts another one. */
export async function endBundler(): Promise<void> {
  service.number++
  // It may be stopped, and then hears nothing else.
  service.child?.kill('SIGKILL')
  delete service.child
  const { stop } = await import('esbuild')
  await stop()
}

/** Ends it at once, for a process that is about to be ended by a signal: nothing is called then that waits for its exit. */
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
      limit.timer = setTimeout(() => lost(`it does not answer within ${limitMs / 1000} s`), limitMs)
      const begin = async () =>
        withService(() => build(options as BuildOptions), version, lost) as Promise<BuildResult<Options>>
      begin().then(resolve, (error: unknown) => (isFailure(error) ? reject(error) : lost(lineOf(error))))
      begun?.()
    })
  } finally {
    clearTimeout(limit.timer)
  }
}

/** What the bundler says about the sources, or about the options: it works then. */
const isFailure = (error: unknown) => error instanceof Error && 'errors' in error

/** The first line of a message; that of the library may begin with an empty one. */
const lineOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? ''

/** The library starts its process with the first task and does not give it away; Node tells of every process that is started. */
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
      // In the middle of its work it would print where each of its threads is.
      process.once('exit', () => child.kill('SIGKILL'))
    }
  }
}

/** What is no answer of this bundler makes the library throw where it cannot be caught, or take all memory. */
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
