// The page as Markdown.
import { describe, expect, it } from 'vitest'
import { compile, type PageSetup } from './compile-for-test.ts'

/** The copy with slots shown as `«url»`. */
function copyOf(text: string, setup: PageSetup = {}): string {
  const { markdown, slots } = compile(text, setup)
  return markdown.pieces
    .map((piece, i) => {
      const slot = slots[markdown.slots[i] ?? -1]
      return slot && 'url' in slot ? `${piece}«${slot.url}»` : piece
    })
    .join('')
}

describe('the copy of a page', () => {
  it('is the source text with a title', () => {
    expect(copyOf('text *x*\n\n| a |\n|---|\n')).toBe('# Page\n\ntext *x*\n\n| a |\n|---|\n')
    expect(copyOf('# Own\n\ntext')).toBe('# Own\n\ntext\n')
  })

  it('omits front matter, imports, exports, comments in braces and heading ids', () => {
    const text =
      "---\ntitle: x\n---\nimport A from 'a'\nexport const b = 1\n\n## H {#id}\n\n{/* c */}\n\ntext"
    expect(copyOf(text, { bodyLine: 4 })).toBe('# Page\n\n## H\n\n\ntext\n')
  })

  it('has slots for URLs of the site', () => {
    expect(
      copyOf(
        '[a](./a.md "t") ![i](<./i n.png>) [r] [e](https://x.y) [h](#h) <https://z>\n\n[r]: ./r.md \'t\'',
      ),
    ).toBe(
      '# Page\n\n[a](«./a.md» "t") ![i](<«./i n.png»>) [r] [e](https://x.y) [h](#h) <https://z>\n\n[r]: «./r.md» \'t\'\n',
    )
    expect(copyOf('[x [y]](a(b).md) `[c](d.md)` [![i](i.png)](l.md)')).toBe(
      '# Page\n\n[x [y]](«a(b).md») `[c](d.md)` [![i](«i.png»)](«l.md»)\n',
    )
  })

  it('has a list for cards: of the items as written, or of those in the slot', () => {
    const items = "[{ label: 'One', href: './one.md', description: 'First' }, { label: 'No link' }]"
    expect(copyOf(`<DocCardList items={${items}} />\n\nend`)).toBe(
      '# Page\n\n- [One](«./one.md»): First\n- No link\n\n\nend\n',
    )
    const { markdown, slots } = compile('a\n\n<DocCardList />\n\n[l](./l.md)\n\n<DocCardList />')
    expect(markdown.pieces).toEqual(['# Page\n\na\n\n', '\n\n[l](', ')\n\n', '\n'])
    expect(markdown.slots.map((at) => slots[at]?.kind)).toEqual(['cards', 'link', 'cards'])
  })

  it('replaces variables, also in code', () => {
    expect(
      copyOf('{product} `{product}` \\{product} {other}', { options: { variables: { product: 'bi' } } }),
    ).toBe('# Page\n\nbi `bi` {product} {other}\n')
  })

  it('contains included files, indented like their tags', () => {
    const partials = { 'docs/_p.md': '---\na: 1\n---\n\nOne {props.n} [l](./l.md)\n\n- two\n' }
    expect(copyOf("import P from './_p.md'\n\n1. x\n\n   <P n={1}/>\n\nend", { partials })).toBe(
      '# Page\n\n1. x\n\n   One 1 [l](«./l.md»)\n\n   - two\n\nend\n',
    )
  })

  it('has the content of the tag of an included file below it', () => {
    const partials = { 'docs/_p.md': 'One <X content={props.children}/>' }
    const text = "import P from './_p.md'\n\n<P>\n\ntwo\n\n</P>\n\nend"
    expect(copyOf(text, { partials })).toBe('# Page\n\nOne <X content={props.children}/>\n\ntwo\n\n\n\nend\n')
  })

  it('omits the fences of blocks that are not code in MDX', () => {
    expect(copyOf('a\n\n```mdx-code-block\nb\n```\n\nc {#x}')).toBe('# Page\n\na\n\nb\n\nc {#x}\n')
    expect(copyOf('## a {#b{cd}')).toBe('# Page\n\n## a\n')
    expect(copyOf('## a { #b }\n\n## c {: #d }')).toBe('# Page\n\n## a\n\n## c\n')
  })

  it('keeps directives and tabs as written', () => {
    const text = ':::note T\n\n<Tabs>\n    <TabItem value="a">\n    [l](x.md)\n    </TabItem>\n</Tabs>\n\n:::'
    expect(copyOf(text)).toBe(`# Page\n\n${text.replace('x.md', '«x.md»')}\n`)
  })
})
