// Entry point of the search worker: connects an engine to messages from the page.
import { warn } from '../routing/warn.ts'
import { type FilePart, type FileStream, fetchFrom, fileStream } from './file-stream.ts'
import type { EngineSurroundings, FileAhead, SearchEngine, WorkerCall, WorkerReply } from './protocol.ts'

/** The part of the worker global scope used here. */
interface WorkerScope {
  postMessage(reply: WorkerReply): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerCall>) => void): void
}

/** Answers messages from the page with an engine. */
export function answerCalls(createEngine: (surroundings: EngineSurroundings) => SearchEngine): void {
  // This program is type-checked with the DOM types of a page, not with those of a worker.
  const scope = globalThis as unknown as WorkerScope
  const files = new Map<string, FileStream>()
  const arriving = new Map<string, (part: FilePart) => void>()
  const engine = createEngine({ fetch: fetchFrom(files), warn })
  const receive = ({ ahead, part }: FileAhead) => {
    if (part) {
      arriving.get(ahead)?.(part)
      return
    }
    const { listen, tell } = fileStream()
    files.set(ahead, listen)
    arriving.set(ahead, tell)
  }
  scope.addEventListener('message', ({ data }) => {
    if ('ahead' in data) {
      receive(data)
      return
    }
    const { id } = data
    engine
      .search(
        data.request,
        (progress) => scope.postMessage({ id, progress }),
        (partial) => scope.postMessage({ id, partial }),
      )
      .then(
        (outcome) => scope.postMessage({ id, outcome }),
        (error: unknown) => scope.postMessage({ id, error: String(error) }),
      )
  })
}
