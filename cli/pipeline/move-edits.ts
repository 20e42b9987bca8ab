// Computes the edits for a move of files or of a heading: all texts that refer to what moves, keeping the style of each
// reference.
import { locateWithin } from '../check/locate-within.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { Doc, SiteTables } from '../model/site.ts'
import { type Moves, movedAddress } from '../site/moved-address.ts'
import type { TextEdit } from '../text/edits.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { quotedEdits, type Rename, yamlEdits } from '../text/named-in-text.ts'
import { positionAt } from '../text/position.ts'
import { folderOf, joinSitePath } from '../text/site-path.ts'
import { decodePath, normalizedPath, pagePath, pathnameOf, splitUrl } from '../text/url.ts'
import type { SiteLink, SiteLinks } from './site-links.ts'

/** A heading whose id changes. */
export interface MovedHeading {
  /** Files of the page in all its languages. */
  readonly files: ReadonlySet<string>
  readonly from: string
  readonly to: string
}

/** Everything that determines how texts change. */
export interface MoveContext {
  readonly config: SiteConfig
  /** New path of a file. */
  readonly file: (path: string) => string
  /** The locales before and after the move, in the same order. */
  readonly before: SiteLinks
  readonly after: readonly SiteTables[]
  readonly heading: MovedHeading | null
}

/** Edits by the file's path before the move. */
export type MoveEdits = Map<string, TextEdit[]>

/** An address that was not found where it is written; its author has to change it. */
export interface MissedAddress {
  readonly place: Place
  readonly url: string
  readonly now: string
}

type TextOf = (file: string) => string | undefined

/** Adds edits of a file, one for each place. */
export const addEdits = (edits: MoveEdits, file: string, ...added: readonly TextEdit[]) => {
  const all = edits.get(file) ?? []
  for (const edit of added)
    if (!all.some(({ start }) => start.line === edit.start.line && start.column === edit.start.column))
      all.push(edit)
  if (all.length > 0) edits.set(file, all)
}

/** Renamed pages: old address -> new address. */
export function renamedPages(context: MoveContext): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [at, tables] of context.before.locales.entries()) {
    const now = new Map(docsOf(context.after[at]).map((doc) => [doc.file, doc.permalink]))
    for (const { file, permalink } of docsOf(tables)) {
      const next = now.get(context.file(file))
      if (next !== undefined && next !== permalink) found.set(permalink, next)
    }
  }
  return found
}

const docsOf = (tables: SiteTables | undefined): readonly Doc[] =>
  tables?.versions.flatMap(({ docs }) => docs) ?? []

/** Edits to the links, images and assets of pages. */
export function linkEdits(context: MoveContext, textOf: TextOf, edits: MoveEdits): readonly MissedAddress[] {
  const pages = renamedPages(context)
  const missed: MissedAddress[] = []
  for (const link of context.before.links) {
    const { slot } = link
    const now = addressAfter(link, context, pages)
    if (now === slot.url) continue
    const { file } = slot.place
    const edit = editAt(slot.place, slot.url, now, textOf(file) ?? '')
    if (edit) addEdits(edits, file, edit)
    else missed.push({ place: slot.place, url: slot.url, now })
  }
  return missed
}

function addressAfter(
  { doc, tables, slot, target }: SiteLink,
  { config, file, heading }: MoveContext,
  pages: ReadonlyMap<string, string>,
): string {
  const version = tables.versions.find(
    ({ version: each }) => each.instance === doc.instance && each.name === doc.version,
  )?.version
  const dirs = version ? [version.dir, version.localizedDir].filter((dir) => dir !== undefined) : []
  const isPageLink = slot.syntax !== 'html' && isMarkdown(pathnameOf(slot.url))
  const led =
    target.kind === 'page' ? docsOf(tables).find(({ permalink }) => permalink === target.path) : undefined
  const files =
    target.kind === 'asset'
      ? counterparts(target.file, tables)
      : led && isPageLink && target.kind === 'page' && target.redirectedFrom === undefined
        ? counterparts(led.file, tables)
        : []
  const moves: Moves = { file, page: (path) => pages.get(path) ?? path, baseUrl: tables.baseUrl }
  const isOld = target.kind === 'page' && target.redirectedFrom !== undefined
  const url = movedAddress(
    {
      url: slot.url,
      file: slot.place.file,
      permalink: doc.permalink,
      roots: slot.kind === 'link' && isPageLink ? dirs : config.staticDirectories,
      files,
      ...(target.kind === 'page' && !isOld ? { target: target.path } : {}),
    },
    moves,
  )
  const ledTo = target.kind === 'anchor' ? doc : led
  const { hash } = splitUrl(url)
  const isHeading =
    heading &&
    hash !== undefined &&
    ledTo &&
    heading.files.has(ledTo.file) &&
    normalizedPath(hash) === heading.from
  return isHeading ? `${url.slice(0, url.length - hash.length)}${heading.to}` : url
}

