// Converts a file of a site built with the offline base URL into the files of the offline edition: URLs in pages and
// styles become relative to their file, data become scripts. It works on text only: the offline base URL never occurs
// by chance, so every occurrence is a URL.
import { inflateSync } from 'node:zlib'
import { OFFLINE_DATA, OFFLINE_ROOT, type OfflineForm } from '../../runtime/model/offline.ts'
import { own } from '../../runtime/model/own.ts'
import { storedText } from '../../runtime/search/sharded/read-stored.ts'
import { type EmittedFile, isLarge, type OutputFile } from '../model/output.ts'
import { bytesOfBody, textOfBody } from '../text/body-text.ts'
import { bytesOf } from '../text/byte-writer.ts'
import { fileName } from '../text/site-path.ts'
import { decodePath, removeTrailingSlash } from '../text/url.ts'

/** Inputs for the URLs of the offline edition. */
export interface OfflinePlace {
  /** Files of pages and redirects, by path below the base URL, decoded and without a trailing slash. */
  readonly files: ReadonlyMap<string, string>
  /** Path of the site online, with slashes at both ends. */
  readonly onlineBase: string
  /** Folder of each locale by code: empty, or with a trailing slash. */
  readonly folders: Readonly<Record<string, string>>
}

/** Output formats that only servers and search engines use. */
export const ONLINE_ONLY: readonly string[] = [
  'sitemap',
  'robots',
  'llms-text',
  'header-files',
  'addresses',
  'share-images',
]

/** Output formats that copy the author's files. */
const COPIED: readonly string[] = ['static-assets', 'content-assets']

/** Not-found pages and redirect lists are for servers, Markdown copies for programs that request them online. */
const NEEDLESS = /(?:^|\/)404\.html$|^_redirects$|\.md$/
/** Precedes a URL that is not a page: a base URL or a path prefix. */
const BASE_KEY = /"(?:baseUrl|prefix)":"$|data-root="$/
/** The same in the shared site data, where `path` belongs to versions. */
const SITE_KEY = /"(?:baseUrl|prefix|path)":"$/
/** Start of the page data. URLs in it stay absolute: the browser knows the site root. */
const PAGE_DATA = '<script type="application/json" id="docsite-page">'

/** The offline files made from a file of an output format; none if it is useless offline. */
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
  // A page opened from disk may not load modules.
  const classic = shown.replaceAll('<script type="module" src="', '<script defer src="')
  return replaceRoots(classic, place, BASE_KEY, prefixOf(path)) + data
}

/** Relative path from a file to the root of the site. */
const prefixOf = (path: string): string => '../'.repeat(path.split('/').length - 1) || './'

function inData(path: string, text: string, place: OfflinePlace): string {
  const isOfSite = /(?:^|\/)assets\/site-[^/]*\.json$/.test(path)
  const elsewhere = text.replace(/"elsewhere":(\{[^{}]*\})/, (_all, paths: string) =>
    JSON.stringify({ elsewhere: filesElsewhere(paths, place) }).slice(1, -1),
  )
  return replaceRoots(elsewhere, place, isOfSite ? SITE_KEY : BASE_KEY, OFFLINE_ROOT)
}

/** Converts paths in other locales, which are relative to the root of their locale. */
function filesElsewhere(text: string, { files, folders }: OfflinePlace): Readonly<Record<string, string>> {
  const paths = Object.entries(JSON.parse(text) as Record<string, string>)
  const fileOf = ([code, path]: readonly [string, string]) => {
    const folder = own(folders, code) ?? ''
    return [code, files.get(removeTrailingSlash(folder + path))?.slice(folder.length) ?? path]
  }
  return Object.fromEntries(paths.map(fileOf))
}

/** Replaces the base URL with `root`, and the path of each page with its file. */
function replaceRoots(text: string, place: OfflinePlace, isBase: RegExp, root: string): string {
  const [first = '', ...rest] = text.split(OFFLINE_ROOT)
  const parts = [first]
  let before = first
  for (const after of rest) {
    // Absolute URLs, such as the canonical one, stay online URLs.
    if (/https?:\/\/[^/"'\s]+$/.test(before.slice(-300))) parts.push(place.onlineBase, after)
    else if (isBase.test(before.slice(-20))) parts.push(root, after)
    else parts.push(root, withFile(after, place))
    before = after
  }
  return parts.join('')
}

/** Text after the base URL, with the leading page path replaced by its file. */
function withFile(after: string, { files }: OfflinePlace): string {
  const end = after.search(/["'?#<>\\)]|&quot;|&#/)
  const path = end < 0 ? after : after.slice(0, end)
  const plain = removeTrailingSlash(path.replaceAll('&amp;', '&'))
  const file = files.get(plain) ?? files.get(decodePath(plain) ?? plain)
  if (file === undefined) return after
  const name = fileName(file)
  // Keeps the path as written and only adds the file name.
  const written =
    name === 'index.html'
      ? join(removeTrailingSlash(path), name)
      : removeTrailingSlash(path).replace(/(?:\.html)?$/, '.html')
  return written + after.slice(path.length)
}

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

function dataFile(path: string, form: OfflineForm, body: string): OutputFile {
  const call = [path, form, body].map((value) => JSON.stringify(value)).join(',')
  return { path: `${path}.js`, body: `${OFFLINE_DATA}(${call})\n` }
}

/**
 * Deflated JSON that contains URLs becomes text, so that they can be replaced: page data, and stored pages of the
 * search.
 */
function deflatedFile(path: string, bytes: Uint8Array, place: OfflinePlace): OutputFile {
  const inside = inflateSync(bytes)
  if (!inside.includes(OFFLINE_ROOT)) return dataFile(path, 'base64', Buffer.from(bytes).toString('base64'))
  if (!isOfSearch(path)) return dataFile(path, 'deflated', inData(path, inside.toString(), place))
  // The byte order mark makes the browser read it as UTF-8.
  return dataFile(path, 'deflated', `\ufeff${inData(path, storedText(inside), place)}`)
}

/** Whether the path is a file of a search index, which lies in the folder of a tag. */
const isOfSearch = (path: string): boolean => /(?:^|\/)assets\/search\//.test(path)

const bytesIn = (body: EmittedFile['body']): Uint8Array =>
  typeof body === 'function' ? bytesOf(body) : bytesOfBody(body)

const textIn = (body: EmittedFile['body']): string =>
  textOfBody(typeof body === 'function' ? bytesOf(body) : body)
