// Work that can wait.

/** Calls back when the document has loaded and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback)
    else setTimeout(callback, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Resolves in a task of its own: between two pieces of work the browser draws and answers to the reader. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
