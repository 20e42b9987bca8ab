// CommonMark 0.31.2: every example with both parsers behind the seam, before raw html is read as a tree.
import remarkRehype from 'remark-rehype'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../cli/markdown/parse/parse-document.ts'
import { asMdast, type TreeNode } from '../../cli/markdown/tree.ts'
import { eachNode } from '../../cli/markdown/walk.ts'
import { hasShared } from '../helpers/shared.ts'
import { htmlTree, spelling } from './plain-html.ts'
import { rawHtml } from './raw-html.ts'
import { specExamples } from './spec-examples.ts'

const examples = specExamples('commonmark-spec')

/** Bare addresses are links in GFM, which is always on. */
const GFM_AUTOLINKS: Readonly<Record<number, string>> = {
  602: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>',
  606: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>',
  608: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>',
  611: '<p><a href="https://example.com">https://example.com</a></p>',
  612: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>',
}

const convert = remarkRehype({ allowDangerousHtml: true })

/** The tree of a text of nothing but Markdown; a brace that is no name's is escaped in it. */
function parsed(text: string, parser: 'auto' | 'remark'): TreeNode {
  const options = { mdx: false, math: false, isDirective: () => false, maxDepth: 100 }
  const { tree } = parseDocument({ text, parser, ...options })
  eachNode(tree, (node) => {
    if (node.type === 'text') node.value = node.value?.replaceAll('\\{', '{') ?? ''
  })
  return tree
}

describe.skipIf(!hasShared).each(['remark', 'auto'] as const)('CommonMark with the %s parser', (parser) => {
  it.each(examples.map((example) => [example.n, example.section, example] as const))(
    '%i %s',
    (_n, _section, example) => {
      const tree = convert(asMdast(parsed(example.markdown, parser)), undefined as never)
      expect(spelling(htmlTree(rawHtml(tree)))).toBe(
        spelling(htmlTree(GFM_AUTOLINKS[example.n] ?? example.html)),
      )
    },
  )

  it('has all examples', () => expect(examples).toHaveLength(652))
})
