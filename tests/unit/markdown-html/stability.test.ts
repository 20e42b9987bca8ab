// Finished html means the same to a browser as to the compiler: parsed by the rules of the html standard and finished again it
// is the same html, with nothing dangerous in it. Pages of all CommonMark and GFM examples, and attacks put together at random.
import fc from 'fast-check'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { hasShared, recordedCases } from '../../helpers/shared.ts'
import { finish, options, raw, show } from './html-for-test.ts'
import { VECTORS } from './payloads.ts'
import { dangers, parse } from './scan.ts'

const printer = unified().use(rehypeStringify).freeze()

/** A tree without its positions. */
const shape = (tree: ReturnType<typeof parse>): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' || key === 'data' ? undefined : value)))

const PIECES = fc.constantFrom(
  ...VECTORS,
  ...'<p> </p> <b> </b> <table> <tr> <td> </table> <svg> </svg> <math> <mtext> <style> </style> <title> <a href="x"> </a> <!-- --> <select> <template> < > " \' = & text'.split(
    ' ',
  ),
)

describe('finished html', () => {
  it('stays free of dangers however attacks are put together', () => {
    fc.assert(
      fc.property(fc.array(PIECES, { maxLength: 6 }), (pieces) => {
        const { html } = finish(pieces.map((piece) => raw(piece)))
        const again = finish(html)
        expect(dangers(html)).toEqual([])
        expect(dangers(finish(pieces.join('')).html)).toEqual([])
        expect(dangers(again.html)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it.each(VECTORS)('is what it was when a browser has read and written it: %j', (vector) => {
    const tree = parse(finish(vector).html)
    expect(shape(parse(printer.stringify(tree)))).toEqual(shape(tree))
  })
})

describe.skipIf(!hasShared)('pages of the specification of Markdown', () => {
  const examples = ['commonmark-spec', 'gfm-spec'].flatMap((name) =>
    recordedCases(name).map(
      (recorded, index) => [name, index, String((recorded as { markdown?: string }).markdown)] as const,
    ),
  )

  it.each(examples)('%s %i has balanced, harmless html', (_name, _index, markdown) => {
    const article = compileArticle({
      source: { path: 'docs/page.md', text: markdown, hash: '' },
      bodyLine: 1,
      title: 'Page',
      partials: {},
      options: options(),
    })
    const html = show(article.html, { slots: [...article.slots], styles: new Map() })
    expect(dangers(html)).toEqual([])
    expect(html).not.toMatch(/ style=| data-docsite-/)
    const frame = parse(`<main>${html}</main><footer></footer>`)
    expect(frame.children.map((node) => (node.type === 'element' ? node.tagName : node.type))).toEqual([
      'main',
      'footer',
    ])
  })
})
