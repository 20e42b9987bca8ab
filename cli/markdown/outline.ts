// Walks the finished tree once in reading order and collects the headings with their ids, the table of contents, and the plain
// text of each section for the search index.
import { transform } from './document.ts'
import { assignIds, type Heading, headingText, writtenText } from './outline/heading-ids.ts'
import { createSections } from './outline/sections.ts'
import { tocHtml } from './outline/toc-html.ts'
import type { Outline, Page } from './page.ts'
import { isBlockName } from './source/element-names.ts'
import type { TreeNode } from './tree.ts'

/** Inline nodes: text after them may continue a word. */
const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference'])

/** Elements whose content browsers treat as code. */
const UNREAD = new Set<string | undefined>(['script', 'style', 'template'])

function isInline({ type, data }: TreeNode): boolean {
  const { hName = '' } = data ?? {}
  return type === 'element' ? hName !== 'br' && !isBlockName(hName) : INLINE.has(type)
}

/** Collects the outline of a page and assigns heading ids. */
export const outline = transform((tree, { page }) => {
  page.outline = readOutline(tree, page)
})

function readOutline(tree: TreeNode, page: Page): Outline {
  const headings: Heading[] = []
  const sections = createSections()
  const title = { found: false, decided: false }
  /** Whether a node is from the page itself: as in Docusaurus, the first heading of an included file is not the title. */
  const isOwn = (node: TreeNode) => page.places.placeOf(node).file === page.input.source.path

  const walk = (node: TreeNode): void => {
    if (node.data && UNREAD.has(node.data.hName)) return
    switch (node.type) {
      case 'text':
        if (!node.data?.unindexed) sections.text(node.value ?? '')
        break
      case 'inlineCode':
      case 'inlineMath':
        sections.text(node.value ?? '')
        break
      case 'code':
        if (node.lang?.toLowerCase() !== 'mermaid') sections.block(node.value ?? '')
        break
      case 'math':
        sections.block(node.value ?? '')
        break
      case 'html':
        sections.html(node.value ?? '')
        break
      case 'break':
        sections.separate()
        break
      case 'thematicBreak':
        title.decided ||= isOwn(node)
        break
      case 'heading':
        heading(node)
        break
      default:
        walkContent(node)
    }
  }
  const walkContent = (node: TreeNode): void => {
    const { children } = node
    if (node.type === 'element' && !isInline(node)) sections.separate()
    if (children) for (let at = 0; at < children.length; at++) walk(children[at] as TreeNode)
    if (!isInline(node)) sections.separate()
  }

  const heading = (node: TreeNode): void => {
    const written = headingText(node, writtenText)
    const entry: Heading = { node, depth: node.depth ?? 1, text: headingText(node), written, id: '' }
    if (!title.decided && isOwn(node)) {
      title.decided = true
      title.found = entry.depth === 1
      if (title.found) node.data = { ...node.data, hName: 'header' }
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
  }
}
