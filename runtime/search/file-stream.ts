// A file requested before its consumer exists: the page requests it before the engine is loaded. The engine later consumes it
// like its own fetch: it sees how much has arrived and can time out.
import type { Fetch } from './download.ts'

/** The parts of a file, in order: head, bytes, end; or a failure. Plain values, so that they can be posted to a worker. */
export type FilePart =
  | { readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly end: true }
  | { readonly failure: string }

/** Calls the listener with the parts received so far, then with each further part. */
export type FileStream = (listener: (part: FilePart) => void) => void

/** A file whose parts are pushed with `tell`. */
export function fileStream(): { readonly listen: FileStream; tell(part: FilePart): void } {
  const parts: FilePart[] = []
  const listeners: ((part: FilePart) => void)[] = []
  return {
    listen(listener) {
      for (const part of parts) listener(part)
      listeners.push(listener)
    },
    tell(part) {
      parts.push(part)
      for (const listener of listeners) listener(part)
    },
  }
}

/** Requests a file. */
export function fetchAhead(address: string): FileStream {
  const { listen, tell } = fileStream()
  const read = async () => {
    const { status, headers, body } = await fetch(address)
    tell({ status, headers: [...headers] })
    const reader = body?.getReader()
    for (let next = await reader?.read(); next?.value; next = await reader?.read())
      tell({ bytes: next.value })
    tell({ end: true })
  }
  read().catch((cause: unknown) => tell({ failure: String(cause) }))
  return listen
}

/** A `fetch` in which each of these files answers one request. */
export function fetchFrom(files: Map<string, FileStream>): Fetch {
  return (address, init) => {
    const file = init.cache === 'reload' ? undefined : files.get(address)
    files.delete(address)
    return file ? answerOf(file, init.signal) : fetch(address, init)
  }
}

function answerOf(file: FileStream, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own
      },
    })
    const fail = (cause: unknown) => {
      reject(cause)
      controller?.error(cause)
    }
    signal.addEventListener('abort', () => fail(signal.reason))
    file((part) => {
      if (signal.aborted) return
      if ('status' in part) {
        const { status, headers } = part
        resolve(
          new Response(status === 200 ? body : null, { status, headers: headers.map(([...pair]) => pair) }),
        )
      } else if ('bytes' in part) controller?.enqueue(part.bytes)
      else if ('end' in part) controller?.close()
      else fail(new TypeError(part.failure))
    })
  })
}
