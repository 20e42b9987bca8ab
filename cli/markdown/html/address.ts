// Attributes with URLs. URLs of links and assets become slots, because only the whole site can resolve them; others are written
// if their scheme is allowed. Links and images with a forbidden URL never get here: they become text.
import type { Element } from 'hast'
import { own } from '../../../runtime/model/own.ts'
import type { LinkSyntax } from '../../model/article.ts'
import { RUNNING_SCHEMES } from '../../model/config.ts'
import { type ContentDirective, ELEMENT_DIRECTIVES } from '../../model/content-policy.ts'
import { cleanUrl, schemeOf } from '../../model/link-schemes.ts'
import type { Space } from './attributes.ts'
import { safeUrl, type UrlPolicy, type UrlUse } from './url.ts'
import type { Scope, Walk } from './walk.ts'

type Asset = readonly [property: string, attribute: string, use: UrlUse]

const ASSETS: ReadonlyMap<string, readonly Asset[]> = new Map<string, readonly Asset[]>([
  ['img', [['dataZoomSrc', 'data-zoom-src', 'image']]],
  [
    'video',
    [
      ['src', 'src', 'media'],
      ['poster', 'poster', 'image'],
    ],
  ],
  ['audio', [['src', 'src', 'media']]],
  ['track', [['src', 'src', 'media']]],
])

/** CSP directives for slots that load resources. */
const LOADS = { image: 'img-src', media: 'media-src' } as const

/** Every property that may contain a URL, on any element. */
const ADDRESS =
  /^(?:href|src|srcSet|action|formAction|data|poster|background|longDesc|manifest|cite|ping|xLinkHref|codeBase|classId|profile|lowSrc|dynSrc|icon|archive|imageSrcSet|itemId|useMap)$/
/** Attributes written without a slot: those of elements that the site has allowed itself. */
const PLAIN_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['iframe', 'src'],
  ['form', 'action'],
  ['script', 'src'],
  ['link', 'href'],
  ['embed', 'src'],
  ['object', 'data'],
])
/** A part of an SVG file; browsers do not load it from another host. */
const PART_OF_FILE = /^(?!\/\/)[^?#]+\.svg(?:\?[^#]*)?#[^\s"'()<>]+$/i
const FRAGMENT = /^#[^\s"'()<>]+$/

/** Properties whose URLs are checked here or by the writers of links and images, by element. */
const JUDGED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Array.from(ASSETS, ([tag, assets]) => [tag, assets.map(([property]) => property)] as const),
  ...Array.from(PLAIN_ELEMENTS, ([tag, property]) => [tag, [property]] as const),
  ['a', ['href']],
  ['img', ['src', 'srcSet', 'dataZoomSrc']],
  ['source', ['src', 'srcSet']],
])

/** Whether a property may contain a URL. */
export function isAddress(property: string): boolean {
  return ADDRESS.test(property)
}

/** Whether a URL property of this element is checked; any other must not be written. */
export function isCheckedUrl(tag: string, property: string, space: Space): boolean {
  if (space === 'svg') return property === 'href' || property === 'xLinkHref'
  return JUDGED.get(tag)?.includes(property) ?? false
}

/** The syntax a link or image was written in. */
export function syntaxOf(node: Element): LinkSyntax {
  const { dataDocsiteSyntax: syntax } = node.properties
  return syntax === 'markdown' || syntax === 'component' ? syntax : 'html'
}

/** A URL of an element if it is allowed; otherwise reports it and returns null. */
export function checkedUrl(node: Element, property: string, use: UrlUse, walk: Walk): string | null {
  const value = own(node.properties, property)
  const written = Array.isArray(value) ? value.join(' ') : String(value)
  const url = safeUrl(written, use, walk.policy)
  if (url === null) reportUrl(node, written, use, walk)
  return url
}

const ALLOWED: Readonly<Record<UrlUse, string>> = {
  link: 'http, https, mailto, tel and relative URLs',
  image: 'http, https and relative URLs',
  media: 'http, https and relative URLs',
  frame: 'https and relative URLs',
}

