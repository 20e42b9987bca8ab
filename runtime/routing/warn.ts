// The only place in the browser code that writes to the console: failures that left the page usable, for debugging.

/** Reports a failure and its fallback. */
export function warn(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: soft failures are reported here and nowhere else
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}
