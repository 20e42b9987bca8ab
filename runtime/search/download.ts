// Fetches a file however long it takes, as long as bytes arrive: a slow connection is no failure, a silent one is.

/** How much of a download has come. */
export interface DownloadProgress {
  readonly loadedBytes: number
  /** Null where the server does not say: for an unknown or a compressed length. */
  readonly totalBytes: number | null
}

/** The part of `fetch` that is used. */
export type Fetch = (
  address: string,
  init: { readonly signal: AbortSignal; readonly cache?: 'reload' },
) => Promise<Response>

/** The value in the body of an answer. */
export type ReadBody<T> = (body: Response) => Promise<T>

/** A server that has sent nothing for so many milliseconds counts as unreachable. */
export const SILENCE_MS = 10_000

/** Thrown for an answer whose status is no success. */
export class StatusError extends Error {
  override readonly name = 'StatusError'

  constructor(readonly status: number) {
    super(`status ${status}`)
  }
}

/** The value in a JSON file. */
export const readJson: ReadBody<unknown> = (body) => body.json()

/**
 * The value in a file, `read` from its body; `onProgress` receives every growth of it. Throws `StatusError`, a
 * `TimeoutError` after `SILENCE_MS` without a byte, and with the errors of `fetch` and `read`.
 */
export async function download<T>(
  address: string,
  { fetch, read, cache }: { readonly fetch: Fetch; readonly read: ReadBody<T>; readonly cache?: 'reload' },
  onProgress: (progress: DownloadProgress) => void,
): Promise<T> {
  const silence = limitSilence()
  try {
    const response = await fetch(address, { signal: silence.signal, ...(cache ? { cache } : {}) })
    if (!response.ok) throw new StatusError(response.status)
    silence.restart()
    const totalBytes = plainLength(response.headers)
    let loadedBytes = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        silence.restart()
        loadedBytes += chunk.byteLength
        onProgress({ loadedBytes, totalBytes })
        controller.enqueue(chunk)
      },
    })
    return await read(new Response(response.body?.pipeThrough(counter)))
  } catch (cause) {
    // Where the body is cut short, browsers only say that something failed.
    throw silence.signal.aborted ? silence.signal.reason : cause
  } finally {
    silence.stop()
  }
}

/** A signal that aborts unless it is restarted in time. */
function limitSilence() {
  const aborter = new AbortController()
  const giveUp = () => {
    const text = `no byte for ${SILENCE_MS / 1000} seconds`
    aborter.abort(new DOMException(text, 'TimeoutError'))
  }
  let timer = setTimeout(giveUp, SILENCE_MS)
  return {
    signal: aborter.signal,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Length of the body; of a compressed one the header gives the length on the line, which says nothing of what is read. */
function plainLength(headers: Headers): number | null {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const length = Number(headers.get('content-length'))
  return encoding === 'identity' && length > 0 ? length : null
}

/** Several downloads as one; the total is known when all of them are. */
export function sumProgress(parts: readonly DownloadProgress[]): DownloadProgress {
  const totals = parts.map(({ totalBytes }) => totalBytes)
  return {
    loadedBytes: parts.reduce((sum, { loadedBytes }) => sum + loadedBytes, 0),
    totalBytes: totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
  }
}

/** Passes on what a reader would notice: another percent or, where the whole is not known, another tenth of a megabyte. */
export function progressInSteps(onProgress: (progress: DownloadProgress) => void = () => undefined) {
  const last = { step: -1 }
  return (progress: DownloadProgress) => {
    const { loadedBytes, totalBytes } = progress
    const step = Math.floor(totalBytes ? (100 * loadedBytes) / totalBytes : loadedBytes / 100_000)
    if (step === last.step) return
    last.step = step
    onProgress(progress)
  }
}
