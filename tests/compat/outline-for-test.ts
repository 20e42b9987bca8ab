// The outline of a text: what the headings of a page become before html is made of them.
import { unified } from 'unified'
import { TOP } from '../../cli/markdown/document.ts'
import { plainText } from '../../cli/markdown/outline/heading-ids.ts'
import { outline as outlinePlugin } from '../../cli/markdown/outline.ts'
import { createPage, type Outline } from '../../cli/markdown/page.ts'
import { createDocument, TEXT } from '../../cli/markdown/processor.ts'
import { asMdast, type TreeNode } from '../../cli/markdown/tree.ts'
import { eachNode } from '../../cli/markdown/walk.ts'
import { OPTIONS } from '../unit/markdown/compile-for-test.ts'

const processor = unified().use(TEXT).use(outlinePlugin).freeze()

/** A heading with its id, also of an h1, which does not show it. */
export interface OutlineHeading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** Headings and outline of a text. */
export function outlineOf(
  text: string,
  partials: Readonly<Record<string, string>> = {},
): { readonly headings: readonly OutlineHeading[]; readonly outline: Outline } {
  const file = (path: string, content: string) => ({ path, text: content, hash: 'abc' })
  const page = createPage({
    source: file('docs/page.md', text),
    bodyLine: 1,
    title: 'Page',
    partials: Object.fromEntries(
      Object.entries(partials).map(([path, content]) => [path, file(path, content)]),
    ),
    options: { ...OPTIONS, markdown: { ...OPTIONS.markdown, emoji: false } },
  })
  const document = createDocument({ file: 'docs/page.md', text, firstLine: 1 }, TOP, page)
  const source = { value: text, data: { document } }
  const tree = processor.runSync(asMdast(processor.parse(source) as TreeNode), source) as TreeNode
  const found: TreeNode[] = []
  eachNode(tree, (node) => {
    if (node.type === 'heading') found.push(node)
  })
  found.sort((a, b) => (a.position?.start.line ?? 0) - (b.position?.start.line ?? 0))
  const headings = found.map((node) => ({
    depth: node.depth ?? 0,
    id: node.data?.id ?? '',
    text: plainText({ type: 'root', children: node.children?.filter(({ type }) => type !== 'html') ?? [] }),
  }))
  return { headings, outline: page.outline }
}
