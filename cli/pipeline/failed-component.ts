// Describes a failure of the site's own code: message and remedy.
import { CodeEndedError } from '../model/ports.ts'

/** Names that only exist in browsers, as used in component code. */
const OF_BROWSERS =
  /^(?:window|document|navigator|location|history|screen|localStorage|sessionStorage|self|matchMedia|getComputedStyle|requestAnimationFrame|requestIdleCallback|addEventListener|customElements|DOMParser|XMLHttpRequest|Image|Node|Element|HTML\w*Element|\w+Observer)$/

/** Errors of both engines for a component that waits for a promise. */
const SUSPENDED = /renderToStringAsync|suspended while responding/

/** Errors of both engines for a hook called outside a component. */
const HOOK_OUTSIDE = /\(reading '(?:__H|use[A-Z]\w*)'\)|Invalid hook call/
const HOOK_SAID = 'a hook is called outside a component'

/** Message for a failure. */
export function failureMessage(error: unknown): string {
  const { message } = (error ?? {}) as { readonly message?: unknown }
  const text = typeof message === 'string' ? message : String(error)
  if (SUSPENDED.test(text)) return 'it waits for a promise, but pages are rendered synchronously'
  return HOOK_OUTSIDE.test(text) ? HOOK_SAID : text
}

/** Remedy for a failure. */
export function failureHint(error: unknown): string {
  if (error instanceof CodeEndedError && error.limitKey !== undefined)
    return `Look for an endless loop; if the code is only slow, raise \`${error.limitKey}\`.`
  if (failureMessage(error) === HOOK_SAID)
    return 'Call hooks such as useState at the start of a component function.'
  const [, name = ''] = /^([\w$]+) is not defined$/.exec(failureMessage(error)) ?? []
  if (/^it gives .*, and no elements$/.test(failureMessage(error)))
    return 'Return elements, text, a list of these, or null.'
  return OF_BROWSERS.test(name)
    ? `Pages are rendered outside a browser, where ${name} does not exist: use it in an effect (useEffect), or put the code that needs it in <BrowserOnly>{() => …}</BrowserOnly>.`
    : 'Correct the code where it throws; pages are rendered outside a browser.'
}

/** Whether the failure means that none of the site's code can run any more. */
export const isEnded = (error: unknown): boolean => error instanceof CodeEndedError
