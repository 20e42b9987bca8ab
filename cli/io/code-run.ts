// One thread that runs a file of a site's code: its input, its clock, and waiting for its messages. Waiting blocks the
// calling thread, because callers of site code are synchronous.
import type { Readable } from 'node:stream'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { CodeCall, CodeRequest } from './code-messages.ts'
import { endThread } from './end-thread.ts'
import { type ThreadClock, threadClock } from './thread-clock.ts'
import { MIN_WAIT_MS } from './time-limit.ts'

/** Options of a thread. */
export interface RunSettings extends Pick<CodeRequest, 'address' | 'argument' | 'isRestart'> {
  /** The thread's program. */
  readonly program: URL
  /** Time limit in milliseconds for producing the value. */
  readonly limitMs: number
}

/** A thread that runs the code. */
export interface CodeRun {
  readonly worker: Worker
  readonly clock: ThreadClock
  /**
   * Waits for the thread's next message, after sending `call` if given. Returns `late` if the thread's clock advances
   * by `limitMs` first.
   */
  next<Message>(limitMs: number, call?: CodeCall): Message | 'late' | 'ended'
  /** Lets the thread end itself. */
  end(): Promise<void>
  /** Ends a thread that does not answer. */
  kill(): Promise<void>
}

const HEAP_MB = 1024
/** A child process that the code waits for is killed before the code's own limit: the error then names the line. */
const CHILD_SHARE = 0.8

/** Starts a thread; `print` receives each line that the code prints. */
export function startRun(
  { address, argument, isRestart, program, limitMs }: RunSettings,
  print: (line: string) => void,
): CodeRun {
  const { port1: calls, port2: theirs } = new MessageChannel()
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const threadId = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const childLimitMs = limitMs * CHILD_SHARE
  const request: CodeRequest = {
    address,
    argument,
    isRestart,
    childLimitMs,
    calls: theirs,
    answered,
    threadId,
  }
  const worker = new Worker(program, {
    workerData: request,
    transferList: [theirs],
    argv: process.argv.slice(2),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  calls.unref()
  for (const stream of [worker.stdout, worker.stderr]) printLines(stream, print)
  const clock = threadClock({
    number: () => Atomics.load(threadId, 0),
    idleMs: () => worker.performance.eventLoopUtilization().idle,
  })
  const heard = { count: 0 }
  return {
    worker,
    clock,
    next<Message>(mostMs: number, call?: CodeCall) {
      if (call) calls.postMessage(call)
      const elapsed = clock()
      waitWhile(answered, heard.count, mostMs, () => mostMs - elapsed())
      const received = receiveMessageOnPort(calls) as { readonly message: Message } | undefined
      if (!received) return elapsed() === Number.POSITIVE_INFINITY ? 'ended' : 'late'
      heard.count++
      return received.message
    },
    async end() {
      calls.close()
      await endThread(worker)
    },
    async kill() {
      calls.close()
      await worker.terminate()
    },
  }
}

/** Interval in which the end of a thread is noticed. */
const SHORT_MS = 200

/**
 * Sleeps until a number changes. Signals are handled afterwards. Removing the handlers meanwhile, so that signals end
 * the process directly, would lose those that arrived shortly before.
 */
function waitWhile(answered: Int32Array, before: number, mostMs: number, leftMs: () => number): void {
  let left = mostMs
  do {
    const ms = Math.min(SHORT_MS, Math.max(MIN_WAIT_MS, left))
    if (Atomics.wait(answered, 0, before, ms) !== 'timed-out') return
    left = leftMs()
  } while (left > 0)
}

/** Passes a stream to `print` line by line. The last line need not end with a line break. */
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
