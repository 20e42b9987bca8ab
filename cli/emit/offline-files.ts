// A file of a site made with the base URL of the offline edition -> the files of that edition: addresses relative to their file in pages
// and styles, data as scripts. Pure text work: the base URL of the edition stands in no text by chance, so that every place where it
// stands is an address.
import { inflateSync } from 'node:zlib'
import { OFFLINE_DATA, OFFLINE_ROOT, type OfflineForm } from '../../runtime/model/offline.ts'
import { own } from '../../runtime/model/own.ts'
import { storedText } from '../../runtime/search/sharded/read-stored.ts'
import { type EmittedFile, isLarge, type OutputFile } from '../model/output.ts'
import { bytesOfBody, textOfBody } from '../text/body-text.ts'
import { bytesOf } from '../text/byte-writer.ts'
import { decodePath } from '../text/url.ts'

/** What the addresses of the edition depend on. */
export interface OfflinePlace {
  /** Files of pages and of old addresses by path below the base URL, not encoded and without a slash at the end. */
  readonly files: ReadonlyMap<string, string>
  /** Path under which the site is published online, with slashes at both ends. */
  readonly onlineBase: string
  /** Folder of each locale by its code: empty or with a slash at the end. */
  readonly folders: Readonly<Record<string, string>>
}

/** Output formats that only servers and search engines have a use for. */
export const ONLINE_ONLY: readonly string[] = [
  'sitemap',
  'robots',
  'llms-text',
  'header-files',
  'addresses',
  'share-images',
]

/** Output formats that copy files of the author. */
const COPIED: readonly string[] = ['static-assets', 'content-assets']

/** Not-found pages and lists of redirects are for servers, Markdown copies for programs that ask servers. */
const NEEDLESS = /(?:^|\/)404\.html$|^_redirects$|\.md$/
/** Before an address that names no page: the base of others, the beginning of paths. */
const BASE_KEY = /"(?:baseUrl|prefix)":"$|data-root="$/
/** The same in what all pages share, where paths are those of versions. */
const SITE_KEY = /"(?:baseUrl|prefix|path)":"$/
/** Where the data of a page begin, whose addresses stay whole: the browser knows where the site lies. */
const PAGE_DATA = '<script type="application/json" id="docsite-page">'

/** The files of the edition that a file of an output format becomes; none for what has no use there. */
export function offlineFiles(
  { path, body }: EmittedFile,
  format: string,
  place: OfflinePlace,
): readonly EmittedFile[] {
  if (COPIED.includes(format)) return [{ path, body: isLarge(body) ? body : bytesIn(body) }]
  if (NEEDLESS.test(path)) return []
  if (path.endsWith('.bin')) return [deflatedFile(path, bytesIn(body), place)]
  if (path.endsWith('.json')) return [dataFile(path, 'text', inData(path, textIn(body), place))]
  if (/\.(?:html|css)$/.test(path)) return [{ path, body: inPage(path, textIn(body), place) }]
  return [{ path, body: bytesIn(body) }]
}

function inPage(path: string, text: string, place: OfflinePlace): string {
  const cut = path.endsWith('.html') ? text.lastIndexOf(PAGE_DATA) : -1
  const shown = cut < 0 ? text : text.slice(0, cut)
  const data = cut < 0 ? '' : inData(path, text.slice(cut), place)
  // A page from a disk may not load modules.
  const classic = shown.replaceAll('<script type="module" src="', '<script defer src="')
  return replaceRoots(classic, place, BASE_KEY, prefixOf(path)) + data
}

/** From a file back to the root of the site. */
const prefixOf = (path: string): string => '../'.repeat(path.split('/').length - 1) || './'

function inData(path: string, text: string, place: OfflinePlace): string {
  const isOfSite = /(?:^|\/)assets\/site-[^/]*\.json$/.test(path)
  const elsewhere = text.replace(/"elsewhere":(\{[^{}]*\})/, (_all, paths: string) =>
    JSON.stringify({ elsewhere: filesElsewhere(paths, place) }).slice(1, -1),
  )
  return replaceRoots(elsewhere, place, isOfSite ? SITE_KEY : BASE_KEY, OFFLINE_ROOT)
}

/** Paths below the roots of other locales, which do not say where those are. */
function filesElsewhere(text: string, { files, folders }: OfflinePlace): Readonly<Record<string, string>> {
  const paths = Object.entries(JSON.parse(text) as Record<string, string>)
  const fileOf = ([code, path]: readonly [string, string]) => {
    const folder = own(folders, code) ?? ''
    return [code, files.get(bare(folder + path))?.slice(folder.length) ?? path]
  }
  return Object.fromEntries(paths.map(fileOf))
}

const bare = (path: string): string => path.replace(/\/$/, '')

/** Text with `root` in the place of the base URL, and the file of each page in the place of its path. */
function replaceRoots(text: string, place: OfflinePlace, isBase: RegExp, root: string): string {
  const [first = '', ...rest] = text.split(OFFLINE_ROOT)
  const parts = [first]
  let before = first
  for (const after of rest) {
    // What a page says of itself to the world is its address online.
    if (/https?:\/\/[^/"'\s]+$/.test(before.slice(-300))) parts.push(place.onlineBase, after)
    else if (isBase.test(before.slice(-20))) parts.push(root, after)
    else parts.push(root, withFile(after, place))
    before = after
  }
  return parts.join('')
}

/** What stands behind the base URL, with the path at its beginning as that of a file. */
function withFile(after: string, { files }: OfflinePlace): string {
  const end = after.search(/["'?#<>\\)]|&quot;|&#/)
  const path = end < 0 ? after : after.slice(0, end)
  const plain = bare(path.replaceAll('&amp;', '&'))
  const file = files.get(plain) ?? files.get(decodePath(plain) ?? plain)
  if (file === undefined) return after
  const name = file.slice(file.lastIndexOf('/') + 1)
  // Paths are written as they were: only the name of the file is added.
  const written = name === 'index.html' ? join(bare(path), name) : bare(path).replace(/(?:\.html)?$/, '.html')
  return written + after.slice(path.length)
}

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

function dataFile(path: string, form: OfflineForm, body: string): OutputFile {
  const call = [path, form, body].map((value) => JSON.stringify(value)).join(',')
  return { path: `${path}.js`, body: `${OFFLINE_DATA}(${call})\n` }
}

/** Deflated JSON that names addresses is kept as text, so that these can be found: data of pages, and stored pages of the search. */
function deflatedFile(path: string, bytes: Uint8Array, place: OfflinePlace): OutputFile {
  const inside = inflateSync(bytes)
  if (!inside.includes(OFFLINE_ROOT)) return dataFile(path, 'base64', Buffer.from(bytes).toString('base64'))
  if (!isOfSearch(path)) return dataFile(path, 'deflated', inData(path, inside.toString(), place))
  // Behind a byte order mark the browser reads them as UTF-8.
  return dataFile(path, 'deflated', `\ufeff${inData(path, storedText(inside), place)}`)
}

/** Whether it is a file of a search index: it lies in the folder of a tag. */
const isOfSearch = (path: string): boolean => /(?:^|\/)assets\/search\//.test(path)

const bytesIn = (body: EmittedFile['body']): Uint8Array =>
  typeof body === 'function' ? bytesOf(body) : bytesOfBody(body)

const textIn = (body: EmittedFile['body']): string =>
  textOfBody(typeof body === 'function' ? bytesOf(body) : body)
