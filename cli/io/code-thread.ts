// Runs one file of a site's code in a thread with time limits for producing its value and for each call. Time in which
// a busy machine does not schedule the thread does not count. A thread that misses a limit is replaced before the next
// call. Its output goes to stderr line by line, and later failures are reported as well.
import { CodeEndedError } from '../model/ports.ts'
import type { CodeAnswer, CodeMessage } from './code-messages.ts'
import { type CodeRun, startRun } from './code-run.ts'
import { deserialize, type PortableValue } from './portable-value.ts'
import { watchLimit } from './time-limit.ts'

/** Program and limits of the thread. */
export interface CodeLimits {
  /** The thread's program. */
  readonly program: URL
  /** Milliseconds that the code may take to produce its value, by the clock of its thread. */
  readonly limitMs: number
  /** What an exported function is called with to produce the value. */
  readonly argument?: unknown
  /** Limit of a function call, by the same clock: the program is blocked meanwhile. */
  readonly callLimit?: CallLimit
}

/** A limit of calls from the configuration. */
export interface CallLimit {
  /** Milliseconds; read from the configuration when a call begins. */
  readonly ms: () => number
  /** Configuration key of the limit, for messages. */
  readonly key: string
}

/** A failure of the code, before it produced its value or later. */
export type CodeFailure =
  | Extract<CodeMessage<never>, { kind: 'threw' | 'exits' }>
  /** No value within the limit. */
  | { readonly kind: 'late' }
  /** No value, and nothing left to run that could produce one. */
  | { readonly kind: 'idle' }
  /** The thread exceeded its memory limit. */
  | { readonly kind: 'memory' }

/** Exported value of the code. */
export interface CodeValue {
  readonly kind: 'value'
  readonly value: unknown
  readonly hasDefault: boolean
}

/** Callbacks while the code runs. */
export interface CodeListener {
  /** Receives a line that the code prints. */
  readonly print: (line: string) => void
  /** Receives a failure that happened after the value was produced. */
  readonly failedLater: (failure: CodeFailure) => void
}

/** Running code. */
export interface CodeThread {
  readonly result: Promise<CodeValue | CodeFailure>
  /** Resolves when no thread of the code runs any more. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Short, because a call blocks the program. */
const CALL_LIMIT_MS = 1000
/** Most calls that may time out, each after its full limit. After one more, the code is stopped for good. */
const MAX_LATE = 3

/** Starts the code at a URL. */
export function startCode(address: string, limits: CodeLimits, listener: CodeListener): CodeThread {
  const run = startRun({ address, ...limits, isRestart: false }, listener.print)
  const end: { resolve?: () => void } = {}
  const ended = new Promise<void>((resolve) => {
    end.resolve = resolve
  })
  const code: Code = { run, late: 0, address, limits, listener, hasEnded: () => end.resolve?.() }
  watchEnd(code, run)
  const call = (id: number, given: readonly unknown[]): unknown => answerTo(code, id, given, call)
  const result = new Promise<CodeValue | CodeFailure>((resolve) => {
    const state = { isOpen: true }
    const settle = (settled: CodeValue | CodeFailure) => {
      if (!state.isOpen) {
        if (settled.kind !== 'value') listener.failedLater(settled)
        return
      }
      state.isOpen = false
      late.cancel()
      run.worker.unref()
      if (settled.kind !== 'value') void (settled.kind === 'late' ? run.kill() : run.end())
      resolve(settled)
    }
    const late = watchLimit(limits.limitMs, run.clock(), () => settle({ kind: 'late' }))
    run.worker.on('message', (message: CodeMessage<PortableValue>) =>
      settle(message.kind === 'value' ? { ...message, value: deserialize(message.value, call) } : message),
    )
    run.worker.on('error', (error) => settle(failureOf(error)))
    run.worker.on('exit', () => {
      if (state.isOpen) settle({ kind: 'idle' })
    })
  })
  return { result, ended, stop: () => stopCode(code) }
}

function failureOf(error: NodeJS.ErrnoException): CodeFailure {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { kind: 'memory' }
  const { name, message, stack = '' } = error
  return { kind: 'threw', text: message, message: `${name}: ${message}`, stack }
}

/** Code with the threads that run it, one after another. */
interface Code {
  /** The current thread; absent after a call that timed out. */
  run: CodeRun | undefined
  /** Number of calls that timed out. */
  late: number
  /** Reason why the code no longer runs. */
  failure?: CodeEndedError
  readonly address: string
  readonly limits: CodeLimits
  readonly listener: CodeListener
  readonly hasEnded: () => void
}

const endedEarly = () => new CodeEndedError('it ended without a result')

/** Calls a function of the code and waits for its answer. */
function answerTo(
  code: Code,
  id: number,
  given: readonly unknown[],
  call: (id: number, given: readonly unknown[]) => unknown,
): unknown {
  if (code.failure) throw code.failure
  const { callLimit, limitMs } = code.limits
  const mostMs = callLimit?.ms() ?? Math.min(limitMs, CALL_LIMIT_MS)
  const run = code.run ?? startAgain(code)
  const answer = run.next<CodeAnswer<PortableValue>>(mostMs, { id, given })
  if (answer === 'ended') throw giveUp(code, endedEarly())
  if (answer === 'late') {
    const error = new CodeEndedError(`no result within ${mostMs} ms`, callLimit?.key)
    void run.kill()
    if (++code.late > MAX_LATE) throw giveUp(code, error)
    code.run = undefined
    throw error
  }
  if ('threw' in answer) {
    const { message, stack } = answer.threw
    throw Object.assign(new Error(message), { stack })
  }
  return deserialize(answer.value, call)
}

/**
 * Runs the code in a new thread, in which its functions have the same numbers. The code has produced its value before,
 * so this waits for it.
 */
function startAgain(code: Code): CodeRun {
  const { address, limits, listener } = code
  const run = startRun({ address, ...limits, isRestart: true }, listener.print)
  run.worker.unref()
  run.worker.on('message', (message: CodeMessage<PortableValue>) => {
    if (message.kind !== 'value') listener.failedLater(message)
  })
  run.worker.on('error', (error) => listener.failedLater(failureOf(error)))
  code.run = run
  watchEnd(code, run)
  const began = run.next<CodeMessage<PortableValue>>(limits.limitMs)
  if (typeof began === 'string' || began.kind !== 'value') throw giveUp(code, endedEarly())
  return run
}

/** Stops the code for good. */
function giveUp(code: Code, error: CodeEndedError): CodeEndedError {
  code.failure = error
  void stopCode(code)
  return error
}

async function stopCode(code: Code): Promise<void> {
  code.failure ??= endedEarly()
  if (code.run) await code.run.end()
  else code.hasEnded()
}

function watchEnd(code: Code, run: CodeRun): void {
  run.worker.once('exit', () => {
    if (code.run === run) code.hasEnded()
  })
}