/** A file and its counterpart in the other folder of its version: the original or the translation. */
function counterparts(file: string, { versions }: SiteTables): readonly string[] {
  const found = [file]
  for (const { version } of versions) {
    const { dir, localizedDir } = version
    if (localizedDir === undefined) continue
    if (file.startsWith(`${localizedDir}/`)) found.push(`${dir}${file.slice(localizedDir.length)}`)
    else if (file.startsWith(`${dir}/`)) found.push(`${localizedDir}${file.slice(dir.length)}`)
  }
  return found
}

/** The edit at the place of a link, or at the reference definition it uses. */
function editAt(place: Place, url: string, now: string, text: string): TextEdit | null {
  const lines = text.split('\n')
  const at = locateWithin({ code: '', severity: 'error', message: '', place, about: { text: url } }, lines)
  if (at?.end && at.start.line === at.end.line) {
    const line = lines[at.start.line - 1] ?? ''
    if (line.slice(at.start.column - 1, at.end.column - 1) === url)
      return { start: at.start, end: at.end, was: url, text: now }
  }
  for (const match of text.matchAll(/^[ >\t]*\[[^\]\n]+\]:[ \t]*<?([^\s>]+)>?/gm)) {
    if (match[1] !== url) continue
    const start = match.index + match[0].lastIndexOf(url)
    return { start: positionAt(text, start), end: positionAt(text, start + url.length), was: url, text: now }
  }
  return null
}

/** Renamed doc ids and folders of one version: old name -> new name. */
interface RenamedIds {
  readonly ids: ReadonlyMap<string, string>
  readonly dirs: ReadonlyMap<string, string>
}

function renamedIds(context: MoveContext, at: number, instance: string, name: string): RenamedIds {
  const isIt = ({ version }: SiteTables['versions'][number]) =>
    version.instance === instance && version.name === name
  const before = context.before.locales[at]?.versions.find(isIt)
  const now = new Map(context.after[at]?.versions.find(isIt)?.docs.map((doc) => [doc.file, doc]) ?? [])
  const ids = new Map<string, string>()
  const dirs = new Map<string, string>()
  for (const { file, id, source } of before?.docs ?? []) {
    const next = now.get(context.file(file))
    if (!next) continue
    if (next.id !== id) ids.set(id, next.id)
    const [from, to] = [source.split('/').slice(0, -1), next.source.split('/').slice(0, -1)]
    // If a folder moves as a whole, its files keep their names.
    const sameName = source.split('/').at(-1) === next.source.split('/').at(-1)
    if (sameName && from.length === to.length && from.length > 0 && from.join('/') !== to.join('/'))
      dirs.set(from.join('/'), to.join('/'))
  }
  return { ids, dirs }
}

/** Keys whose values are text for readers or other values that are never doc ids. */
const WORDS = new Set(['label', 'description', 'title', 'className', 'key', 'value', 'href', 'slug', 'type'])

/** Edits to front matter, sidebar files and category files, which refer to docs by id. */
export function idEdits(context: MoveContext, textOf: TextOf, edits: MoveEdits): void {
  for (const [at, tables] of context.before.locales.entries())
    for (const { version, docs } of tables.versions) {
      const { ids, dirs } = renamedIds(context, at, version.instance, version.name)
      if (ids.size === 0) continue
      const byId: Rename = (name, key) =>
        key === 'dirName' ? (dirs.get(name) ?? null) : WORDS.has(key) ? null : (ids.get(name) ?? null)
      const { sidebarFile } = version
      const sidebars = typeof sidebarFile === 'string' ? textOf(sidebarFile) : undefined
      if (typeof sidebarFile === 'string' && sidebars !== undefined)
        addEdits(
          edits,
          sidebarFile,
          ...(/\.ya?ml$/.test(sidebarFile) ? yamlEdits : quotedEdits)(sidebars, byId),
        )
      for (const { file, frontMatter } of docs) {
        const { pagination_next: next, pagination_prev: previous } = frontMatter
        if (![next, previous].some((id) => typeof id === 'string' && ids.has(id))) continue
        const text = textOf(file) ?? ''
        const head = text.slice(0, Math.max(0, text.indexOf('\n---', 3)))
        const rename: Rename = (name, key) =>
          /^pagination_(?:next|prev)$/.test(key) ? (ids.get(name) ?? null) : null
        addEdits(edits, file, ...yamlEdits(head, rename))
      }
    }
}

