// Heading ids: the author's own, else the GitHub slug of the text, unique on the page.
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { createSlugger } from './slug.ts'

/** A heading in document order; `id` is filled by `assignIds`. */
export interface Heading {
  readonly node: TreeNode
  readonly depth: number
  readonly text: string
  /** Text as it is written, which the id is made of. */
  readonly written: string
  id: string
}

/** Id of a heading that has no letter or digit to make one from. */
const NAMELESS = 'section'

type TextOf = (node: TreeNode) => string

/** Text of a heading: raw html does not count unless there is nothing else. */
export function headingText(node: TreeNode, textOf: TextOf = plainText): string {
  const children = node.children ?? []
  if (children.length === 1 && children[0]) return textOf(children[0])
  const text = children.filter((child) => child.type !== 'html' && !child.data?.isTag)
  return (text.length > 0 ? text : children).map(textOf).join('')
}

/** Text of a node with everything below it. */
export function plainText(node: TreeNode): string {
  if (node.data?.isSubstitute) return ''
  if (node.value !== undefined) return node.value
  if (node.alt) return node.alt
  return node.children?.map(plainText).join('') ?? ''
}

/** The same as the author wrote it, without the names of directives: to Docusaurus `system:masters` is a word and one of them. */
export function writtenText(node: TreeNode): string {
  if (node.children && !node.data?.isSubstitute) return node.children.map(writtenText).join('')
  const text = node.data?.written ?? plainText(node)
  return node.type === 'text' ? text.replace(TEXT_DIRECTIVE, '') : text
}

/** `:name`; a label behind it is text. */
const TEXT_DIRECTIVE = /(?<!:):[a-z](?:[a-z\d_-]*[a-z\d])?(?![\w:-])/gi

/** Ids that the program gives to elements of its own and looks for, and one that means something to JavaScript. */
const RESERVED_ID =
  /^(?:__docusaurus|docsite-(?:page|site|base-url|announcer)|[di]?docsite-diagram-\d+(?:-anew)?|__proto__)$/

/** The id, or another one when it is none that a page may have. */
export function unreserved(id: string): string {
  return RESERVED_ID.test(id) ? `user-content-${id}` : id
}

/** Gives every heading its id; explicit ids come first, so that a generated one never takes them. */
export function assignIds(headings: readonly Heading[], page: Page): void {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  for (const heading of headings) {
    const written = heading.node.data?.explicitId
    if (written === undefined) continue
    const id = unreserved(written)
    if (taken.has(id)) {
      const message = `The heading id "${id}" is used twice on this page.`
      const hint = `Write another id in {#…}: links lead to the first one; this one becomes a numbered one.`
      page.report({ code: 'markdown/duplicate-id', message, hint }, page.places.placeOf(heading.node))
      heading.id = free(id, taken, numbers)
    } else heading.id = id
    taken.add(heading.id)
  }
  const slug = createSlugger(page.options.markdown.anchors.maintainCase)
  for (const heading of headings) {
    if (heading.id === '') heading.id = generated(heading.written, slug, taken)
    taken.add(heading.id)
    heading.node.data = { ...heading.node.data, id: heading.id }
  }
}

function generated(text: string, slug: ReturnType<typeof createSlugger>, taken: ReadonlySet<string>): string {
  const source = text.normalize('NFC')
  let id = slug(source)
  if (/^-*\d*$/.test(id) && !/[\p{L}\p{N}]/u.test(source)) id = slug(NAMELESS)
  while (taken.has(unreserved(id))) id = slug(source)
  return unreserved(id)
}

/** The first free `id-1`, `id-2`, …; `numbers` remembers how far each has come. */
function free(id: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  let number = numbers.get(id) ?? 1
  while (taken.has(`${id}-${number}`)) number++
  numbers.set(id, number)
  return `${id}-${number}`
}
