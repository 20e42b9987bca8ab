// Heading ids: explicit ones, or else the slug of the text, unique within the page.
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { createSlugger } from './slug.ts'

/** A heading in document order; `assignIds` sets `id`. */
export interface Heading {
  readonly node: TreeNode
  readonly depth: number
  readonly text: string
  /** Text as written; the id is derived from it. */
  readonly written: string
  id: string
}

/** Id of a heading without a letter or digit. */
const NAMELESS = 'section'

type TextOf = (node: TreeNode) => string

/** Text of a heading; raw HTML counts only if there is nothing else. */
export function headingText(node: TreeNode, textOf: TextOf = plainText): string {
  const children = node.children ?? []
  if (children.length === 1 && children[0]) return textOf(children[0])
  const text = children.filter((child) => child.type !== 'html' && !child.data?.isTag)
  return (text.length > 0 ? text : children).map(textOf).join('')
}

/** Text of a node and its descendants. */
export function plainText(node: TreeNode): string {
  if (node.data?.isFallback) return ''
  if (node.value !== undefined) return node.value
  if (node.alt) return node.alt
  return node.children?.map(plainText).join('') ?? ''
}

/** Text as the author wrote it, without text directives: Docusaurus takes the `:masters` in `system:masters` for one. */
export function writtenText(node: TreeNode): string {
  if (node.children && !node.data?.isFallback) return node.children.map(writtenText).join('')
  const text = node.data?.written ?? plainText(node)
  return node.type === 'text' ? text.replace(TEXT_DIRECTIVE, '') : text
}

/** `:name`; a label after it is text. */
const TEXT_DIRECTIVE = /(?<!:):[a-z](?:[a-z\d_-]*[a-z\d])?(?![\w:-])/gi

/** Ids reserved for elements of the theme, and one with a special meaning in JavaScript. */
const RESERVED_ID =
  /^(?:__docusaurus|docsite-(?:page|site|base-url|announcer)|[di]?docsite-diagram-\d+(?:-anew)?|__proto__)$/

/** The id, with a prefix if it is reserved. */
export function unreserved(id: string): string {
  return RESERVED_ID.test(id) ? `user-content-${id}` : id
}

/** Assigns ids to all headings; explicit ids come first, so that a generated id never takes one of them. */
export function assignIds(headings: readonly Heading[], page: Page): void {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  for (const heading of headings) {
    const written = heading.node.data?.explicitId
    if (written === undefined) continue
    const id = unreserved(written)
    if (taken.has(id)) {
      const message = `The heading id "${id}" is used twice on this page.`
      const hint = `Write another id in {#…}: links go to the first heading, and this one gets a numbered id.`
      page.report({ code: 'markdown/duplicate-id', message, hint }, page.places.placeOf(heading.node))
      heading.id = free(id, taken, numbers)
    } else heading.id = id
    taken.add(heading.id)
  }
  const slug = createSlugger(page.options.markdown.anchors)
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

/** The first free `id-1`, `id-2`, …; `numbers` stores the last number per id. */
function free(id: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  let number = numbers.get(id) ?? 1
  while (taken.has(`${id}-${number}`)) number++
  numbers.set(id, number)
  return `${id}-${number}`
}