function reportUrl(
  node: Element,
  url: string,
  use: UrlUse,
  walk: Walk,
  hint = `allowed: ${ALLOWED[use]}${use === 'link' ? furtherSchemes(url, walk.policy) : ''}`,
): void {
  const isApplication = use === 'link' && isOfApplication(url)
  walk.context.report({
    code: 'markdown/unsafe-url',
    severity: isApplication ? 'warning' : 'error',
    message: `the URL "${shortened(url)}" is not allowed here; only its text is kept`,
    hint,
    place: walk.context.placeOf(node),
    ...(isApplication ? { subject: { kind: 'scheme', names: [schemeOf(url) ?? ''] } } : {}),
  })
}

/** The beginning of a written address, on one line. */
const shortened = (text: string) =>
  text
    .trim()
    .slice(0, 60)
    .replace(/\p{Cc}/gu, '\u00b7')

/** Common misspellings of `http` and `https`. */
const NEARLY_HTTP = /^(?:ht?tps?|htt?s?|thtps?|hhttps?|htttps?|httpps?|htpts?|httpss|hptts?|ttps?)$/

/** Whether a link has the scheme of an application that is not listed: it would neither run code nor is it misspelt. */
function isOfApplication(url: string): boolean {
  const scheme = schemeOf(url)
  if (scheme === undefined || isOfDisk(scheme) || RUNNING_SCHEMES.includes(scheme)) return false
  return !isNearlyHttp(scheme, url)
}

/** A file URL, or a Windows drive letter. */
const isOfDisk = (scheme: string) => scheme.length === 1 || scheme === 'file'

const isNearlyHttp = (scheme: string, url: string) => NEARLY_HTTP.test(scheme) && /:\/\//.test(url)

/** Hint: further schemes that the site allows, and how to allow the scheme of this URL. */
function furtherSchemes(url: string, { linkSchemes }: UrlPolicy): string {
  const scheme = schemeOf(url)
  if (scheme !== undefined && isOfDisk(scheme))
    return '; readers cannot open files on your disk: write a path relative to this page, such as ./page.md'
  if (scheme !== undefined && isNearlyHttp(scheme, url))
    return `; did you mean ${scheme.endsWith('s') ? 'https' : 'http'}?`
  const allowed = linkSchemes.size === 0 ? '' : `, and ${[...linkSchemes].join(', ')}`
  return scheme === undefined || RUNNING_SCHEMES.includes(scheme)
    ? allowed
    : `${allowed}; to allow this one, add \`markdown.schemes: ['${scheme}']\` to the configuration`
}

/** Writes the URLs of an element, except a link's `href` and an image's `src`. */
export function writeAddresses(node: Element, walk: Walk, scope: Scope, tag: string): void {
  if (scope.space === 'svg') writeFragment(node, walk, tag)
  if (scope.space !== 'html' || !JUDGED.has(tag)) return
  for (const [property, attribute, use] of ASSETS.get(tag) ?? [])
    if (typeof own(node.properties, property) === 'string') addAsset(node, property, attribute, use, walk)
  if (tag === 'source' || tag === 'img') writeSources(node, walk, tag)
  const plain = PLAIN_ELEMENTS.get(tag)
  if (plain === undefined || own(node.properties, plain) === undefined) return
  const url = checkedUrl(node, plain, 'frame', walk)
  if (url === null) return
  walk.writer.attribute(plain.toLowerCase(), url)
  const directive = directiveOf(tag, node.properties.rel)
  if (directive === undefined) return
  const place = walk.context.placeOf(node)
  walk.context.loads(directive, url, place)
  // A script is useless if it may not report to the host it comes from.
  if (directive === 'script-src') walk.context.loads('connect-src', url, place)
}

/** CSP directive for an element with a plain URL; for a link only if it is a stylesheet. */
function directiveOf(tag: string, rel: unknown): ContentDirective | undefined {
  if (tag === 'link' && !/\bstylesheet\b/i.test(String(rel))) return undefined
  return ELEMENT_DIRECTIVES.get(tag)
}

function addAsset(node: Element, property: string, attribute: string, use: UrlUse, walk: Walk): void {
  const url = checkedUrl(node, property, use, walk)
  if (url === null) return
  const place = walk.context.placeOf(node)
  if (use === 'image' || use === 'media') walk.context.loads(LOADS[use], url, place)
  const slot = walk.context.addSlot({ kind: 'asset', attribute, url, syntax: syntaxOf(node), place })
  walk.links.push({ slot, text: '' })
  walk.writer.slot(slot)
}

