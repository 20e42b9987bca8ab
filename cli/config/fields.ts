// Field types shared by several sections of the configuration.
import * as z from 'zod'
import { schemeOf, WRITTEN_SCHEMES } from '../model/link-schemes.ts'
import { checked, type Problem } from './problem.ts'

/** Level of a kind of finding. */
export const reportLevel = z.enum(['ignore', 'log', 'warn', 'throw'])

/** Text that must not be empty. */
export const nonEmptyText = checked(z.string(), (text) =>
  text.trim() === '' ? { expected: 'non-empty text' } : null,
)

/** Returns why a path below the site folder is unusable, or null. */
function pathProblem(path: string): Problem | null {
  const problem = formProblem(path)
  if (problem !== null) return problem
  if (path.split('/').includes('..')) {
    return { expected: 'a path inside the site folder', hint: 'move or copy the folder into the site' }
  }
  return null
}

/** Returns why a path of pages, which may be outside the site folder, is unusable, or null. */
function pagesProblem(path: string): Problem | null {
  const problem = formProblem(path)
  if (problem !== null) return problem
  const below = path.replace(/^(?:\.?\.\/)+/, '')
  if (below === '..' || below.split('/').includes('..')) {
    return {
      expected: 'a path inside the site folder, or a path to a folder next to it',
      hint: "write `..` only at the start, before the folder name: '../docs'",
    }
  }
  return null
}

function formProblem(path: string): Problem | null {
  if (path.trim() === '') return { expected: 'a non-empty path' }
  if (/^([/\\]|[A-Za-z]:)/.test(path)) {
    return {
      expected: 'a path relative to the site folder',
      hint: 'write the path relative to the folder of the configuration file',
    }
  }
  if (path.includes('\\'))
    return { expected: 'a path with `/` as its separator', hint: `write '${path.replaceAll('\\', '/')}'` }
  return null
}

/** A file or folder inside the site folder. */
export const sitePath = checked(z.string(), pathProblem)

/** A folder of pages inside or next to the site folder. */
export const pagesPath = checked(z.string(), pagesProblem)

/** Part of a URL path below the base URL, such as `docs`. */
export const routePart = checked(z.string(), (text) => {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return { expected: 'a path without a scheme or host' }
  if (/[?#\\\s]/.test(text)) return { expected: 'a path without `?`, `#`, `\\` or whitespace' }
  if (text.split('/').includes('..')) return { expected: 'a path without `..`' }
  if (text.split('/').some((name) => Buffer.byteLength(name) > 255))
    return { expected: 'a path with segments of at most 255 bytes' }
  return null
})

/** URL of a page, a file or another site. */
export const address = checked(z.string(), addressProblem)

function addressProblem(text: string) {
  const scheme = schemeOf(text)
  if (scheme === undefined || WRITTEN_SCHEMES.has(scheme))
    return text === '' ? { expected: 'a non-empty URL or path' } : null
  return {
    expected: `a URL with one of the schemes ${[...WRITTEN_SCHEMES].join(', ')}`,
    code: 'config/unsafe-address',
    hint: 'put browser code in a file of a static folder and add it with `headTags`, or put it in the theme',
  } as const
}

/** URL of an image, or a data URL with the image itself: browsers run no code in images. */
export const imageAddress = checked(z.string(), (text) =>
  IMAGE_DATA.test(text) ? null : addressProblem(text),
)

const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/

/** Matches a host without a scheme, which browsers would resolve as a relative path. */
const BARE_HOST = /^(?:[a-z\d-]+\.)+(?!html?\b|mdx?\b|pdf\b|txt\b|xml\b|json\b|zip\b)[a-z]{2,}(?:[/:?#]|$)/i

/** A URL that may lead to another site. */
export const externalUrl = checked(address, (text) =>
  BARE_HOST.test(text)
    ? { expected: 'a URL with its scheme, or a path of this site', hint: `write 'https://${text}'` }
    : null,
)

/** Value of a CSS declaration. It is inserted into a stylesheet and must not end the declaration. */
export const cssValue = checked(z.string(), (text) => {
  if (text.trim() === '') return { expected: 'non-empty text' }
  return /[;{}<>\\]|\/\*/.test(text) ? { expected: 'a single CSS value without `;`, braces or `<`' } : null
})

/** CSS length as a string or number. */
export const cssLength = z.union([z.number().min(0), cssValue])

/** Path of the first part that cannot be written as JSON, or null. */
function firstNonJsonPath(
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
    const found = firstNonJsonPath(part, [...path, key], [...above, value])
    if (found) return found
  }
  return null
}

/** An object that can be written as JSON. */
export const jsonRecord = checked(z.record(z.string(), z.unknown()), (value) => {
  const path = firstNonJsonPath(value, [], [])
  return path ? { expected: 'data that can be written as JSON', path } : null
})
