// The one place where the browser side writes to the console: failures that left the page usable, for those who look for the cause.

/** Says that something failed and what is done instead. */
export function warn(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: soft failures are reported here and nowhere else
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}
