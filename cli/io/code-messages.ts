// What a thread that runs one file of a site's code is given, and what it says.
import type { MessagePort } from 'node:worker_threads'

/** What the thread is started with. */
export interface CodeRequest {
  /** Address of the bundled code. */
  readonly address: string
  /** It takes the place of a thread that did not answer: its value comes as an answer to its first call would. */
  readonly isAgain: boolean
  /** Milliseconds after the start of the thread at which programs that the code waits for are ended. */
  readonly childLimitMs: number
  /** Calls of exported functions come here, and their answers go back. */
  readonly calls: MessagePort
  /** Shared: how many messages have come through `calls`, so that a thread that waits for the next can sleep. */
  readonly answered: Int32Array
  /** Shared: number of the thread in the system, for the clock of its processor time. */
  readonly threadId: Int32Array
}

/** A call of a function that the code exported. */
export interface CodeCall {
  readonly id: number
  readonly given: readonly unknown[]
}

/** What a call gave; `Value` is a value in a form that can be sent. */
export type CodeAnswer<Value> =
  | { readonly value: Value }
  | { readonly threw: { readonly message: string; readonly stack: string } }

/** What the thread says by itself. */
export type CodeMessage<Value> =
  | { readonly kind: 'value'; readonly value: Value; readonly hasDefault: boolean }
  /** Something was thrown or rejected, before there was a value or later: what it says, in one line with its class, and where. */
  | { readonly kind: 'threw'; readonly text: string; readonly message: string; readonly stack: string }
  /** The code is about to end its process, by the call `by`. */
  | { readonly kind: 'exits'; readonly by: string; readonly stack: string }
