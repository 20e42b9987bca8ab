// Reports tags of raw HTML that browsers silently change: they decide where unclosed elements end, and drop stray end tags,
// misplaced tags and duplicate attributes.
import type { Nodes, Root } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { FindingText, Position } from '../../model/diagnostic.ts'
import { isKnownElement } from '../../text/known-elements.ts'
import { positionAfter } from '../../text/position.ts'
import type { HtmlContext } from './context.ts'
import { PAGE_TAGS, VOID } from './elements.ts'
import { SELF_ENDING } from './raw-nesting.ts'
import { isSelfClosing, type RawPart, type RawSiblings, swallowsRest } from './raw-parts.ts'

/** Elements whose end tag HTML allows authors to omit. */
const WITHOUT_END = new Set([...SELF_ENDING, ...PAGE_TAGS, ...'p optgroup colgroup caption'.split(' ')])
/** Elements that a parser drops if their parent is missing or they are nested in one of their kind. */
const NEEDS_PLACE = new Set('caption col colgroup tbody td tfoot th thead tr form'.split(' '))

interface Tag extends RawPart {
  readonly node: Raw
  readonly source: string
}

/** Reports problems of the tags among parsed siblings, once per name. */
export function reportTags(read: RawSiblings, parsed: Root, context: HtmlContext): void {
  const tags: Tag[] = []
  for (const [node, parts] of read.parts)
    for (const part of parts)
      if ((part.kind === 'start' || part.kind === 'end') && !swallowsRest(part, read))
        tags.push({ ...part, node, source: node.value.slice(part.at, part.end) })
  reportPairs(tags, context)
  reportMisplaced(tags, parsed, context)
  for (const tag of tags) if (tag.kind === 'start') reportTwice(tag, context)
}

/** Start tags and end tags without a counterpart. */
function reportPairs(tags: readonly Tag[], context: HtmlContext): void {
  const open: Tag[] = []
  const unclosed: Tag[] = []
  const stray = new Map<string, Tag>()
  const voids = new Set<string>()
  for (const tag of tags) {
    if (VOID.has(tag.name)) {
      if (tag.kind === 'start') voids.add(tag.name)
      // `<br></br>` is redundant but harmless.
      else if (!voids.has(tag.name) && !stray.has(tag.name)) stray.set(tag.name, tag)
      continue
    }
    if (tag.kind === 'start') {
      if (!isSelfClosing(tag, tag.source)) open.push(tag)
      continue
    }
    const at = open.findLastIndex(({ name }) => name === tag.name)
    if (at >= 0) unclosed.push(...open.splice(at).slice(1))
    else if (!stray.has(tag.name)) stray.set(tag.name, tag)
  }
  const said = new Set(WITHOUT_END)
  for (const tag of [...unclosed, ...open]) {
    if (said.has(tag.name) || !isKnownElement(tag.name)) continue
    said.add(tag.name)
    const message = `<${tag.name}> is never closed; it ends where its parent element ends`
    const hint = `write </${tag.name}> where it should end`
    const subject = { kind: 'element', names: [tag.name] } as const
    report({ code: 'markdown/unclosed-html', message, hint, subject }, tag, tag.name.length + 1, context)
  }
  for (const tag of stray.values()) {
    const message = `${tag.source} has no start tag in this part of the page; it was removed`
    const hint = VOID.has(tag.name)
      ? `write <${tag.name} />`
      : 'remove it, or write the start tag where the element begins'
    const subject = { kind: 'element', names: [tag.name] } as const
    report({ code: 'markdown/stray-end', message, hint, subject }, tag, tag.source.length, context)
  }
}

/** Tags that produced no element. */
function reportMisplaced(tags: readonly Tag[], parsed: Root, context: HtmlContext): void {
  const misplaced = new Map<string, Tag[]>()
  for (const tag of tags)
    if (tag.kind === 'start' && NEEDS_PLACE.has(tag.name))
      misplaced.set(tag.name, [...(misplaced.get(tag.name) ?? []), tag])
  if (misplaced.size === 0) return
  const nodes: Nodes[] = [parsed]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'element') misplaced.get(node.tagName)?.shift()
    if ('children' in node) nodes.push(...node.children)
  }
  for (const [tag] of misplaced.values()) {
    if (!tag) continue
    const message = `<${tag.name}> is not allowed in this place; its tags were removed and its content kept`
    report({ code: 'markdown/html-element', message }, tag, tag.source.length, context)
  }
}

const ATTRIBUTE = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

/** Duplicate attributes of a tag. */
function reportTwice(tag: Tag, context: HtmlContext): void {
  if (!/\s\S+\s+\S/.test(tag.source)) return
  const names = new Set<string>()
  for (const [source, name = ''] of tag.source.slice(tag.name.length + 1).matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    if (names.has(attribute)) {
      const message = `<${tag.name}> has the attribute ${attribute} twice; the later one was removed: ${source}`
      const hint = 'keep one of them'
      report({ code: 'markdown/html-attribute', message, hint }, tag, tag.source.length, context)
    }
    names.add(attribute)
  }
}

/** Reports a finding for the first `length` characters of a tag. */
function report(finding: FindingText, { node, at }: Tag, length: number, context: HtmlContext): void {
  const place = context.placeOf(node)
  const start: Position = positionAfter(place.start, node.value.slice(0, at))
  const end = positionAfter(start, node.value.slice(at, at + length))
  context.report({ severity: 'warning', ...finding, place: { ...place, start, end } })
}
