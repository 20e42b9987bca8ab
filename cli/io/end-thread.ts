// Threads are asked to end themselves. Terminating one just when V8 is about to run a module crashes the whole program
// (`SourceTextModule::ExecuteModule`, Node 20), and small sites are built before their thread has run its modules.
import type { Worker } from 'node:worker_threads'

/** Asks a thread to end after it has finished earlier requests. */
export const END = 'end'

/** Thread id of a thread that has ended. */
const ENDED = -1

/** A thread that has not ended by then is in an endless loop and runs no modules any more, so it can be terminated. */
const MAX_MS = 500

/** Resolves when the thread has ended. */
export async function endThread(worker: Worker): Promise<void> {
  if (worker.threadId === ENDED) return
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  // Keeps the program alive until the thread ends; the caller waits for that.
  worker.ref()
  worker.postMessage(END)
  const timer = setTimeout(() => void worker.terminate(), MAX_MS)
  await ended
  clearTimeout(timer)
}
