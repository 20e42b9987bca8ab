// Interprets the arguments of `docsite mv`: files and folders to move, or a heading that gets another id.
import { statSync } from 'node:fs'
import { basename, extname, join, resolve, sep } from 'node:path'
import { pathBelow } from '../io/path-below.ts'
import { isThere } from '../io/unreadable.ts'
import { UsageError } from '../model/ports.ts'
import type { Doc, SiteTables } from '../model/site.ts'
import { type MovedHeading, movedFolders, type NamedMove } from '../pipeline/move.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import type { Host } from './options.ts'
import type { Session } from './site-session.ts'

/** The requested move, as given on the command line. */
export interface NamedRequest {
  readonly from: string
  readonly to: string
  readonly allVersions: boolean
}

/** Resolves a path argument, relative to the site folder. */
function sitePath(named: string, siteDir: string, cwd: string): string {
  const here = pathBelow(siteDir, resolve(cwd, named))
  const below = pathBelow(siteDir, resolve(siteDir, named))
  if (!here.startsWith('..') && isThere(join(siteDir, here))) return here
  return isThere(join(siteDir, below)) || here.startsWith('..') ? below : here
}

/** The page with this id; undefined if there is none. */
function docWithId(id: string, locales: readonly SiteTables[]): Doc | undefined {
  for (const { versions } of locales)
    for (const { docs } of versions) {
      const found = docs.find((doc) => doc.id === id)
      if (found) return found
    }
  return undefined
}

/** The heading named by `page.md#old page.md#new`; null if the arguments name no heading. Throws `UsageError`. */
export async function namedHeading(
  { from, to, allVersions }: NamedRequest,
  locales: readonly SiteTables[],
  { siteDir, pipeline }: Session,
  { cwd }: Host,
): Promise<MovedHeading | null> {
  const [at, toAt] = [from.lastIndexOf('#'), to.lastIndexOf('#')]
  if (at <= 0 || isThere(resolve(cwd, from))) return null
  const [page, id, next] = [from.slice(0, at), from.slice(at + 1), to.slice(toAt + 1)]
  const file = docWithId(page, locales)?.file ?? sitePath(page, siteDir, cwd)
  const other = toAt <= 0 ? page : to.slice(0, toAt)
  const otherFile = docWithId(other, locales)?.file ?? sitePath(other, siteDir, cwd)
  if (toAt < 0 || otherFile !== file)
    throw new UsageError(`mv ${from} ${to}: a heading cannot move to another page; write ${page}#new-id`)
  if (!/^[^\s{}"'<>#]+$/.test(next)) throw new UsageError(`mv: '${next}' is not a valid heading id`)
  const found = movedFolders({ from: file, to: file }, locales, allVersions)
  if (typeof found === 'string') throw new UsageError(`mv: ${found}`)
  const files = new Set(found.moves.map((move) => move.from).filter((path) => isThere(join(siteDir, path))))
  const withId: string[] = []
  for (const { locale, versions } of locales)
    for (const doc of versions.flatMap(({ docs }) => docs)) {
      if (!files.has(doc.file)) continue
      const ids = await pipeline.moves.ids(locale, doc.file)
      if (ids.includes(next)) throw new UsageError(`mv: ${doc.file} already has #${next}`)
      if (ids.includes(id)) withId.push(doc.file)
    }
  if (!withId.includes(file)) throw new UsageError(`mv: ${page} has no #${id}`)
  return { files: new Set(withId), from: id, to: next }
}

/** The moves of files and folders that the arguments name. Throws `UsageError` for impossible moves. */
export function namedMoves(
  { from, to, allVersions }: NamedRequest,
  locales: readonly SiteTables[],
  { siteDir }: Session,
  { cwd }: Host,
): readonly NamedMove[] {
  const isInSite = (path: string) => isThere(join(siteDir, path))
  const doc = isInSite(sitePath(from, siteDir, cwd)) ? undefined : docWithId(from, locales)
  const old = doc?.file ?? sitePath(from, siteDir, cwd)
  if (old === '' || !isInSite(old)) throw new UsageError(`mv: there is no file, folder or page ${from}`)
  if (old.startsWith('..')) throw new UsageError(`mv: ${from} is outside the site`)
  const named = doc ? fileOfId(doc, to) : sitePath(to, siteDir, cwd)
  const isInto =
    !doc && (to.endsWith('/') || (isInSite(named) && statSync(join(siteDir, named)).isDirectory()))
  const plain = isInto ? join(named, basename(old)).split(sep).join('/') : named.replace(/\/$/, '')
  const isPage = isMarkdown(old)
  const next = isPage && extname(plain) === '' ? plain + extname(old) : plain
  if (next.startsWith('..')) throw new UsageError(`mv: ${to} is outside the site`)
  if (next === old) throw new UsageError(`mv: ${from} is already there`)
  if (`${next}/`.startsWith(`${old}/`)) throw new UsageError(`mv: ${from} cannot be moved into itself`)
  const isPageName = isMarkdown(next)
  if (isPage && !isPageName)
    throw new UsageError(`mv: ${next} is not a page; use the extension ${extname(old)}`)
  if (!isPage && isPageName) throw new UsageError(`mv: ${next} is a page, but ${from} is not`)
  const found = movedFolders({ from: old, to: next }, locales, allVersions)
  if (typeof found === 'string') throw new UsageError(`mv: ${found}`)
  const moves = found.moves.filter((move) => isInSite(move.from))
  const taken = moves.find((move) => isInSite(move.to))
  if (taken) throw new UsageError(`mv: ${taken.to} already exists; nothing was moved`)
  return found.moves
}

/** The file that a page with another id would have. */
function fileOfId({ file, source }: Doc, id: string): string {
  const root = file.slice(0, file.length - source.length)
  return `${root}${id.replace(/^\/|\.mdx?$/g, '')}${extname(file)}`
}
