// Matches the tags of a text, and determines which of them the parser cannot read as elements.
import { isComponent, VOID_ELEMENTS } from '../source/element-names.ts'

/** A tag in the text. */
export interface FoundTag {
  readonly at: number
  readonly end: number
  readonly name: string
  readonly kind: 'open' | 'close' | 'self'
  /** It is not valid JSX as written: it has an unquoted attribute value. */
  readonly isNotJsx: boolean
  /** The Markdown parsers would take it for text. */
  readonly isReadAsText: boolean
  /** Its location; set after its line has been read. */
  place?: TagPlace
}

/** Location of a tag. Both tags of an element must be in the same block of text, or on separate lines in the same container. */
export interface TagPlace {
  /** The containers and directives around it. */
  readonly container: string
  /** The paragraph, heading or cell around it. */
  readonly block: string
  /** Whether its line contains only tags and expressions. */
  readonly isAlone: boolean
}

/** Tags that do not begin or end an element, including the counterparts of refused tags. */
export function tagsWithoutElement(
  tags: readonly FoundTag[],
  refused: ReadonlySet<number>,
): ReadonlySet<FoundTag> {
  const alone = new Set<FoundTag>()
  const open: FoundTag[] = []
  for (const [index, tag] of tags.entries()) {
    const isAlone = tag.isNotJsx || refused.has(tag.at)
    if (tag.kind === 'self') {
      if (isAlone) alone.add(tag)
    } else if (tag.kind === 'open') {
      if (isVoid(tag) && !isEndedAtOnce(tag, tags[index + 1])) alone.add(tag)
      else open.push(tag)
    } else {
      const at = open.findLastIndex(({ name }) => name === tag.name)
      const opening = open[at]
      for (const unclosed of open.splice(at < 0 ? open.length : at).slice(1)) alone.add(unclosed)
      if (!opening || isAlone || opening.isNotJsx || refused.has(opening.at) || !areTogether(opening, tag)) {
        alone.add(tag)
        if (opening) alone.add(opening)
      }
    }
  }
  for (const tag of open) alone.add(tag)
  return alone
}

/** Whether two tags can begin and end an element: otherwise the native parser loses the content between them. */
function areTogether({ place: a }: FoundTag, { place: b }: FoundTag): boolean {
  if (!a || !b) return true
  if (a.isAlone !== b.isAlone) return false
  return a.isAlone ? a.container === b.container : a.block === b.block
}

/** Whether the end tag follows directly, as in `<img></img>`: valid in JSX, not in HTML. */
const isEndedAtOnce = ({ name, end }: FoundTag, next: FoundTag | undefined): boolean =>
  next?.kind === 'close' && next.name === name && next.at === end

function isVoid({ name }: FoundTag): boolean {
  return VOID_ELEMENTS.has(name.toLowerCase()) && !isComponent({ name, kind: 'open' }, new Set())
}
