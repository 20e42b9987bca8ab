// The renderer of a site with its own theme. It contains third-party code, so it runs in a thread with a time limit for
// every call.
import {
  type CodeFailure,
  type CodeLimits,
  type CodeListener,
  type CodeThread,
  startCode,
} from '../io/code-thread.ts'
import type { ServerHalf } from '../model/ports.ts'

/** Limits and callbacks for running the code of a theme. */
export interface ThemeCode extends CodeListener {
  readonly limits: CodeLimits
  /** Receives the thread, which the caller terminates. */
  readonly started: (thread: CodeThread) => void
  /** Receives the thread once the theme in it can be called. */
  readonly ready: (thread: CodeThread) => void
}

const NAMES = ['renderApp', 'renderComponent', 'headTags', 'known'] as const

/** The renderer of a module URL. Rejects with the reason if the theme cannot be loaded. */
export async function themeServer(address: string, code: ThemeCode): Promise<ServerHalf> {
  const parts = NAMES.map((name) => `${name}: server.${name}`).join(', ')
  const module = `import * as server from ${JSON.stringify(address)}; export default () => ({ ${parts} })`
  const thread = startCode(`data:text/javascript,${encodeURIComponent(module)}`, code.limits, code)
  code.started(thread)
  const result = await thread.result
  if (result.kind !== 'value') {
    const stack = 'stack' in result ? { stack: result.stack } : {}
    throw Object.assign(new Error(themeFailure(result)), stack)
  }
  code.ready(thread)
  return result.value as ServerHalf
}

/** Short reason why a theme does not work. */
export function themeFailure(failure: CodeFailure): string {
  switch (failure.kind) {
    case 'threw':
      return failure.text
    case 'exits':
      return `it ends the program by calling ${failure.by}`
    case 'memory':
      return 'it uses too much memory'
    default:
      return 'its code never finishes: it loops, or waits for a promise that never settles'
  }
}
