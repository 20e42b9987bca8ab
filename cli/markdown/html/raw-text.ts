// Turns raw HTML that a browser would drop, or that would swallow the text after it, into visible text before parsing: a script
// tag that is mentioned but never closed, an autolink, an end tag with more than a name in it.
import type { RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import type { HtmlContext } from './context.ts'
import { PAGE_TAGS } from './elements.ts'
import {
  isSelfClosing,
  type RawPart,
  type RawSiblings,
  replaceParts,
  swallowsRest,
  textOfPart,
} from './raw-parts.ts'

/** Replaces invisible parts: with an empty string, a `<` before the part and a name after it could form a tag. */
const NOTHING = '<!---->'

/** The siblings with such raw nodes turned into text. */
export function readableRaw(read: RawSiblings, context: HtmlContext): RootContent[] {
  return read.siblings.map((node): RootContent => {
    const own = node.type === 'raw' ? read.parts.get(node) : undefined
    if (node.type !== 'raw' || own === undefined) return node
    reportPageTags(node, own, context)
    const value = replaceParts(node.value, own, (part, source) => {
      if (isSelfClosing(part, source)) return `${source.slice(0, -2)}></${part.name}>`
      if (swallowsRest(part, read)) return withoutSwallowing(part, source, node, context)
      // Browsers end some comments earlier than Markdown does.
      if (part.kind === 'comment') return NOTHING
      if (part.kind === 'declaration') return withoutDeclaration(source, node, context)
      if (part.kind === 'open') reportOpenPart(source, node, context)
      const text = textOfPart(part, source)
      return part.kind === 'cdata' ? `${NOTHING}${text}` : text
    })
    return value === node.value ? node : { ...node, value }
  })
}

/** A start tag that is never closed would swallow the rest of the text. */
function withoutSwallowing({ name }: RawPart, tag: string, node: Raw, context: HtmlContext): string {
  context.report({
    code: 'markdown/unclosed-element',
    severity: 'warning',
    message: `<${name}> is never closed; it is shown as plain text`,
    hint: `write \\${tag} to show it as text`,
    place: context.placeOf(node),
  })
  return `&lt;${tag.slice(1)}`
}

/** A comment or tag that is never closed would hide the rest. */
function reportOpenPart(source: string, node: Raw, context: HtmlContext): void {
  const isComment = source.startsWith('<!--')
  context.report({
    code: isComment ? 'markdown/unclosed-comment' : 'markdown/unclosed-tag',
    severity: 'warning',
    message: `the ${isComment ? 'comment' : 'tag'} is never closed; it is shown as plain text`,
    hint: isComment ? 'end it with -->' : 'end it with >',
    place: context.placeOf(node),
  })
}

/** Document-level tags: the parser silently drops them with their attributes. */
function reportPageTags(node: Raw, parts: readonly RawPart[], context: HtmlContext): void {
  const names = new Set(
    parts.flatMap(({ kind, name }) => (kind === 'start' && PAGE_TAGS.has(name) ? [name] : [])),
  )
  for (const name of names)
    context.report({
      code: 'markdown/html-element',
      severity: 'warning',
      message: `<${name}> is not allowed; its tags were removed and its content kept`,
      place: context.placeOf(node),
    })
}

/** Removes a declaration, which browsers do not show. */
function withoutDeclaration(source: string, node: Raw, context: HtmlContext): string {
  context.report({
    code: 'markdown/html-element',
    severity: 'warning',
    message: `${source.replace(/\s+/g, ' ')} is not allowed; it was removed`,
    hint: 'write \\< to show it as text',
    place: context.placeOf(node),
  })
  return NOTHING
}