function writeSources(node: Element, walk: Walk, tag: string): void {
  if (tag === 'source' && typeof node.properties.src === 'string') addAsset(node, 'src', 'src', 'media', walk)
  const { srcSet } = node.properties
  if (srcSet === undefined || srcSet === null) return
  const list = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet)
  if (/[\s,]/.test(list.trim())) writeSourceSet(node, list, walk)
  else addAsset(node, 'srcSet', 'srcset', 'image', walk)
}

/** Several URLs of one image, each with the screen width or density it is for. */
function writeSourceSet(node: Element, list: string, walk: Walk): void {
  const candidates = sourceSet(list)
  const urls = candidates.map(({ url }) => safeUrl(url, 'image', { ...walk.policy, rasterData: false }))
  const odd = candidates.find(({ descriptor }) => !SIZES.test(descriptor))
  if (odd && urls.every(Boolean) && WORDS.test(odd.descriptor)) {
    walk.context.report({
      code: 'markdown/html-attribute',
      severity: 'warning',
      message: `"${shortened(odd.descriptor)}" in srcset is not a size, so browsers ignore the image`,
      hint: 'write %20 for a space in a URL; a size is a width (800w) or a density (2x)',
      place: walk.context.placeOf(node),
    })
    return
  }
  // An empty URL would shift the meaning of what follows.
  if (candidates.length === 0 || odd || !urls.every(Boolean)) {
    reportUrl(node, list, 'image', walk)
    return
  }
  const { writer, context, links } = walk
  writer.write(' srcset="')
  for (const [at, { descriptor }] of candidates.entries()) {
    const place = context.placeOf(node)
    context.loads('img-src', urls[at] ?? '', place)
    const about = { attribute: 'srcset', inside: true, syntax: syntaxOf(node), place } as const
    const slot = context.addSlot({ kind: 'asset', url: urls[at] ?? '', ...about })
    links.push({ slot, text: '' })
    writer.write(at === 0 ? '' : ', ')
    writer.slot(slot)
    writer.write(descriptor === '' ? '' : ` ${descriptor}`)
  }
  writer.write('"')
}

/** Widths, heights and densities, or nothing. */
const SIZES = /^(?:[\d.]+[wxh](?:\s+[\d.]+[wxh])*)?$/
/** The rest of an address with spaces. */
const WORDS = /^[\p{L}\p{N}\s._()@-]+$/u
const CANDIDATE = /[\s,]*([^\s,]\S*)/y
const DESCRIPTOR = /[^,]*/y

/** The candidates of a `srcset`, parsed as browsers do: a URL ends at whitespace; trailing commas are not part of it. */
function sourceSet(list: string): readonly { readonly url: string; readonly descriptor: string }[] {
  const found: { url: string; descriptor: string }[] = []
  for (let at = 0; ; ) {
    CANDIDATE.lastIndex = at
    const written = CANDIDATE.exec(list)?.[1]
    if (written === undefined) return found
    let end = written.length
    while (written[end - 1] === ',') end--
    const url = written.slice(0, end)
    DESCRIPTOR.lastIndex = CANDIDATE.lastIndex
    const descriptor = url === written ? (DESCRIPTOR.exec(list)?.[0].trim() ?? '') : ''
    found.push({ url, descriptor })
    at = url === written ? DESCRIPTOR.lastIndex : CANDIDATE.lastIndex
  }
}

/** Parts of a drawing refer to other parts of the same page; `<use>` may also show a part of an SVG file of the site. */
function writeFragment(node: Element, walk: Walk, tag: string): void {
  const property = node.properties.href === undefined ? 'xLinkHref' : 'href'
  const written = own(node.properties, property)
  if (written === undefined || written === null) return
  const href = String(written)
  if (/^(?:use|linearGradient|radialGradient|pattern)$/.test(tag) && FRAGMENT.test(href))
    walk.writer.attribute('href', href)
  else if (tag === 'use' && schemeOf(href) === undefined && PART_OF_FILE.test(cleanUrl(href)))
    addAsset(node, property, 'href', 'image', walk)
  else
    reportUrl(
      node,
      href,
      'image',
      walk,
      `write href="#…": <${tag}> can only show parts of this page${tag === 'use' ? ' and of SVG files of the site' : ''}`,
    )
}
