// Derives a doc's id and slug from its path below the docs folder: number prefixes, category indexes, relative slugs. `scan`
// computes URLs with it and `site` builds sidebars with it, so both agree.
import { fileName } from './site-path.ts'
import {
  addLeadingSlash,
  addTrailingSlash,
  climbsOut,
  decodePath,
  isValidPathname,
  resolvePath,
} from './url.ts'

/** Names such as `2021-11-x` or `10.3-notes` are dates and versions: their digits belong to the name. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s

/** A file or folder name without its number prefix, and the prefix. */
export interface PrefixedName {
  readonly name: string
  readonly prefix?: number
}

/** `01-intro` -> `{ name: 'intro', prefix: 1 }`. */
export function parseNumberPrefix(name: string): PrefixedName {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name)
  if (!match) return { name }
  return { name: match[2] ?? name, prefix: Number(match[1]) }
}

/** `01-guides/02-start` -> `guides/start`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => parseNumberPrefix(segment).name)
    .join('/')
}

/** The parts of `01-guides/02-start.md`: folder (empty at the root) and file name without extension. */
export function sourceParts(source: string): { readonly dir: string; readonly fileName: string } {
  const slash = source.lastIndexOf('/')
  return {
    dir: slash === -1 ? '' : source.slice(0, slash),
    fileName: source.slice(slash + 1).replace(/\.[^.]*$/, ''),
  }
}

/** Whether the file is the index of its folder: `index`, `readme` or the folder's own unprocessed name, in any letter case. */
export function isCategoryIndex(source: string): boolean {
  const { dir, fileName: own } = sourceParts(source)
  const name = own.toLowerCase()
  const folder = fileName(dir).toLowerCase()
  return name === 'index' || name === 'readme' || (folder !== '' && name === folder)
}

/** Inputs that determine a doc's id and slug. */
export interface DocNameInput {
  /** Path below the docs folder, e.g. `01-guides/02-start.md`. */
  readonly source: string
  /** `id` of the front matter. */
  readonly id?: string | undefined
  /** `slug` of the front matter. */
  readonly slug?: string | undefined
  /** False with `parse_number_prefixes: false`, or if the site turned the prefix parser off. */
  readonly numberPrefixes: boolean
}

/** Id, slug and number prefix of a doc. */
export interface DocName {
  readonly id: string
  /** Last segment of the id: title of a page that has no other. */
  readonly baseId: string
  /** Path below the version's root; ends with `/` for the index of a folder. An invalid explicit slug is ignored. */
  readonly slug: string
  readonly prefix?: number
  /** Why the slug cannot be part of a URL, phrased to follow its name: `points outside the docs folder`. */
  readonly problem?: string
}

/** Computes the id and the slug of a doc. */
export function docName(input: DocNameInput): DocName {
  const { dir, fileName } = sourceParts(input.source)
  const own: PrefixedName = input.numberPrefixes ? parseNumberPrefix(fileName) : { name: fileName }
  const folder = input.numberPrefixes ? stripNumberPrefixes(dir) : dir
  const baseId = input.id ?? own.name
  const problem = input.slug === undefined ? null : explicitProblem(input.slug, folder)
  const slug = slugOf(problem === null ? input : { ...input, slug: undefined }, folder, baseId)
  return {
    id: folder === '' ? baseId : `${folder}/${baseId}`,
    baseId,
    slug,
    ...(own.prefix === undefined ? {} : { prefix: own.prefix }),
    ...withProblem(problem ?? (input.slug === undefined ? nameProblem(slug) : null)),
  }
}

function withProblem(problem: string | null): Pick<DocName, 'problem'> {
  return problem === null ? {} : { problem }
}

/** Why an explicit slug or id cannot be part of a URL, or null. */
export function slugProblem(slug: string): string | null {
  const forbidden = /[?#\\\p{Cc}]/u.exec(slug)?.[0]
  if (forbidden !== undefined) return `must not contain ${nameCharacter(forbidden)}`
  if (slug.includes('://')) return 'must not contain `://`'
  if (decodePath(slug) === null) return 'contains a `%` that is not a valid escape'
  const valid = slug.startsWith('/') ? isValidPathname(slug) : isValidPathname(resolvePath(slug, '/'))
  return valid ? null : 'is not a path below the docs folder'
}

function explicitProblem(slug: string, folder: string): string | null {
  return slugProblem(slug) ?? (climbsOut(slug, `/${folder}/`) ? 'points outside the docs folder' : null)
}

/**
 * File names may contain `#`, `?` and `%`, because URLs in HTML are encoded, but no other character that a URL cannot contain.
 */
function nameProblem(slug: string): string | null {
  const forbidden = /[\\\p{Cc}]/u.exec(slug)?.[0]
  return forbidden === undefined ? null : `must not contain ${nameCharacter(forbidden)}`
}

function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return /\p{Cc}/u.test(character) ? `the control character U+${code}` : `\`${character}\``
}

function slugOf({ source, slug }: DocNameInput, folder: string, baseId: string): string {
  if (slug?.startsWith('/')) return slug.replace(/\/{2,}/g, '/')
  const folderPath = folder === '' ? '/' : addLeadingSlash(addTrailingSlash(folder))
  if (!slug && isCategoryIndex(source)) return folderPath
  return resolvePath(slug || baseId, folderPath).replace(/\/{2,}/g, '/')
}
