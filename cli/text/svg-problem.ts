// Whether browsers show an svg file. They read it as XML, which is strict: with one tag that is never closed, an unknown entity or no
// namespace they show nothing, though the same text in the middle of an html page would do.

const NAMESPACE = /<(?:[\w-]+:)?svg\b[^>]*\sxmlns(?::[\w-]+)?\s*=/i
/** What is no tag: comments, sections of text, instructions and the declaration, which may have declarations in brackets. */
const OTHERS =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/gi
const TAG = /<(\/?)([A-Za-z_][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
/** Entities that XML has without a declaration. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);|#\d+;|#x[\da-f]+;)([\w-]*;?)/i

/** What keeps browsers from showing the text of an svg file; null for nothing. */
export function svgProblem(text: string): string | null {
  if (!NAMESPACE.test(text))
    return 'browsers do not show the file: its <svg> has no xmlns="http://www.w3.org/2000/svg"'
  const open: string[] = []
  const bare = text.replace(OTHERS, ' ')
  for (const { 1: end, 2: name = '', 3: rest = '' } of bare.matchAll(TAG)) {
    if (end === '') {
      if (!rest.endsWith('/')) open.push(name)
      continue
    }
    const last = open.pop()
    if (last === undefined)
      return `the file is no XML, and browsers show nothing of it: </${name}> closes nothing`
    if (last !== name)
      return `the file is no XML, and browsers show nothing of it: <${last}> is closed by </${name}>`
  }
  const [never] = open
  if (never !== undefined)
    return `the file is no XML, and browsers show nothing of it: <${never}> is never closed`
  const [, entity] = /<!ENTITY\b/.test(text) ? [] : (ENTITY.exec(bare) ?? [])
  return entity === undefined
    ? null
    : `the file is no XML, and browsers show nothing of it: XML knows no &${entity}`
}
