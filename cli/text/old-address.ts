// Validates redirect sources and targets, for the configuration and the redirects file alike.

/** Problem with a redirect source or target; `expected` completes "expected …". */
export interface AddressProblem {
  readonly expected: string
  readonly hint?: string
}

/** Why a text is not a path below the base URL; null for a valid path. */
export function oldPathProblem(text: string): AddressProblem | null {
  if (!text.startsWith('/') || text.startsWith('//'))
    return { expected: 'a path that begins with `/`', hint: 'write it below the base URL, without the host' }
  if (/[?#\\\p{Cc}]/u.test(text)) return { expected: 'a path without `?`, `#`, `\\` or control characters' }
  if (text.includes('*'))
    return {
      expected: 'the whole path of one page, without `*`',
      hint: 'list each page, generate the redirects with `createRedirects`, or add the pattern to static/_redirects for hosts that read that file',
    }
  if (text.split('/').includes('..')) return { expected: 'a path without `..`' }
  return null
}

/** Why a text is not such a path, optionally followed by `#` and the id of a section; null for a valid one. */
export function oldAddressProblem(text: string): AddressProblem | null {
  const [path = '', ...ids] = text.split('#')
  if (ids.length > 1 || ids.some((id) => id === '' || /\s/.test(id)))
    return { expected: 'a path with at most one `#`, followed by an id' }
  return oldPathProblem(path)
}

/** Why a text is not a valid redirect target; null for a valid one. */
export function newAddressProblem(text: string): AddressProblem | null {
  return text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text)
    ? null
    : { expected: 'a path that begins with `/`, or the URL of another site' }
}
