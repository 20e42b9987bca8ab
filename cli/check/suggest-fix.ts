// Suggests the intended URL of a broken link. Suggests only what is certain: another letter case, an extra or missing
// `.md`, a moved page found by id or unique name, a stray `%`.
import type { Doc, LinkTarget, SiteTables } from '../model/site.ts'
import { groupBy } from '../text/group-by.ts'
import { withoutMarkdown } from '../text/markdown-name.ts'
import { onceFor } from '../text/once-for.ts'
import { folderOf, joinSitePath, relativePath } from '../text/site-path.ts'
import { decodePath, markdownPath, removeTrailingSlash, splitUrl } from '../text/url.ts'
import { movedFromFile, movedFromRoute } from './moved-page.ts'
import type { ResolvedLink } from './page-subject.ts'

type BrokenTarget = Extract<LinkTarget, { kind: 'broken' }>

/** URL that replaces a broken one, and why. */
export interface LinkFix {
  readonly url: string
  readonly why: 'case' | 'extension' | 'moved' | 'encoding'
}

/** The page that contains the link, and its site. */
export interface FixContext {
  readonly doc: Pick<Doc, 'permalink' | 'instance' | 'version' | 'locale'>
  readonly site: SiteTables
}

interface Index {
  readonly routes: ReadonlySet<string>
  /** Lower-case path -> paths. */
  readonly paths: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, readonly string[]>
  /** Folders with pages: `/docs/guides`. */
  readonly folders: ReadonlySet<string>
}

const indexOf = onceFor((site: SiteTables): Index => {
  const pages = site.routes
    .filter(({ target }) => target.kind !== 'not-found')
    .map(({ path }) => removeTrailingSlash(path))
  const files = site.versions.flatMap(({ docs }) => docs.map(({ file }) => file))
  return {
    routes: new Set(pages),
    paths: groupBy(pages, lowerCase),
    files: groupBy(files, lowerCase),
    folders: foldersOf(pages),
  }
})

function foldersOf(pages: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const page of pages) {
    let folder = folderOf(page)
    while (folder !== '' && !folders.has(folder)) {
      folders.add(folder)
      folder = folderOf(folder)
    }
  }
  return folders
}

/** The folder of a missing page, if no page of the site is in it. */
export function missingFolderOf(wanted: string, site: SiteTables): string | undefined {
  const folder = folderOf(removeTrailingSlash(wanted))
  return folder === '' || indexOf(site).folders.has(folder) ? undefined : folder
}

const lowerCase = (name: string) => name.toLowerCase()

/** Suggests a replacement for a broken link; undefined if none is certain. */
export function suggestFix(
  { slot, target }: Pick<ResolvedLink, 'slot'> & { readonly target: BrokenTarget },
  context: FixContext,
): LinkFix | undefined {
  const { pathname } = splitUrl(slot.url)
  const tail = slot.url.slice(pathname.length)
  const fix = (path: string | undefined, why: LinkFix['why']): LinkFix | undefined =>
    path === undefined || path === pathname ? undefined : { url: path + tail, why }
  const index = indexOf(context.site)
  if (target.reason === 'encoding') return fix(escapedPercent(pathname, slot.place.file, index), 'encoding')
  if (target.reason === 'page') {
    const other = only(index.paths.get(removeTrailingSlash(target.wanted).toLowerCase()))
    if (other !== undefined) return fix(recased(pathname, other), 'case')
    const file = withExtension(pathname, slot.place.file, index)
    if (file !== undefined) return fix(file, 'extension')
    const moved = notItself(movedFromRoute(target.wanted, context.site), slot.place.file)
    return fix(moved && addressOf(moved, pathname, slot.place.file, context.site), 'moved')
  }
  if (target.reason !== 'markdown-file') return undefined
  const files = wantedFiles(target.wanted, slot.place.file, context)
  const other = only(files.flatMap((file) => index.files.get(file.toLowerCase()) ?? []))
  if (other !== undefined) return fix(recased(pathname, other), 'case')
  const route = withoutMarkdown(decodePath(pathname) ?? pathname)
  if (route.startsWith('/') && index.routes.has(removeTrailingSlash(withBase(route, context.site.baseUrl))))
    return fix(withoutMarkdown(pathname), 'extension')
  const slashed = pathname.replaceAll('\\', '/')
  if (
    slashed !== pathname &&
    index.files.get((joinSitePath(folderOf(slot.place.file), slashed) ?? '').toLowerCase())
  )
    return fix(slashed, 'encoding')
  const moved = notItself(movedFromFile(files, context.doc, context.site), slot.place.file)
  return fix(moved && relativePath(folderOf(slot.place.file), moved.file), 'moved')
}

