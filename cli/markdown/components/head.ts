// `<Head>` and `<head>`: metadata of the page for machines. Supported are the title, `meta` elements with a name or property,
// and structured data.
import type { Document } from '../document.ts'
import { isKind, isList, type Literal, readLiteral } from '../literal.ts'
import { elementOf } from '../parse/elements.ts'
import { balancedEnd, readTag, type Tag } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { literalText, resolveLiteral } from '../values.ts'
import type { ComponentHandler } from './component.ts'
import { looseText, readProps } from './props.ts'

const TEXT_HINT = 'Write text for readers outside Head; set the page title with `title` in the front matter.'
const COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g
const TAKEN = 'only <title>, <meta name="…">, <meta property="…"> and structured data as JSON are supported.'
const HINT = 'Put scripts, styles and links for all pages into `headTags` in the configuration.'

/** Records the supported elements and renders nothing. Text outside elements is reported. */
export const head: ComponentHandler = ({ content = '', children, node }, document) => {
  const { page } = document
  let text = ''
  let isTold = false
  let from = 0
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at + 1)) {
    const tag = readTag(content, at)
    if (typeof tag !== 'object' || !tag || at < from) continue
    text += content.slice(from, at)
    from = tag.end
    if (tag.kind === 'close') continue
    const end = tag.kind === 'open' && !VOID.has(tag.name) ? endOf(tag, content) : -1
    const inside = end < 0 ? '' : content.slice(tag.end, end)
    if (end >= 0) from = end
    isTold = !note(tag, inside, node, document) || isTold
  }
  text += content.slice(from)
  if (!isTold && text.replace(COMMENT, '').trim() !== '') {
    const message = `Text in Head is ignored: ${TAKEN}`
    page.report({ code: 'markdown/head', message, hint: TEXT_HINT }, page.places.placeOf(node))
  }
  return children
}

/** Start of an element's closing tag; a string inside an expression may look like one. */
function endOf({ name, end }: Tag, content: string): number {
  const brace = content.slice(end).search(/\S/) + end
  const after = content[brace] === '{' ? balancedEnd(content, brace) : -1
  return content.indexOf(`</${name}>`, Math.max(end, after))
}

const VOID: ReadonlySet<string> = new Set(['meta', 'link', 'base'])

/** Records an element; reports an unsupported one and returns false. */
function note(tag: Tag, inside: string, node: TreeNode, document: Document): boolean {
  const { page } = document
  const props = readProps(elementOf(tag), document)
  if (tag.name === 'title') {
    const title = looseText({ kind: 'unknown', source: `<title>${inside}</title>` })?.trim()
    if (title) page.head.title = title
    return true
  }
  if (tag.name === 'script' && props.get('type') === 'application/ld+json') {
    const data = structuredData(props.get('dangerouslySetInnerHTML'), inside, document)
    if (data !== undefined) {
      page.head.structuredData.push(data)
      return true
    }
  }
  const attributes = [...props].flatMap(([name, value]) => {
    const text = literalText(value)
    return text !== undefined && /^(?:name|property|content|media)$/.test(name) ? [[name, text] as const] : []
  })
  const named = attributes.some(([name]) => name === 'name' || name === 'property')
  if (tag.name === 'meta' && named) {
    page.metadata.push(Object.fromEntries(attributes))
    return true
  }
  const message = `<${tag.name}> in Head is ignored: ${TAKEN}`
  page.report({ code: 'markdown/head', message, hint: HINT }, page.places.placeOf(node))
  return false
}

const STRINGIFY = /^JSON\.stringify\(([\s\S]*?)(?:,\s*null\s*(?:,\s*\d+\s*)?)?\)$/

const HTML = /^\{\s*__html:\s*([\s\S]*?),?\s*\}$/

/**
 * Data of a script, if it is a literal: JSON, or the argument of `JSON.stringify`; undefined if only running code could
 * determine it.
 */
function structuredData(html: Literal, inside: string, document: Document): unknown {
  const [, expression = inside] = /^\s*\{([\s\S]*)\}\s*$/.exec(inside) ?? []
  const value = resolveLiteral(htmlOf(html) ?? readLiteral(expression.trim()), document)
  if (typeof value === 'string') return parsed(value)
  const isCode = isKind(value, 'unknown')
  const [, given] = (isCode && STRINGIFY.exec(value.source.trim())) || []
  return given === undefined ? parsed(inside) : jsonOf(resolveLiteral(readLiteral(given.trim()), document))
}

/** The `__html` value of `dangerouslySetInnerHTML`. */
function htmlOf(html: Literal): Literal {
  if (typeof html !== 'object' || html === null || isList(html)) return undefined
  if (html.kind === 'object') return html.entries.get('__html')
  const [, written] = (html.kind === 'unknown' && HTML.exec(html.source.trim())) || []
  return written === undefined ? undefined : readLiteral(written)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A value as JSON; undefined if any part of it is code. */
function jsonOf(value: Literal): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) {
    const items = value.map(jsonOf)
    return items.includes(undefined) ? undefined : items
  }
  if (value.kind !== 'object') return undefined
  const entries = [...value.entries].map(([key, each]) => [key, jsonOf(each)] as const)
  return entries.some(([, each]) => each === undefined) ? undefined : Object.fromEntries(entries)
}
