// One file of a site's code, run in a thread that can be stopped: it has so much time to give its value and to answer a call, without the
// time in which a busy machine has no turn for it. A thread that does not answer in time is replaced before the next call. Its output
// goes to standard error line by line, and what goes wrong in it later is reported as well.
import { CodeEndedError } from '../model/ports.ts'
import type { CodeAnswer, CodeMessage } from './code-messages.ts'
import { type CodeRun, startRun } from './code-run.ts'
import { type PortableValue, putTogether } from './portable-value.ts'
import { watchLimit } from './time-limit.ts'

/** How code is run. */
export interface CodeLimits {
  /** The thread's program. */
  readonly program: URL
  /** Milliseconds that the code may take to give its value, by the clock of its thread. */
  readonly limitMs: number
  /** What a call of a function may take, by the same clock: the program hears nothing else meanwhile. */
  readonly callLimit?: CallLimit
}

/** A limit of calls that the configuration sets. */
export interface CallLimit {
  /** Milliseconds, as the configuration has them when the call begins. */
  readonly ms: () => number
  /** The key of the configuration, for the message. */
  readonly key: string
}

/** How a run went wrong, then or later. */
export type CodeFailure =
  | Extract<CodeMessage<never>, { kind: 'threw' | 'exits' }>
  /** No value within the limit. */
  | { readonly kind: 'late' }
  /** No value, and nothing left to do that could give one. */
  | { readonly kind: 'idle' }
  /** More memory than the thread may have. */
  | { readonly kind: 'memory' }

/** What the code exported. */
export interface CodeValue {
  readonly kind: 'value'
  readonly value: unknown
  readonly hasDefault: boolean
}

/** Who hears of the code as long as it runs. */
export interface CodeListener {
  /** A line that the code prints. */
  readonly print: (line: string) => void
  /** It gave its value, and failed afterwards. */
  readonly failedLater: (failure: CodeFailure) => void
}

/** Code that runs. */
export interface CodeThread {
  readonly result: Promise<CodeValue | CodeFailure>
  /** Resolves when nothing of it runs any more. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** A call blocks the program. */
const CALL_LIMIT_MS = 1000
/** So many calls may get no answer in time, and each costs its limit: with the next one nothing of the code runs any more. */
const MOST_LATE = 3

/** Starts the code at an address. */
export function startCode(address: string, limits: CodeLimits, listener: CodeListener): CodeThread {
  const run = startRun({ address, ...limits, isAgain: false }, listener.print)
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
      settle(message.kind === 'value' ? { ...message, value: putTogether(message.value, call) } : message),
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

/** Code with the threads that run it, one after the other. */
interface Code {
  /** The thread of now; absent after a call that got no answer in time. */
  run: CodeRun | undefined
  /** Calls that got none. */
  late: number
  /** Why nothing of it runs any more. */
  failure?: CodeEndedError
  readonly address: string
  readonly limits: CodeLimits
  readonly listener: CodeListener
  readonly hasEnded: () => void
}

const endedEarly = () => new CodeEndedError('it ended without an answer')

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
    const error = new CodeEndedError(`no answer within ${mostMs} ms`, callLimit?.key)
    void run.kill()
    if (++code.late > MOST_LATE) throw giveUp(code, error)
    code.run = undefined
    throw error
  }
  if ('threw' in answer) {
    const { message, stack } = answer.threw
    throw Object.assign(new Error(message), { stack })
  }
  return putTogether(answer.value, call)
}

/** Runs the code in a new thread, which knows its functions by the same numbers. It has settled once, so it is waited for. */
function startAgain(code: Code): CodeRun {
  const { address, limits, listener } = code
  const run = startRun({ address, ...limits, isAgain: true }, listener.print)
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

/** From now on nothing of the code runs. */
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
