// Which elements of raw html a line stands in. Between their tags indentation is layout, as everywhere in MDX, and never code:
// they are frames, like components.
import { closeFrames, type Frame, type FrameLine, openFrame } from './dedent.ts'
import { BLOCK_ELEMENTS } from './element-names.ts'

const TAG = /<(\/?)([A-Za-z][\w-]*)(?=[\s/>]|$)(?:[^<>]*?(\/)>)?/g

/** Opens and closes frames for the block-level elements of a line. */
export function readElements(frames: Frame[], content: string, { level, base, endsLater }: FrameLine): void {
  if (!content.includes('<') || (frames.length === 0 && !content.startsWith('<'))) return
  for (const [, slash, name = '', closed] of content.matchAll(TAG)) {
    if (!BLOCK_ELEMENTS.has(name.toLowerCase())) continue
    if (slash) closeFrames(frames, name)
    else if (!closed && endsLater(name)) openFrame(frames, { name, level, base })
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
