// The two parsers behind the seam give the same article, for the specifications, real pages and random text.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../../cli/text/front-matter-split.ts'
import { nativePackage } from '../../../cli/text/native-package.ts'
import { hasShared, SHARED } from '../../helpers/shared.ts'
import { compile, OPTIONS } from './compile-for-test.ts'

const compiled = (text: string, parser: 'auto' | 'remark') =>
  compile(text, {
    partials: { 'docs/x.md': 'part\n' },
    options: { variables: { product: 'bi' }, markdown: { ...OPTIONS.markdown, parser } },
  })

const expectSame = (text: string): void => {
  expect(compiled(text, 'auto')).toEqual(compiled(text, 'remark'))
}

describe('the parser seam', () => {
  it('loads the native parser on this machine', () =>
    expect(nativePackage().mdxToMdast).toBeTypeOf('function'))

  it.each([
    ['html below a table', '| a |\n|---|\n| b |\n<span>\nc\n</span>'],
    ['html at the end of a list', '- a\n\n  <!-- b -->\n\ntext'],
    ['bare addresses', 'a https://x.y/z?a=1&amp;b=2 www.x.y b *https://x.y* c@d.e'],
    ['an address in brackets', '[https://a.b\n  https://c.d {nope}'],
    ['footnotes', 'a[^1]\n\n[^1]: b\n\n    c\n\n[^2]:\n'],
    ['many entities', `${'&amp;'.repeat(2_000)} a`],
  ])('agrees on %s', (_name, text) => expectSame(text))

  const bit = fc.constantFrom(
    ...[
      'word ',
      '# ',
      '## ',
      '- ',
      '1. ',
      '> ',
      '    ',
      '  ',
      '\n',
      '\n\n',
      '`',
      '``',
      '```\n',
      '```js\n',
      '~~~\n',
      ':::note\n',
      ':::\n',
      '::::tip T\n',
    ],
    ...[
      '::::\n',
      ':::foo\n',
      '<Tabs>',
      '</Tabs>',
      '<TabItem value="a">',
      '</TabItem>',
      '<Foo/>',
      '<Foo>',
      '</Foo>',
      '<details>',
      '</details>',
      '<summary>',
    ],
    ...[
      '</summary>',
      '<div>',
      '</div>',
      '<b>',
      '</b>',
      '<br/>',
      '<img src="x">',
      '<div style={{a:1}}>',
      '<span className="x">',
      '</span>',
      '{/* ',
      '*/}',
    ],
    ...[
      "{'a'}",
      '\\{',
      '<!-- ',
      '-->',
      '*',
      '**',
      '_',
      '[',
      '](x)',
      '![',
      '|',
      '|-|-|\n',
      '| a | b |\n',
      '[a]: b\n\n',
      '&amp;',
      '\\',
      '<',
      '>',
      '=',
      '---\n',
    ],
    ...[
      'import X from "./x.md"\n',
      'export const a = 1\n',
      '{#id}',
      '{product}',
      '{nope}',
      ':tada:',
      '<P/>',
      '<Tabs\n a="b"\n>',
      '<CodeBlock>',
      '</CodeBlock>',
    ],
  )

  it('agrees on random text, and never throws', () => {
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 25 }), (bits) => expectSame(bits.join(''))),
      { seed: 7, numRuns: 1_500 },
    )
  })

  it('never throws on arbitrary characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(compiled(text, 'auto').html.pieces.length).toBeGreaterThan(0)
      }),
      { seed: 3, numRuns: 1_000 },
    )
  })
})

describe.skipIf(!hasShared)('real pages', () => {
  const pages = hasShared
    ? readdirSync(`${SHARED}corpora`, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /\.mdx?$/.test(path),
      )
    : []

  it('are the same with both parsers', () => {
    for (const path of pages.filter((_, i) => i % 12 === 0)) {
      const { body } = splitFrontMatter(
        readFileSync(`${SHARED}corpora/${path}`, 'utf8').replaceAll('\r\n', '\n'),
      )
      expectSame(body)
    }
  })
})
