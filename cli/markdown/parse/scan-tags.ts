// Scans constructs that begin with `<`: HTML tags and comments, autolinks, and literal characters.
import { BLOCK_ELEMENTS, isComponent } from '../source/element-names.ts'
import { readTag, type Tag } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { withoutQuotes } from './containers.ts'
import { elementOf } from './elements.ts'
import {
  BLOCK_START,
  definitionLabel,
  goTo,
  hold,
  isFirst,
  leavesBlock,
  match,
  type Reader,
} from './inline-reader.ts'
import { markdownInHtml } from './markdown-in-html.ts'
import { unfinishedComment, unfinishedTag } from './scan-finding.ts'
import type { Scanner } from './scanner.ts'
import { positionAt } from './text-lines.ts'

const AUTOLINK = /<(?:([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d.-]+))>/y
const DECLARATION = /<(?:![A-Z][^>]*>|\?[\s\S]*?\?>|!\[CDATA\[[\s\S]*?\]\]>)/y
const LITERAL: ReadonlySet<string> = new Set(['CodeBlock', 'Head', 'head'])

/** Skips a construct that begins with `<`; false if the character is text. */
export function angle(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  if (text.startsWith('<!--', position) && htmlComment(reader)) return true
  if (isDestination(reader)) return destination(reader)
  const address = match(AUTOLINK, reader)
  if (address) {
    reader.hasText = true
    autolink(reader, address)
    return true
  }
  if (!scanner.mdx) return markdownAngle(reader)
  if (text.startsWith('<>', position) || text.startsWith('</>', position)) return fragment(reader)
  const tag = tagAt(reader)
  if (tag && !endsElsewhere(reader, tag)) {
    noteTag(reader, tag)
    return true
  }
  const declaration = match(DECLARATION, reader)
  const end = position + (declaration?.[0].length ?? 0)
  if (declaration && !leavesBlock(reader, end)) {
    scanner.hiddenParts.push({ at: position, end, node: { type: 'html', value: declaration[0] } })
    goTo(reader, end)
    return true
  }
  noteUnfinished(reader, tag)
  hold(reader, position, false)
  return false
}

