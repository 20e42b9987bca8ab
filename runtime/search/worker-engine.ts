// An engine in a worker, with an engine in the page as fallback if workers are missing or fail to start.
import type { DownloadProgress } from './download.ts'
import type {
  SearchEngine,
  SearchOutcome,
  SearchRequest,
  TakeFiles,
  WorkerCall,
  WorkerReply,
} from './protocol.ts'

/** The part of `Worker` used here. */
export interface WorkerPort {
  postMessage(call: WorkerCall): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerReply }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

/** Where the two engines come from. */
export interface EngineSources {
  /** Throws if workers are not available. */
  startWorker(): WorkerPort
  loadLocal(): Promise<SearchEngine>
  /** Files to hand to the worker. */
  readonly takeFiles: TakeFiles
  warn(message: string, cause: unknown): void
}

interface Waiting {
  readonly request: SearchRequest
  readonly onProgress: ((progress: DownloadProgress) => void) | undefined
  readonly onPartial: ((outcome: SearchOutcome) => void) | undefined
  readonly resolve: (outcome: SearchOutcome) => void
  readonly reject: (cause: unknown) => void
}

/** An engine that starts its worker when prepared, otherwise on the first request. */
export function createWorkerEngine({ startWorker, loadLocal, takeFiles, warn }: EngineSources): SearchEngine {
  const waiting = new Map<number, Waiting>()
  let port: WorkerPort | null = null
  let local: Promise<SearchEngine> | null = null
  let lastId = 0

  const searchHere = ({ request, onProgress, onPartial, resolve, reject }: Waiting) => {
    local ??= loadLocal()
    local
      .then((engine) => engine.search(request, onProgress, onPartial))
      .then(resolve, (cause: unknown) => {
        local = null
        reject(cause)
      })
  }
  const giveUpWorker = (cause: unknown) => {
    warn('The search runs in the page: no worker.', cause)
    port?.terminate()
    port = null
    local ??= loadLocal()
    const calls = [...waiting.values()]
    waiting.clear()
    for (const call of calls) searchHere(call)
  }
  const receive = (reply: WorkerReply) => {
    const call = waiting.get(reply.id)
    if ('progress' in reply) {
      call?.onProgress?.(reply.progress)
      return
    }
    if ('partial' in reply) {
      call?.onPartial?.(reply.partial)
      return
    }
    waiting.delete(reply.id)
    if ('outcome' in reply) call?.resolve(reply.outcome)
    else call?.reject(new Error(reply.error))
  }
  const start = () => {
    const started = startWorker()
    started.addEventListener('message', ({ data }) => receive(data))
    started.addEventListener('error', () => giveUpWorker('it failed to start'))
    started.addEventListener('messageerror', () => giveUpWorker('an answer could not be read'))
    return started
  }
  const handFiles = (started: WorkerPort) => {
    for (const [address, listen] of takeFiles()) {
      started.postMessage({ ahead: address })
      listen((part) => started.postMessage({ ahead: address, part }))
    }
  }

  return {
    prepare() {
      if (local) return
      try {
        port ??= start()
      } catch {
        // The first request fails the same way, and is answered in the page.
      }
    },
    search: (request, onProgress, onPartial) =>
      new Promise<SearchOutcome>((resolve, reject) => {
        const call = { request, onProgress, onPartial, resolve, reject }
        if (local) {
          searchHere(call)
          return
        }
        lastId++
        waiting.set(lastId, call)
        try {
          port ??= start()
          if (lastId === 1) handFiles(port)
          port.postMessage({ id: lastId, request })
        } catch (cause) {
          giveUpWorker(cause)
        }
      }),
  }
}
