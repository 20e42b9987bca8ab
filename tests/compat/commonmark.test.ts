// CommonMark 0.31.2: every example with both parsers behind the seam, before raw html is read as a tree.
import remarkRehype from 'remark-rehype'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../cli/markdown/parser.ts'
import { asMdast } from '../../cli/markdown/tree.ts'
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

describe.skipIf(!hasShared).each(['remark', 'auto'] as const)('CommonMark with the %s parser', (parser) => {
  it.each(examples.map((example) => [example.n, example.section, example] as const))(
    '%i %s',
    (_n, _section, example) => {
      const tree = convert(asMdast(parseMarkdown(example.markdown, parser)), undefined as never)
      expect(spelling(htmlTree(rawHtml(tree)))).toBe(
        spelling(htmlTree(GFM_AUTOLINKS[example.n] ?? example.html)),
      )
    },
  )

  it('has all examples', () => expect(examples).toHaveLength(652))
})