/** What precedes the destination of a link on its line. */
const BEFORE_DESTINATION = /\][(:][ \t]*$/
/** Enough for what precedes a destination. */
const LOOK_BACK = 100
/** A destination with nothing after it but a title. */
const WHOLE_DESTINATION = /<[^<>\n]*>(?=[ \t]*(?:\n|$)|[ \t]+["'(])/y

/** Whether the current offset is that of the destination of a link, an image or a link reference definition. */
function isDestination(reader: Reader): boolean {
  const { scanner, position } = reader
  const { lines } = scanner
  const before = lines.text.slice(Math.max(0, position - LOOK_BACK), position)
  const end = BEFORE_DESTINATION.exec(before)?.index
  if (end === undefined) return false
  const mark = position - before.length + end + 1
  if (lines.text[mark] === '(') return true
  const label = definitionLabel(lines, mark)
  return label !== null && !label.startsWith('^') && match(WHOLE_DESTINATION, reader) !== null
}

/** Skips a link destination in angle brackets. */
function destination(reader: Reader): boolean {
  const { scanner, position, limit } = reader
  reader.hasText = true
  const close = scanner.lines.text.indexOf('>', position)
  if (close < 0 || close >= limit) {
    if (scanner.mdx) hold(reader, position, false)
    return false
  }
  if (scanner.mdx) {
    scanner.expressions.push({ at: position, end: close + 1 })
    for (let at = position; at < close; at++) if (scanner.lines.text[at] === '{') hold(reader, at, false)
  }
  goTo(reader, close)
  return true
}

/** In Markdown, a tag is skipped because of the colons in it, and recorded if the parser would take it for text. */
function markdownAngle(reader: Reader): boolean {
  const tag = tagAt(reader)
  if (!tag || endsElsewhere(reader, tag)) return false
  const { scanner, position } = reader
  const { name, kind, end } = tag
  if (isReadAsText(reader, tag))
    scanner.tags.push({ at: position, end, name, kind, isNotJsx: true, isReadAsText: true })
  reader.hasText = true
  goTo(reader, end)
  return true
}

/**
 * Whether the Markdown parsers take a tag for text: to them a slash ends an unquoted value, whereas in CommonMark and HTML it
 * is part of it. They do not look inside HTML blocks.
 */
function isReadAsText(reader: Reader, { name, attributes }: Tag): boolean {
  const hasSlash = attributes.some(
    ({ unquoted, value }) => unquoted && typeof value === 'string' && value.includes('/'),
  )
  return hasSlash && !(isFirst(reader) && BLOCK_ELEMENTS.has(name.toLowerCase()))
}

function autolink(reader: Reader, [whole, url, mail]: RegExpExecArray): void {
  const { scanner, position } = reader
  const shown = url ?? mail ?? ''
  const node = {
    type: 'link',
    url: url ?? `mailto:${shown}`,
    title: null,
    children: [{ type: 'text', value: shown }],
  }
  if (scanner.mdx) scanner.hiddenParts.push({ at: position, end: position + whole.length, node })
  goTo(reader, position + whole.length)
}

/** Converts an HTML comment to a JavaScript comment; inside a paragraph it may not extend beyond it. */
function htmlComment(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  const from =
    text.startsWith('<!-->', position) || text.startsWith('<!--->', position) ? position + 2 : position + 4
  const close = scanner.budget.left > 0 ? text.indexOf('-->', from) : -1
  const end = close + 3
  scanner.budget.left -= close < 0 ? text.length - position : 0
  if (close < 0 || (BLOCK_START.test(text.slice(position, end)) && !isFirst(reader))) return false
  if (leavesBlock(reader, end)) return false
  if (scanner.mdx) {
    const inner = text.slice(position + 4, Math.max(close, position + 4)).replaceAll('*/', '* ')
    scanner.mdxEdits.push({ at: position, end, text: `{/* ${inner}*/}` })
    scanner.expressions.push({ at: position, end })
  }
  goTo(reader, end)
  return true
}

function fragment(reader: Reader): boolean {
  const { scanner, position } = reader
  const { text } = scanner.lines
  const kind = text[position + 1] === '>' ? 'open' : 'close'
  const isOne = kind === 'close' ? openFragments(scanner) > 0 : text.indexOf('</>', position) > 0
  const end = position + (kind === 'open' ? 2 : 3)
  if (!isOne) {
    hold(reader, position, false)
    return false
  }
  scanner.found.mdx = true
  scanner.tags.push({ at: position, end, name: '', kind, isNotJsx: false, isReadAsText: false })
  goTo(reader, end)
  return true
}

function openFragments({ tags }: Scanner): number {
  let open = 0
  for (const { name, kind } of tags) if (name === '') open += kind === 'open' ? 1 : -1
  return open
}

/** The tag at the current offset. */
function tagAt({ scanner, position, quotes }: Reader): Tag | null {
  const { text } = scanner.lines
  if (scanner.budget.left <= 0 || !/[A-Za-z/]/.test(text.charAt(position + 1))) return null
  const end = Math.min(text.length, position + 20_000)
  const source = text.slice(position, end)
  const tag = readTag(
    quotes > 0 ? source.replace(/\n[ \t>]*/g, (prefix) => prefix.replaceAll('>', ' ')) : source,
    0,
  )
  if (tag === 'incomplete' || tag === null) {
    if (tag) scanner.budget.left -= source.length
    return null
  }
  return { ...tag, end: position + tag.end }
}

/** Whether a tag ends in a different block than it begins in. Only a JSX start tag may continue after an empty line. */
function endsElsewhere(reader: Reader, tag: Tag): boolean {
  const { scanner, position } = reader
  const isBound = tag.kind === 'close' || isNotJsx(tag)
  return (
    leavesBlock(reader, tag.end) || (isBound && BLOCK_START.test(scanner.lines.text.slice(position, tag.end)))
  )
}

/** Whether a tag is not valid JSX as written. */
const isNotJsx = ({ attributes }: Tag): boolean =>
  attributes.some(({ unquoted, name }) => unquoted || /^[:@]|\./.test(name))

const BLOCK_TAG = /<\/?([A-Za-z][\w-]*)(?![^\s/>])/y

/** Reports a tag that ends in a different block than it begins in, and an HTML block or comment that never ends. */
function noteUnfinished(reader: Reader, tag: Tag | null): void {
  const { scanner, position, hasText } = reader
  if (tag && isOnlyMdx(reader, tag)) scanner.found.mdx = true
  const at = (length: number) => positionAt(scanner.lines, position, position + length)
  const name = tag?.name ?? (hasText ? undefined : match(BLOCK_TAG, reader)?.[1])
  if (name && (tag || BLOCK_ELEMENTS.has(name.toLowerCase())))
    scanner.mdxFindings.push(unfinishedTag(name, tag ? at(tag.end - position) : at(name.length + 1)))
  else if (!hasText && scanner.lines.text.startsWith('<!--', position))
    scanner.mdxFindings.push(unfinishedComment(at(4)))
}

function noteTag(reader: Reader, tag: Tag): void {
  if (literal(reader, tag) || verbatim(reader, tag)) return
  const { scanner, position } = reader
  const { kind, name, end } = tag
  if (isOnlyMdx(reader, tag) || holdsMarkdown(reader, tag)) scanner.found.mdx = true
  scanner.tags.push({
    at: position,
    end,
    name,
    kind,
    isNotJsx: isNotJsx(tag),
    isReadAsText: isReadAsText(reader, tag),
  })
  goTo(reader, end)
}

/** The end of an HTML block, which continues up to the next empty line. */
const EMPTY_LINE = /\n[ \t>]*(?=\n|$)/

/** Whether a tag begins an HTML block that contains Markdown, which only MDX parses. */
function holdsMarkdown(reader: Reader, { name, end }: Tag): boolean {
  const { scanner, position, limit } = reader
  const { found, lines } = scanner
  if (found.mdx || position < found.htmlEnd || !isFirst(reader)) return false
  if (!BLOCK_ELEMENTS.has(name.toLowerCase()) && lines.text.slice(end, limit).trim() !== '') return false
  const rest = lines.text.slice(position)
  const length = EMPTY_LINE.exec(rest)?.index ?? rest.length
  found.htmlEnd = position + length
  return markdownInHtml(rest.slice(0, length)) !== ''
}

/** Whether a tag only has a meaning in MDX. */
const isOnlyMdx = ({ scanner }: Reader, tag: Tag): boolean =>
  isComponent(tag, scanner.imported) || tag.attributes.some(isJsx)

/** Hides a component whose content is not Markdown, up to its end tag; the source is its only child, as text. */
function literal(reader: Reader, tag: Tag): boolean {
  const { scanner, position } = reader
  if (tag.kind !== 'open' || !LITERAL.has(tag.name)) return false
  const { text } = scanner.lines
  const closing = `</${tag.name}>`
  const close = text.indexOf(closing, tag.end)
  if (close < 0) return false
  const end = close + closing.length
  if (leavesBlock(reader, end)) return false
  const value = withoutQuotes(text.slice(tag.end, close), reader.quotes)
  const content: TreeNode = { type: 'text', value }
  scanner.found.mdx = true
  scanner.hiddenParts.push({ at: position, end, node: elementOf(tag, 'mdxJsxFlowElement', [content]) })
  goTo(reader, end)
  return true
}

/** Elements whose content neither HTML nor Markdown parses. */
const VERBATIM = /^(?:script|style|pre|textarea)$/i

/** Hides an HTML element whose content is left as is, up to its end tag. */
function verbatim(reader: Reader, { kind, name, attributes, end }: Tag): boolean {
  if (kind !== 'open' || !VERBATIM.test(name) || attributes.some(isJsx)) return false
  const { scanner, position } = reader
  const { text } = scanner.lines
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = end
  const found = scanner.budget.left > 0 ? closing.exec(text) : null
  if (!found) {
    scanner.budget.left -= text.length - end
    return false
  }
  const until = found.index + found[0].length
  if (leavesBlock(reader, until)) return false
  scanner.hiddenParts.push({
    at: position,
    end: until,
    node: { type: 'html', value: text.slice(position, until) },
  })
  goTo(reader, until)
  return true
}

/** Whether an attribute uses syntax that only JSX has. */
const isJsx = ({ expression, name }: Tag['attributes'][number]): boolean =>
  expression || name === 'className' || name === 'htmlFor'
