// Tags of a text: which belong together, and which the parser cannot read as an element.
import { isComponent, VOID_ELEMENTS } from '../source/element-names.ts'

/** A tag of the text. */
export interface FoundTag {
  readonly at: number
  readonly end: number
  readonly name: string
  readonly kind: 'open' | 'close' | 'self'
  /** Is no JSX as it is written: an attribute without quotes. */
  readonly isLoose: boolean
  /** The parsers of Markdown take it for text, which it is not. */
  readonly isMisread: boolean
  /** Where it stands; set as soon as its line has been read. */
  place?: TagPlace
}

/** Where a tag stands: both tags of an element must stand in the same block of text, or on lines of their own beside each other. */
export interface TagPlace {
  /** The containers and directives it is in. */
  readonly container: string
  /** The paragraph, heading or cell it is in. */
  readonly block: string
  /** Its line holds nothing but tags and expressions. */
  readonly isAlone: boolean
}

/** Finds the tags that begin or end no element, with the partners of those that the parser has refused. */
export function tagsWithoutElement(
  tags: readonly FoundTag[],
  refused: ReadonlySet<number>,
): ReadonlySet<FoundTag> {
  const alone = new Set<FoundTag>()
  const open: FoundTag[] = []
  for (const [index, tag] of tags.entries()) {
    const isAlone = tag.isLoose || refused.has(tag.at)
    if (tag.kind === 'self') {
      if (isAlone) alone.add(tag)
    } else if (tag.kind === 'open') {
      if (isVoid(tag) && !isEndedAtOnce(tag, tags[index + 1])) alone.add(tag)
      else open.push(tag)
    } else {
      const at = open.findLastIndex(({ name }) => name === tag.name)
      const opening = open[at]
      for (const unclosed of open.splice(at < 0 ? open.length : at).slice(1)) alone.add(unclosed)
      if (!opening || isAlone || opening.isLoose || refused.has(opening.at) || !areTogether(opening, tag)) {
        alone.add(tag)
        if (opening) alone.add(opening)
      }
    }
  }
  for (const tag of open) alone.add(tag)
  return alone
}

/** Whether two tags can begin and end an element: the native parser loses what lies between others. */
function areTogether({ place: a }: FoundTag, { place: b }: FoundTag): boolean {
  if (!a || !b) return true
  if (a.isAlone !== b.isAlone) return false
  return a.isAlone ? a.container === b.container : a.block === b.block
}

/** Whether an end tag follows, as in `<img></img>`: JSX has it, html does not. */
const isEndedAtOnce = ({ name, end }: FoundTag, next: FoundTag | undefined): boolean =>
  next?.kind === 'close' && next.name === name && next.at === end

function isVoid({ name }: FoundTag): boolean {
  return VOID_ELEMENTS.has(name.toLowerCase()) && !isComponent({ name, kind: 'open' }, new Set())
}
