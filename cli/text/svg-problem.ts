// Checks whether browsers can show an SVG file. They parse it as strict XML: an unclosed tag, an unknown entity or a missing
// namespace leaves a blank image, although the same text inside an HTML page would work.

const NAMESPACE = /<(?:[\w-]+:)?svg\b[^>]*\sxmlns(?::[\w-]+)?\s*=/i
/**
 * Everything that is not a tag: comments, CDATA sections, processing instructions, and the doctype with its internal subset.
 */
const OTHERS =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/gi
const TAG = /<(\/?)([A-Za-z_][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
/** Entities that XML does not predefine. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);|#\d+;|#x[\da-f]+;)([\w-]*;?)/i

/** Whether the text of an SVG file has the namespace without which browsers do not show it. */
export const hasSvgNamespace = (text: string): boolean => NAMESPACE.test(text)

/** What else prevents browsers from showing the text of an SVG file; null if nothing does. */
export function svgProblem(text: string): string | null {
  const open: string[] = []
  const bare = text.replace(OTHERS, ' ')
  for (const { 1: end, 2: name = '', 3: rest = '' } of bare.matchAll(TAG)) {
    if (end === '') {
      if (!rest.endsWith('/')) open.push(name)
      continue
    }
    const last = open.pop()
    if (last === undefined)
      return `browsers do not show the file because it is not valid XML: </${name}> has no opening tag`
    if (last !== name)
      return `browsers do not show the file because it is not valid XML: <${last}> is closed by </${name}>`
  }
  const [never] = open
  if (never !== undefined)
    return `browsers do not show the file because it is not valid XML: <${never}> is never closed`
  const [, entity] = /<!ENTITY\b/.test(text) ? [] : (ENTITY.exec(bare) ?? [])
  return entity === undefined
    ? null
    : `browsers do not show the file because it is not valid XML: XML does not define &${entity}`
}