/** Edits to share images in front matter: a file relative to the page, or a static file. */
export function shareImageEdits(context: MoveContext, textOf: TextOf, edits: MoveEdits): void {
  const { config, file: moved } = context
  for (const tables of context.before.locales)
    for (const { file, permalink, frontMatter } of docsOf(tables)) {
      const { image } = frontMatter
      if (image === undefined) continue
      const roots = config.staticDirectories
      const path = pathnameOf(image)
      const meant = path.startsWith('.') ? [folderOf(file)] : roots
      const files = meant.flatMap((folder) =>
        counterparts(joinSitePath(folder, path.replace(/^\//, '')) ?? '', tables),
      )
      const moves: Moves = { file: moved, page: (page) => page, baseUrl: tables.baseUrl }
      const now = movedAddress({ url: image, file, permalink, roots, files }, moves)
      if (now === image) continue
      const text = textOf(file) ?? ''
      const head = text.slice(0, Math.max(0, text.indexOf('\n---', 3)))
      addEdits(
        edits,
        file,
        ...yamlEdits(head, (name, key) => (key === 'image' && name === image ? now : null)),
      )
    }
}

/** Edits to `_category_` files: an id is relative to the folder, or complete. */
export function categoryEdits(file: string, text: string, context: MoveContext, edits: MoveEdits): void {
  for (const [at, tables] of context.before.locales.entries())
    for (const { version } of tables.versions) {
      const dir = [version.localizedDir, version.dir].find(
        (each) => each !== undefined && file.startsWith(`${each}/`),
      )
      if (dir === undefined) continue
      const { ids } = renamedIds(context, at, version.instance, version.name)
      const folder = folderOf(file).slice(dir.length + 1)
      const folderAfter = folderOf(context.file(file)).slice(dir.length + 1)
      const rename: Rename = (name, key) => {
        if (key !== 'id') return null
        const local = ids.get(folder === '' ? name : `${folder}/${name}`)
        const next = ids.get(name) ?? local
        if (next === undefined) return null
        const isLocal = local !== undefined && folderAfter !== '' && next.startsWith(`${folderAfter}/`)
        return isLocal && !next.slice(folderAfter.length + 1).includes('/')
          ? next.slice(folderAfter.length + 1)
          : next
      }
      addEdits(edits, file, ...(file.endsWith('.json') ? quotedEdits : yamlEdits)(text, rename))
    }
}

/** Edits to files that refer to pages by address, file or id: configuration, redirects, search tests, sidebar links. */
export function addressEdits(
  files: readonly string[],
  context: MoveContext,
  textOf: TextOf,
  edits: MoveEdits,
): void {
  const address = addressRename(context)
  const ids = new Map(
    context.before.locales.flatMap((tables, at) =>
      tables.versions.flatMap(({ version }) => [
        ...renamedIds(context, at, version.instance, version.name).ids,
      ]),
    ),
  )
  const rename: Rename = (name, key) => {
    // An old address stays as it is.
    if (key === 'from') return null
    if (key === 'docId') return ids.get(name) ?? null
    if (name.startsWith('/')) return address(name)
    const moved = context.file(name)
    return moved === name ? null : moved
  }
  for (const file of files) {
    const text = textOf(file)
    if (text === undefined) continue
    addEdits(edits, file, ...(/\.ya?ml$/.test(file) ? yamlEdits : quotedEdits)(text, rename))
  }
}

/** Returns the new address of a page, for addresses with the base URL of a locale or relative to it; null if unchanged. */
function addressRename(context: MoveContext): (address: string) => string | null {
  const { heading, before } = context
  const pages = renamedPages(context)
  const withHeading = new Set(
    before.locales.flatMap((tables) =>
      docsOf(tables).flatMap(({ file, permalink }) => (heading?.files.has(file) ? permalink : [])),
    ),
  )
  const known = (path: string) => [path, `${path}/`].find((form) => pages.has(form) || withHeading.has(form))
  return (address) => {
    const { pathname, hash } = splitUrl(address)
    const path = pagePath(decodePath(pathname) ?? pathname)
    for (const { baseUrl } of before.locales) {
      const whole = known(path)
      const page = whole ?? known(baseUrl + path.slice(1))
      if (page === undefined) continue
      const now = pages.get(page) ?? page
      const bare = pagePath(whole === undefined ? `/${now.slice(baseUrl.length)}` : now)
      const end = pathname.endsWith('/') && bare !== '/' ? '/' : ''
      const tail = address.slice(pathname.length)
      const isHeading =
        heading && hash !== undefined && withHeading.has(page) && normalizedPath(hash) === heading.from
      const next = bare + end + (isHeading ? tail.slice(0, tail.length - hash.length) + heading.to : tail)
      return next === address ? null : next
    }
    return null
  }
}
