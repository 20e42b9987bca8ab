// Which elements of raw html a line stands in. Between their tags indentation is layout, as everywhere in MDX, and never code.
import { BLOCK_ELEMENTS } from './element-names.ts'

/** An element that is open. */
export interface OpenElement {
  readonly name: string
  /** How many containers its tag is in. */
  readonly level: number
}

const TAG = /<(\/?)([A-Za-z][\w-]*)(?=[\s/>]|$)(?:[^<>]*?(\/)>)?/g

/** Notes the block-level elements that a line opens and closes. Elements without an end further down are left out. */
export function readElements(
  open: OpenElement[],
  content: string,
  { level, endsLater }: { readonly level: number; readonly endsLater: (name: string) => boolean },
): void {
  if (!content.includes('<') || (open.length === 0 && !content.startsWith('<'))) return
  for (const [, slash, written = '', closed] of content.matchAll(TAG)) {
    const name = written.toLowerCase()
    if (!BLOCK_ELEMENTS.has(name)) continue
    if (slash) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at >= 0) open.length = at
    } else if (!closed && endsLater(written)) open.push({ name, level })
  }
}

/** Whether the end tag of a name stands on the line or further down; `line` is 0-based. */
export type EndsLater = (name: string, line: number) => boolean

/** Looks for end tags in lines; each name is looked for once. */
export function createEndsLater(lines: readonly string[]): EndsLater {
  const last = new Map<string, number>()
  return (name, line) => {
    const end = `</${name}`
    const known = last.get(name) ?? lines.findLastIndex((text) => text.includes(end))
    last.set(name, known)
    return known >= line
  }
}
