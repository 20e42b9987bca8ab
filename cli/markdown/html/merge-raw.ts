// Merges raw HTML and the Markdown around it into one tree. Each list of siblings with raw HTML is parsed separately, with its
// other members as opaque placeholders: a surplus end tag can never close an element outside the list, and a page with a stray
// `<br>` is not parsed a second time as a whole.
import type { Comment, Element, Node, Nodes, Parents, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { type Plugin, unified } from 'unified'
import { documentOf } from '../document.ts'
import type { HtmlContext } from './context.ts'
import { deepestRaw, isDeeper, nestedAsText } from './raw-nesting.ts'
import { readSiblings } from './raw-parts.ts'
import { reportTags } from './raw-tags.ts'
import { readableRaw } from './raw-text.ts'

/** Placeholder for a non-raw node while its siblings are parsed. */
interface PlaceholderNode extends Node {
  type: 'kept'
  index: number
}

declare module 'hast' {
  interface RootContentMap {
    placeholder: PlaceholderNode
  }
  interface ElementContentMap {
    placeholder: PlaceholderNode
  }
}

const parser = unified()
  .use(rehypeRaw, { passThrough: ['kept'] })
  .freeze()
const LINE_BREAK = /^<(br|wbr|hr)\s*\/?>$/i

/** Parses the raw HTML of a tree in place, and records the elements that authors wrote as HTML. */
export const rawHtml: Plugin<[], Root> = () => (tree, file) => mergeRaw(tree, documentOf(file).page.html)

function mergeRaw(tree: Root, context: HtmlContext): void {
  const { authored } = context
  const visit = (parent: Parents): void => {
    if (parent.children.some(isRaw))
      parent.children = mergeSiblings(parent.children, authored, context) as typeof parent.children
    const { children } = parent
    for (let at = 0; at < children.length; at++) {
      const child = children[at]
      if (child?.type === 'element' && child.children.length > 0) visit(child)
    }
  }
  visit(tree)
}

const isRaw = ({ type }: Nodes): boolean => type === 'raw'

function mergeSiblings(
  siblings: readonly RootContent[],
  authored: Set<Element>,
  context: HtmlContext,
): RootContent[] {
  const simple = withoutParser(siblings, authored)
  if (simple) return simple
  const limit = context.options.limits.nesting
  const read = readSiblings(siblings)
  const deepest = deepestRaw(read, limit)
  if (deepest) return nestedAsText(siblings, deepest, context)
  const placeholder: RootContent[] = []
  const marked = readableRaw(read, context).map((node): RootContent => {
    if (node.type === 'raw' || node.type === 'text') return node
    placeholder.push(node)
    return { type: 'kept', index: placeholder.length - 1 }
  })
  const parsed = parse(marked)
  const [first] = read.parts.keys()
  if (first && (!parsed || isDeeper(parsed, limit))) return nestedAsText(siblings, first, context)
  if (!parsed) return [...siblings]
  reportTags(read, parsed, context)
  return restore(parsed, placeholder, authored)
}

/** Follows the last node: in a table that is never closed, the parser holds text back until something else follows. */
const AT_END: Comment = { type: 'comment', value: '' }

/** Null if the tree is so deep that the parser overflows the stack. */
function parse(children: RootContent[]): Root | null {
  try {
    return parser.runSync({ type: 'root', children: [...children, AT_END] }, '') as Root
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Line breaks and comments, by far the most common raw HTML, need no parser. Null if there is anything else. */
function withoutParser(siblings: readonly RootContent[], authored: Set<Element>): RootContent[] | null {
  const merged: RootContent[] = []
  for (const node of siblings) {
    if (node.type !== 'raw') {
      merged.push(node)
      continue
    }
    const tagName = LINE_BREAK.exec(node.value)?.[1]?.toLowerCase()
    if (tagName) {
      const element: Element = { type: 'element', tagName, properties: {}, children: [] }
      if (node.position) element.position = node.position
      authored.add(element)
      merged.push(element)
    } else if (!isComment(node.value)) return null
  }
  return merged
}

/** Whether raw HTML is a single comment and nothing else. */
function isComment(html: string): boolean {
  const text = html.trimEnd()
  return text.startsWith('<!--') && text.indexOf('-->') === text.length - 3
}

/** Puts the kept nodes back; everything else was written by the author. */
function restore(
  parent: Parents,
  placeholder: readonly RootContent[],
  authored: Set<Element>,
): RootContent[] {
  return parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'kept') return undoChange(placeholder[node.index])
    if (node.type === 'comment') return []
    if (node.type !== 'element') return [node]
    authored.add(node)
    delete node.properties.dataDocsiteSyntax
    node.children = restore(node, placeholder, authored) as Element['children']
    if (node.tagName === 'p' && node.children.some(isBlock)) node.tagName = 'div'
    return [node]
  })
}

const undoChange = (node: RootContent | undefined): RootContent[] => (node ? [node] : [])

/** A paragraph around Markdown paragraphs would be closed by the first of them. */
function isBlock(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    /^(?:p|h[1-6]|ul|ol|table|blockquote|pre|div|details|hr|section)$/.test(node.tagName)
  )
}