/** A page does not link to itself by a former address: it means another page with its name. */
const notItself = (moved: Doc | undefined, from: string): Doc | undefined =>
  moved?.file === from ? undefined : moved

/** Files that a Markdown link may refer to, relative to the site folder. */
function wantedFiles(wanted: string, from: string, { doc, site }: FixContext): readonly string[] {
  const version = site.versions.find(
    (tables) => tables.version.instance === doc.instance && tables.version.name === doc.version,
  )?.version
  const folders = version
    ? [version.dir, ...(version.localizedDir === undefined ? [] : [version.localizedDir])]
    : []
  const path = wanted.replace(/^@site\//, '/')
  const tried = path.startsWith('/') ? ['', ...folders] : [folderOf(from), ...folders]
  return [wanted, ...tried.flatMap((folder) => joinSitePath(folder, path) ?? [])]
}

/** URL of a page, in the style of the URL it replaces. */
function addressOf({ permalink, file }: Doc, written: string, from: string, { baseUrl }: SiteTables): string {
  if (!written.startsWith('/')) return relativePath(folderOf(from), file)
  const path = written.startsWith(baseUrl) ? permalink : permalink.slice(baseUrl.length - 1)
  return markdownPath(path, written.includes('%'))
}

/** Adds the file extension if the file exists: `./install` → `./install.md`. */
function withExtension(pathname: string, from: string, { files }: Index): string | undefined {
  const path = decodePath(pathname)
  if (path === null || pathname.startsWith('/') || /\.[a-z\d]+$/i.test(pathname)) return undefined
  for (const ending of ['.md', '.mdx']) {
    const file = joinSitePath(folderOf(from), removeTrailingSlash(path) + ending)
    if (file !== null && files.get(file.toLowerCase())?.includes(file))
      return removeTrailingSlash(pathname) + ending
  }
  return undefined
}

function escapedPercent(pathname: string, from: string, { routes, files }: Index): string | undefined {
  const escaped = pathname.replace(/%(?![\da-f]{2})/gi, '%25')
  const path = decodePath(escaped)
  if (path === null) return undefined
  const file = joinSitePath(folderOf(from), path)
  const isFile = file !== null && files.get(file.toLowerCase())?.includes(file)
  return isFile || routes.has(removeTrailingSlash(path)) ? escaped : undefined
}

/** The written path in the letter case of another one; undefined if they differ in more than case. */
function recased(written: string, path: string): string | undefined {
  const from = written.split('/')
  const to = path.split('/')
  const slash = from.at(-1) === '' ? from.pop() : undefined
  const steps = from.map((step, at) => {
    if (step === '' || step === '.' || step === '..' || step === '@site') return step
    const wanted = to[to.length - (from.length - at)]
    const plain = decodePath(step)?.normalize()
    if (wanted === undefined || plain?.toLowerCase() !== wanted.toLowerCase()) return null
    return plain === step ? wanted : encodeURIComponent(wanted)
  })
  return steps.includes(null) ? undefined : [...steps, ...(slash === undefined ? [] : [slash])].join('/')
}

function withBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\//, '')
}

function only<T>(list: readonly T[] | undefined): T | undefined {
  const distinct = [...new Set(list)]
  return distinct.length === 1 ? distinct[0] : undefined
}
