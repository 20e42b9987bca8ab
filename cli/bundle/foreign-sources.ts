// Finds resources that the site's own components and stylesheets load from other hosts, as far as their text shows it:
// URLs in `url(…)` and `@import`, in attributes of elements, and in calls that fetch.
import { resolve } from 'node:path'
import { pathBelow } from '../io/path-below.ts'
import { readText } from '../io/read-text.ts'
import type { ContentDirective, PlacedSource } from '../model/content-policy.ts'
import { positionAt } from '../text/position.ts'

interface Found {
  readonly directive: ContentDirective
  readonly url: string
  readonly at: number
}

/** External sources in the files of a bundle; `inputs` are relative to `toolDir`. */
export function externalSourcesInFiles(
  inputs: readonly string[],
  { toolDir, siteDir }: { readonly toolDir: string; readonly siteDir: string },
): readonly PlacedSource[] {
  const files = [...new Set(inputs.map((path) => resolve(toolDir, path)))].sort()
  return files.flatMap((path) => {
    const file = pathBelow(siteDir, path)
    if (/^(?:\.\.|[A-Za-z]:)|(?:^|\/)node_modules\//.test(file)) return []
    const text = readText(path) ?? ''
    return externalSourcesIn(text, /\.(?:css|scss|sass|less)$/.test(file) ? 'style' : 'code').map(
      ({ directive, url, at }) => {
        const start = positionAt(text, at)
        const end = { line: start.line, column: start.column + url.length }
        return { directive, origin: originOf(url) ?? '', place: { file, start, end } }
      },
    )
  })
}

/** External sources in a text. */
export function externalSourcesIn(text: string, kind: 'style' | 'code'): readonly Found[] {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(kind === 'code' ? /^[ \t]*\/\/.*$/gm : /(?!)/g, blank)
  const found = kind === 'style' ? inStyle(plain) : inCode(plain)
  return found.filter(({ url }) => originOf(url) !== null)
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Origin of an external URL; the host alone if it has no scheme; null for any other text. */
function originOf(url: string): string | null {
  const [, scheme] = /^((?:https?|wss?):)?\/\/[\w[]/i.exec(url) ?? [null]
  if (scheme === null) return null
  const whole = scheme === undefined ? `https:${url}` : url
  if (!URL.canParse(whole)) return null
  const { origin, host } = new URL(whole)
  return scheme === undefined ? host : origin
}

const IN_STYLE = /(@import\s+)?(?:url\(\s*["']?|(?<=@import\s+)["'])((?:https?:)?\/\/[^"')\s]+)/gi

function inStyle(text: string): readonly Found[] {
  return [...text.matchAll(IN_STYLE)].map(({ 0: whole, 1: imported, 2: url = '', index }) => {
    const before = text.slice(0, index)
    const isFont = before.lastIndexOf('@font-face') > before.lastIndexOf('}')
    const isSheet = imported !== undefined || /@import\s+$/i.test(before)
    const directive = isSheet ? 'style-src' : isFont ? 'font-src' : 'img-src'
    return { directive, url, at: index + whole.length - url.length }
  })
}

/** Elements that load the URL in an attribute. */
const ELEMENTS: ReadonlyMap<string, ContentDirective> = new Map([
  ['img', 'img-src'],
  ['image', 'img-src'],
  ['iframe', 'frame-src'],
  ['video', 'media-src'],
  ['audio', 'media-src'],
  ['source', 'media-src'],
  ['track', 'media-src'],
  ['script', 'script-src'],
  ['embed', 'object-src'],
  ['object', 'object-src'],
  ['form', 'form-action'],
])
const ADDRESS = String.raw`((?:(?:https?|wss?):)?\/\/[^\s"'\x60${'$'}{}<>]+)`
const TAG = new RegExp(
  String.raw`<(img|image|iframe|video|audio|source|track|script|embed|object|form)\b(?:[^<>]|=>)*?\s(src|srcSet|href|data|action|poster)=\{?["'\x60]${ADDRESS}`,
  'g',
)
const SHEET = new RegExp(String.raw`<link\b(?=[^<>]*stylesheet)[^<>]*?\shref=\{?["'\x60]${ADDRESS}`, 'g')
/** The argument may be the name of a constant, which is looked up. */
const CALL = new RegExp(
  String.raw`\b(?:(fetch|EventSource|WebSocket|sendBeacon|axios(?:\.\w+)?|open)|(import|Worker|SharedWorker))\(\s*(?:["'][A-Z]+["']\s*,\s*)?(?:["'\x60]${ADDRESS}|\x60\$\{(\w+)\}|(\w+)\s*[,)+])`,
  'g',
)
const SCRIPT_SOURCE = new RegExp(String.raw`\b\w*script\w*\.src\s*=\s*["'\x60]${ADDRESS}`, 'gi')
const IMPORT = new RegExp(String.raw`\bfrom\s+["']${ADDRESS}`, 'g')

function inCode(text: string): readonly Found[] {
  const found: Found[] = []
  const add = (directive: ContentDirective | undefined, url: string, end: number) => {
    if (directive !== undefined) found.push({ directive, url, at: end - url.length })
  }
  for (const { 0: whole, 1: tag = '', 2: name = '', 3: url = '', index } of text.matchAll(TAG))
    add(name === 'poster' ? 'img-src' : ELEMENTS.get(tag), url, index + whole.length)
  for (const { 0: whole, 1: url = '', index } of text.matchAll(SHEET))
    add('style-src', url, index + whole.length)
  for (const { 0: whole, 1: url = '', index } of text.matchAll(IMPORT))
    add('script-src', url, index + whole.length)
  // A script usually also fetches from its own host.
  for (const { 0: whole, 1: url = '', index } of text.matchAll(SCRIPT_SOURCE))
    for (const directive of ['script-src', 'connect-src'] as const) add(directive, url, index + whole.length)
  for (const { 0: whole, 1: fetches, 3: url, 4: template, 5: name, index } of text.matchAll(CALL)) {
    const directive = fetches === undefined ? 'script-src' : 'connect-src'
    const constant = template ?? name
    if (url !== undefined) add(directive, url, index + whole.length)
    else if (constant !== undefined) {
      const declared = new RegExp(
        String.raw`\b(?:const|let|var)\s+${constant}\b[^=\n]*=\s*["'\x60]${ADDRESS}`,
      ).exec(text)
      if (declared) add(directive, declared[1] ?? '', declared.index + declared[0].length)
    }
  }
  return found
}
