// Downloads a file however long it takes, as long as bytes keep arriving: a slow connection is not a failure, a stalled one is.

/** Progress of a download. */
export interface DownloadProgress {
  readonly loadedBytes: number
  /** Null if the server does not say: unknown length or compressed body. */
  readonly totalBytes: number | null
}

/** The part of `fetch` used here. */
export type Fetch = (
  address: string,
  init: { readonly signal: AbortSignal; readonly cache?: 'reload' },
) => Promise<Response>

/** Parses the body of a response. */
export type ReadBody<T> = (body: Response) => Promise<T>

/** Timeout: a server that sends nothing for this many milliseconds counts as unreachable. */
export const SILENCE_MS = 10_000

/** Thrown for a response with an error status. */
export class StatusError extends Error {
  override readonly name = 'StatusError'

  constructor(readonly status: number) {
    super(`status ${status}`)
  }
}

/** Parses a JSON body. */
export const readJson: ReadBody<unknown> = (body) => body.json()

/**
 * Downloads a file and parses its body with `read`; `onProgress` is called whenever bytes arrive. Throws `StatusError`, a
 * `TimeoutError` after `SILENCE_MS` without a byte, and the errors of `fetch` and `read`.
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
    // For an aborted body, browsers only report a generic failure.
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

/** Length of the body; null for a compressed one, whose header gives the compressed length. */
function plainLength(headers: Headers): number | null {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const length = Number(headers.get('content-length'))
  return encoding === 'identity' && length > 0 ? length : null
}

/** Combined progress of several downloads; the total is known only if all totals are. */
export function sumProgress(parts: readonly DownloadProgress[]): DownloadProgress {
  const totals = parts.map(({ totalBytes }) => totalBytes)
  return {
    loadedBytes: parts.reduce((sum, { loadedBytes }) => sum + loadedBytes, 0),
    totalBytes: totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
  }
}

/** Throttles progress reports to steps a reader would notice: one percent, or 0.1 MB if the total is unknown. */
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
