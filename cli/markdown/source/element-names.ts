// Names of block-level elements and components: they decide whether a tag at the start of a line begins a block or inline
// content.
import type { Tag } from './read-tag.ts'

/** HTML elements that are blocks or parts of blocks. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr iframe legend li main nav ol p picture pre script section style summary table tbody td tfoot th ' +
    'thead tr ul video'
  ).split(' '),
)

/** HTML elements without content. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Components that are always blocks. */
const BLOCK_COMPONENTS: ReadonlySet<string> = new Set(
  'Admonition CodeBlock Details DocCardList Head TOCInline TabItem Tabs details head summary'.split(' '),
)

/** Components that render inline content. */
const LINE_COMPONENTS: ReadonlySet<string> = new Set('BrowserOnly Link ThemedImage Translate'.split(' '))

/** Whether a component of this name renders inline content. */
export function isLineComponent(name: string): boolean {
  return LINE_COMPONENTS.has(name)
}

/** HTML names in capitals, as in old HTML; they are not components. */
const SHOUTED =
  /^(?:A|B|BLOCKQUOTE|BR|CAPTION|CENTER|CODE|COL|DD|DIV|DL|DT|EM|FONT|H[1-6]|HR|I|IMG|KBD|LI|OL|P|PRE|S|SMALL|SPAN|STRIKE|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|TT|U|UL)$/

/**
 * Whether a tag is a component rather than HTML. `details` counts as one, because its content is Markdown. A self-closing tag
 * of an element with content counts as well, because old HTML has no `<P/>`.
 */
export function isComponent(
  { name, kind }: Pick<Tag, 'name' | 'kind'>,
  imported: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  if (/^[A-Z]/.test(name)) {
    const isWhole = kind === 'self' && !VOID_ELEMENTS.has(name.toLowerCase())
    return isWhole || !SHOUTED.test(name) || imported.has(name)
  }
  return name === 'details' || name === 'summary' || name === 'head'
}

/** Whether a component or element of this name is block-level. */
export function isBlockName(name: string): boolean {
  return BLOCK_COMPONENTS.has(name) || BLOCK_ELEMENTS.has(name)
}
