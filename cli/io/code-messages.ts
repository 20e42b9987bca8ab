// Messages to and from a thread that runs one file of a site's code.
import type { MessagePort } from 'node:worker_threads'

/** Input for the thread. */
export interface CodeRequest {
  /** URL of the bundled code. */
  readonly address: string
  /** What an exported function is called with. */
  readonly argument?: unknown
  /** The thread replaces one that did not answer: it sends its value like the answer to a first call. */
  readonly isRestart: boolean
  /** Milliseconds after the start of the thread at which child processes that the code waits for are killed. */
  readonly childLimitMs: number
  /** Port for calls of exported functions and their answers. */
  readonly calls: MessagePort
  /** Shared: number of messages sent through `calls`, so that the caller can sleep until the next one. */
  readonly answered: Int32Array
  /** Shared: system id of the thread, for measuring its processor time. */
  readonly threadId: Int32Array
}

/** A call of a function that the code exported. */
export interface CodeCall {
  readonly id: number
  readonly given: readonly unknown[]
}

/** Result of a call; `Value` is a value that can be sent between threads. */
export type CodeAnswer<Value> =
  | { readonly value: Value }
  | { readonly threw: { readonly message: string; readonly stack: string } }

/** Messages that the thread sends on its own. */
export type CodeMessage<Value> =
  | { readonly kind: 'value'; readonly value: Value; readonly hasDefault: boolean }
  /**
   * Something was thrown or rejected, before the value was sent or later. `message` is one line with the error's class.
   */
  | { readonly kind: 'threw'; readonly text: string; readonly message: string; readonly stack: string }
  /** The code is about to end its process by calling `by`. */
  | { readonly kind: 'exits'; readonly by: string; readonly stack: string }
