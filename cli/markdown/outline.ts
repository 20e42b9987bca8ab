// One walk over the finished tree in reading order: headings with their ids, the table of contents, the plain text of each
// section, which the search index is made from, and the definitions that references and footnotes stand for.
import type { ArticleHeading, TextSection, TocHeading } from '../model/article.ts'
import { assignIds, type Heading, headingText } from './outline/heading-ids.ts'
import { createSections } from './outline/sections.ts'
import { tocHtml } from './outline/toc-html.ts'
import type { Page } from './page.ts'
import { isBlockName } from './source/element-names.ts'
import type { TreeNode } from './tree.ts'

/** What the walk found. */
export interface Outline {
  readonly hasOwnTitle: boolean
  readonly toc: readonly TocHeading[]
  readonly sections: readonly TextSection[]
  readonly headings: readonly ArticleHeading[]
  /** Of link references and footnotes. */
  readonly definitions: readonly TreeNode[]
}

/** Nodes inside a line: what follows them may continue a word. */
const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference'])

function isInline({ type, data }: TreeNode): boolean {
  return type === 'element' ? !isBlockName(data?.hName ?? '') : INLINE.has(type)
}

/** Reads the outline of a page and gives its headings their ids. */
export function readOutline(tree: TreeNode, page: Page): Outline {
  const headings: Heading[] = []
  const definitions: TreeNode[] = []
  const sections = createSections()
  const title = { found: false, ruled: false }

  const visitors = new Map(
    Object.entries<(node: TreeNode) => void>({
      text: (node) => {
        if (!node.data?.unindexed) sections.text(node.value ?? '')
      },
      inlineCode: (node) => sections.text(node.value ?? ''),
      code: (node) => {
        if (node.lang?.toLowerCase() !== 'mermaid') sections.block(node.value ?? '')
      },
      html: (node) => sections.html(node.value ?? ''),
      break: () => sections.separate(),
      thematicBreak: () => {
        title.ruled ||= headings.length === 0
      },
      definition: (node) => void definitions.push(node),
      footnoteDefinition: (node) => {
        definitions.push(node)
        walkContent(node)
      },
      inlineMath: (node) => sections.text(node.value ?? ''),
      math: (node) => sections.block(node.value ?? ''),
      heading: (node) => heading(node),
    }),
  )
  const walk = (node: TreeNode): void => {
    const visit = visitors.get(node.type)
    if (visit) visit(node)
    else walkContent(node)
  }
  const walkContent = (node: TreeNode): void => {
    const { children } = node
    if (children) for (let at = 0; at < children.length; at++) walk(children[at] as TreeNode)
    if (!isInline(node)) sections.separate()
  }

  const heading = (node: TreeNode): void => {
    const entry: Heading = { node, depth: node.depth ?? 1, text: headingText(node), id: '' }
    if (headings.length === 0 && entry.depth === 1 && !title.ruled) {
      title.found = true
      node.data = { ...node.data, hName: 'header' }
    }
    headings.push(entry)
    if (entry.depth <= 3) sections.open(entry)
    node.children?.forEach(walk)
    if (entry.depth <= 3) sections.closeTitle()
    else sections.separate()
  }

  walk(tree)
  assignIds(headings, page)
  const shown = headings.filter(({ depth, node }) => depth > 1 && (node.children?.length ?? 0) > 0)
  return {
    hasOwnTitle: title.found,
    toc: shown
      .map(({ node, depth, id }) => ({ id, level: depth, html: tocHtml(node) }))
      .filter(({ html }) => html !== ''),
    headings: headings.map(({ node, depth, text }) => ({
      level: depth,
      text: text.trim(),
      place: page.places.placeOf(node),
    })),
    sections: sections.finish(title.found ? '' : page.input.title),
    definitions,
  }
}
