// Threads are asked to end themselves. One that is ended from outside just when the engine is about to run a module takes the whole
// program with it (`SourceTextModule::ExecuteModule`, Node 20), and small sites are built before their thread has run its modules.
import type { Worker } from 'node:worker_threads'

/** Asks a thread to end, once it has done what it was asked before. */
export const END = 'end'

/** Number of a thread that has ended. */
const ENDED = -1

/** A thread that does not do so has a loop without an end, and runs no module any more: it is ended. */
const MOST_MS = 500

/** Resolves when the thread has ended. */
export async function endThread(worker: Worker): Promise<void> {
  if (worker.threadId === ENDED) return
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  // Only now does the thread keep the program alive: until its end, which the caller waits for.
  worker.ref()
  worker.postMessage(END)
  const timer = setTimeout(() => void worker.terminate(), MOST_MS)
  await ended
  clearTimeout(timer)
}
