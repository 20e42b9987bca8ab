// One file of a site's code, run in a thread that can be stopped: it has so much time to give its value and to answer a call, without the
// time in which a busy machine has no turn for it. Its output goes to standard error line by line, and what goes wrong in it later is
// reported as well.
import type { Readable } from 'node:stream'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { CodeEndedError } from '../model/ports.ts'
import type { CodeAnswer, CodeCall, CodeMessage, CodeRequest } from './code-messages.ts'
import { type PortableValue, putTogether } from './portable-value.ts'
import { type ThreadClock, threadClock } from './thread-clock.ts'
import type { TimeLimit } from './time-limit.ts'

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
/** Limits are looked at again after so many milliseconds at the earliest. */
const LEAST_WAIT_MS = 20
const HEAP_MB = 1024
/** A program that the code waits for is ended first: that names the line. */
const CHILD_SHARE = 0.8

/** Starts the code at an address. */
export function startCode(
  address: string,
  { program, limitMs, callLimit }: CodeLimits,
  listener: CodeListener,
): CodeThread {
  const { port1: calls, port2: theirs } = new MessageChannel()
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const threadId = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const childLimitMs = limitMs * CHILD_SHARE
  const request: CodeRequest = { address, childLimitMs, calls: theirs, answered, threadId }
  const worker = new Worker(program, {
    workerData: request,
    transferList: [theirs],
    argv: process.argv.slice(2),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  calls.unref()
  const stop = async () => {
    calls.close()
    await worker.terminate()
  }
  const clock = threadClock(
    () => Atomics.load(threadId, 0),
    () => worker.performance.eventLoopUtilization().idle,
  )
  const call = caller(calls, {
    answered,
    limit: callLimit,
    limitMs: Math.min(limitMs, CALL_LIMIT_MS),
    clock,
    stop,
  })
  for (const stream of [worker.stdout, worker.stderr]) printLines(stream, listener.print)
  const result = new Promise<CodeValue | CodeFailure>((resolve) => {
    const state = { isOpen: true }
    const settle = (end: CodeValue | CodeFailure) => {
      if (!state.isOpen) {
        if (end.kind !== 'value') listener.failedLater(end)
        return
      }
      state.isOpen = false
      late.cancel()
      worker.unref()
      if (end.kind !== 'value') void stop()
      resolve(end)
    }
    const late = watchThread({ limitMs, clock }, () => settle({ kind: 'late' }))
    worker.on('message', (message: CodeMessage<PortableValue>) =>
      settle(message.kind === 'value' ? { ...message, value: putTogether(message.value, call) } : message),
    )
    worker.on('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'memory' } : threw(error)),
    )
    worker.on('exit', () => {
      if (state.isOpen) settle({ kind: 'idle' })
    })
  })
  const ended = new Promise<void>((resolve) => void worker.once('exit', () => resolve()))
  return { result, ended, stop }
}

const threw = ({ name, message, stack = '' }: Error): CodeFailure => ({
  kind: 'threw',
  text: message,
  message: `${name}: ${message}`,
  stack,
})

/** What limits a thread. */
interface ThreadLimit {
  readonly limitMs: number
  readonly clock: ThreadClock
}

/** Calls `reached` when the clock of the thread has come so far. */
function watchThread({ limitMs, clock }: ThreadLimit, reached: () => void): TimeLimit {
  const check = () => {
    if (state.isCancelled) return
    const leftMs = limitMs - clock()
    if (leftMs > 0) state.timer = setTimeout(overdue, Math.max(LEAST_WAIT_MS, leftMs))
    else reached()
  }
  // A value may have arrived while the main thread was busy: it is taken before the limit counts.
  const overdue = () => void setImmediate(check)
  const state = { timer: setTimeout(overdue, limitMs), isCancelled: false }
  return {
    cancel() {
      state.isCancelled = true
      clearTimeout(state.timer)
    },
  }
}

interface Caller extends ThreadLimit {
  readonly limit: CallLimit | undefined
  readonly answered: Int32Array
  readonly stop: () => Promise<void>
}

/** Calls a function of the code and waits for its answer. One that does not come ends the code. */
function caller(
  calls: MessageChannel['port1'],
  { answered, limit, limitMs: defaultMs, clock, stop }: Caller,
): (id: number, given: readonly unknown[]) => unknown {
  const state: { failure?: CodeEndedError } = {}
  const call = (id: number, given: readonly unknown[]): unknown => {
    if (state.failure !== undefined) throw state.failure
    const limitMs = limit?.ms() ?? defaultMs
    const before = Atomics.load(answered, 0)
    calls.postMessage({ id, given } satisfies CodeCall)
    waitWhile(answered, before, { limitMs, clock })
    const received = receiveMessageOnPort(calls) as
      | { readonly message: CodeAnswer<PortableValue> }
      | undefined
    if (!received) {
      state.failure =
        clock() === Number.POSITIVE_INFINITY
          ? new CodeEndedError('it ended without an answer')
          : new CodeEndedError(`no answer within ${limitMs} ms`, limit?.key)
      void stop()
      throw state.failure
    }
    if ('threw' in received.message) {
      const { message, stack } = received.message.threw
      throw Object.assign(new Error(message), { stack })
    }
    return putTogether(received.message.value, call)
  }
  return call
}

/** Signals that somebody may listen to. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A call that takes longer may take for ever. A thread that has ended is noticed after so long. */
const SHORT_MS = 200

/** Sleeps until a number changes. Signals are not handled meanwhile, so if that takes long they end the process by themselves. */
function waitWhile(answered: Int32Array, before: number, { limitMs, clock }: ThreadLimit): void {
  const short = Math.min(SHORT_MS, limitMs)
  const began = clock()
  if (Atomics.wait(answered, 0, before, short) !== 'timed-out') return
  const heard = SIGNALS.map((signal) => ({ signal, listeners: process.listeners(signal) }))
  for (const { signal } of heard) process.removeAllListeners(signal)
  const leftMs = () => limitMs - (clock() - began)
  for (let left = leftMs(); left > 0; left = leftMs())
    if (Atomics.wait(answered, 0, before, Math.min(SHORT_MS, Math.max(LEAST_WAIT_MS, left))) !== 'timed-out')
      break
  for (const { signal, listeners } of heard) for (const listen of listeners) process.on(signal, listen)
}

/** Gives a stream to `print` line by line. The end of a line may be missing at the end of all. */
export function printLines(stream: Readable, print: (line: string) => void): void {
  const state = { rest: '' }
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = `${state.rest}${text}`.split('\n')
    state.rest = lines.pop() ?? ''
    for (const line of lines) print(line)
  })
  stream.on('end', () => {
    if (state.rest !== '') print(state.rest)
  })
}
