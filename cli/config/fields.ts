// Kinds of values that several sections of the configuration share.
import * as z from 'zod'
import { checked, type Problem } from './problem.ts'

/** What to do about a kind of finding. */
export const reportLevel = z.enum(['ignore', 'log', 'warn', 'throw'])

/** Text that must not be empty. */
export const nonEmptyText = checked(z.string(), (text) =>
  text.trim() === '' ? { expected: 'text that is not empty' } : null,
)

/** Why a path cannot be used below the site folder, or null. */
function pathProblem(path: string): Problem | null {
  const problem = formProblem(path)
  if (problem !== null) return problem
  if (path.split('/').includes('..')) {
    return { expected: 'a path inside the site folder', hint: 'move or copy the folder into the site' }
  }
  return null
}

/** Why a path cannot be used for pages, which may lie beside the site folder, or null. */
function pagesProblem(path: string): Problem | null {
  const problem = formProblem(path)
  if (problem !== null) return problem
  const below = path.replace(/^(?:\.?\.\/)+/, '')
  if (below === '..' || below.split('/').includes('..')) {
    return {
      expected: 'a path inside the site folder, or one to a folder beside it',
      hint: "write `..` only at its beginning, before the name of the folder: '../docs'",
    }
  }
  return null
}

function formProblem(path: string): Problem | null {
  if (path.trim() === '') return { expected: 'a path that is not empty' }
  if (/^([/\\]|[A-Za-z]:)/.test(path)) {
    return {
      expected: 'a path relative to the site folder',
      hint: 'write the path from the folder of the configuration file',
    }
  }
  if (path.includes('\\'))
    return { expected: 'a path with `/`', hint: `write '${path.replaceAll('\\', '/')}'` }
  return null
}

/** A file or folder inside the site folder. */
export const sitePath = checked(z.string(), pathProblem)

/** A folder of pages inside the site folder or beside it. */
export const pagesPath = checked(z.string(), pagesProblem)

/** Part of an address below the base URL, such as `docs`. */
export const routePart = checked(z.string(), (text) => {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return { expected: 'a path without scheme and host' }
  if (/[?#\\\s]/.test(text)) return { expected: 'a path without `?`, `#`, `\\` and white space' }
  if (text.split('/').includes('..')) return { expected: 'a path without `..`' }
  if (text.split('/').some((name) => Buffer.byteLength(name) > 255))
    return { expected: 'a path whose parts have at most 255 bytes' }
  return null
})

const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'pathname']

/** Whether a browser would treat the address as one that runs code or is unknown; control characters do not hide it. */
function unsafeScheme(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters before they read the scheme
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? undefined : scheme
}

/** Address of a page, a file or another site. */
export const address = checked(z.string(), addressProblem)

function addressProblem(text: string) {
  const scheme = unsafeScheme(text)
  if (scheme === undefined) return text === '' ? { expected: 'an address that is not empty' } : null
  return {
    expected: `an address with one of the schemes ${SAFE_SCHEMES.join(', ')}`,
    code: 'config/unsafe-address',
    hint: 'what runs in the browser belongs into a file of a static folder, named by `headTags`, or into the theme',
  } as const
}

/** Address of an image, or the image itself: a browser runs nothing of what it shows in this way. */
export const imageAddress = checked(z.string(), (text) =>
  IMAGE_DATA.test(text) ? null : addressProblem(text),
)

const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/

/** The host of an address that lacks its scheme: browsers look for a page of that name. */
const BARE_HOST = /^(?:[a-z\d-]+\.)+(?!html?\b|mdx?\b|pdf\b|txt\b|xml\b|json\b|zip\b)[a-z]{2,}(?:[/:?#]|$)/i

/** An address that may lead out of the site. */
export const outerAddress = checked(address, (text) =>
  BARE_HOST.test(text)
    ? { expected: 'an address with its scheme, or a path of this site', hint: `write 'https://${text}'` }
    : null,
)

/** One value of a CSS declaration; it is written into a style sheet and must not end there. */
export const cssValue = checked(z.string(), (text) => {
  if (text.trim() === '') return { expected: 'text that is not empty' }
  return /[;{}<>\\]|\/\*/.test(text) ? { expected: 'one CSS value without `;`, braces and `<`' } : null
})

/** Text or number of a CSS length. */
export const cssLength = z.union([z.number().min(0), cssValue])

/** Why a value cannot be written as JSON: the path of the first part that cannot, or null. */
function notJson(
  value: unknown,
  path: readonly (string | number)[],
  above: readonly unknown[],
): readonly (string | number)[] | null {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value !== 'object' || above.includes(value)) return path
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, part] of entries) {
    const found = notJson(part, [...path, key], [...above, value])
    if (found) return found
  }
  return null
}

/** Any values that can be written as JSON. */
export const jsonRecord = checked(z.record(z.string(), z.unknown()), (value) => {
  const path = notJson(value, [], [])
  return path ? { expected: 'data that can be written as JSON', path } : null
})
