// The searching thread: an engine behind messages.
import { warn } from '../routing/warn.ts'
import type { EngineSurroundings, SearchEngine, WorkerCall, WorkerReply } from './protocol.ts'

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(reply: WorkerReply): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerCall>) => void): void
}

/** Answers the messages of the page with an engine. */
export function answerCalls(createEngine: (surroundings: EngineSurroundings) => SearchEngine): void {
  // The types of this program are those of a page.
  const scope = globalThis as unknown as WorkerScope
  const engine = createEngine({ fetch: (address, init) => fetch(address, init), warn })
  scope.addEventListener('message', ({ data: { id, request } }) => {
    engine
      .search(
        request,
        (progress) => scope.postMessage({ id, progress }),
        (partial) => scope.postMessage({ id, partial }),
      )
      .then(
        (outcome) => scope.postMessage({ id, outcome }),
        (error: unknown) => scope.postMessage({ id, error: String(error) }),
      )
  })
}
