// Rewriting before parsing: what is a marker, what stays, and that lines keep their numbers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { substitute } from '../../../cli/markdown/source/substitute.ts'

const rewrite = (text: string) =>
  substitute({
    text,
    seed: 'seed1234',
    maxDepth: 100,
    math: false,
    mdx: true,
    isAdmonition: (name) => name === 'note',
  })

/** The rewritten text with short markers, and a dot for what keeps a marker from beginning a block. */
function shown(text: string): string {
  const { text: rewritten, guard } = rewrite(text)
  return rewritten
    .replace(/<!--dseed1234:(\d+)/g, '<$1')
    .replaceAll('-->', '>')
    .replaceAll(guard, '·')
}

describe('substitute', () => {
  it.each([
    ['plain text', 'plain text'],
    [':::note A\nx\n:::', '<0>\nx\n<1>'],
    ['> :::note\n> x\n> :::', '> <0>\n> x\n> <1>'],
    ['- :::note\n  x\n  :::', '- <0>\n  x\n  <1>'],
    ['```\n:::note\n```\n:::note', '```\n:::note\n```\n<0>'],
    ['- ```\n  <X/>\n<Y/>', '- ```\n  <X/>\n<0>'],
    ['> ```\n> <X/>\n<Y/>', '> ```\n> <X/>\n<0>'],
    ['~~~\n```\n<X/>\n~~~\n<Y/>', '~~~\n```\n<X/>\n~~~\n<0>'],
    ['    <X/>', '    <X/>'],
    ['text\n    <X/>', 'text\n    ·<0>'],
    ['text\n<X/>\ntext', 'text\n·<0>\ntext'],
    ['text\n<Tabs>', 'text\n<0>'],
    ['<X>a</X> b', '·<0>a<1> b'],
    ['<X>a', '<0>a'],
    ['<TabItem>a</TabItem>', '<0>a<1>'],
    ['- a\n<X/>', '- a\n<0>'],
    ['<X\n  b="c"\n/>', '<0\n.\n>'],
    ['- <X\n    b="c"\n  />', '- <0\n  .\n  >'],
    ['> <X\n> b="c"\n> />', '> <0\n> .\n> >'],
    ['`<X/>` <Y/>', '`<X/>` <0>'],
    ['``a ` <X/>`` <Y/>', '``a ` <X/>`` <0>'],
    ['`a\n<X/>` b', '`a\n·<0>` b'],
    ['`a\nb <X/>` <Y/>', '`a\nb <X/>` <0>'],
    ['\\<X/> \\\\<Y/>', '\\<X/> \\\\<0>'],
    ['<!-- <X/> --> <Y/>', '<!-- <X/> > <0>'],
    ['<!--\n<X/>\n:::note\n-->\n<Y/>', '<!--\n<X/>\n:::note\n>\n<0>'],
    ['<script>\nlet a = <X/>\n</script>\n<Y/>', '<script>\nlet a = <X/>\n</script>\n<0>'],
    ['<div>\n<X/>\n</div>', '<div>\n<0>\n</div>'],
    ['<BR> <X> <Foo@bar.com> <https://A.b>', '<BR> <0> <Foo@bar.com> <https://A.b>'],
    ['a < B, c > d', 'a < B, c > d'],
    ["import A from 'a'\nimport B from 'b'\n\ntext", '<0\n>\n\ntext'],
    ["text\nimport A from 'a'", "text\nimport A from 'a'"],
    ['export const a = {\n\n  b: 1\n}\n\ntext', '<0\n.\n.\n>\n\ntext'],
    ['# A {#b}\n\ntext {#b}', '# A <0>\n\ntext {#b}'],
    ['A {#b}\n===', 'A <0>\n==='],
    ['```mdx-code-block\n<X/>\n```', '<0>\n<1>\n<2>'],
    ['```js\n```mdx-code-block\n```', '```js\n```mdx-code-block\n```'],
    // What is left of lines that stay as they are: paragraphs, lists and code they begin or end.
    ['- a\n\n  <X/>\n\n      <Y/>', '- a\n\n  <0>\n\n      <Y/>'],
    ['1. a\n\n   <X/>\n\n    <Y/>', '1. a\n\n   <0>\n\n    <1>'],
    ['- a\n- b\n<X/>', '- a\n- b\n<0>'],
    ['- **a**: b\n\n\n      <X/>', '- **a**: b\n\n\n      <X/>'],
    ['- ***\n    <X/>', '- ***\n    ·<0>'],
    ['text\n2. a\n    <X/>', 'text\n2. a\n    ·<0>'],
    ['text\n1. a\n\n       <X/>', 'text\n1. a\n\n       <X/>'],
    ['- # a\n  <X/>', '- # a\n  <0>'],
    ['# a\n    <X/>', '# a\n    <X/>'],
    ['a `{/* */}` b\n<X/>', 'a `{/* */}` b\n·<0>'],
    ['`a``{/* */}`<X/>', '`a``{/* */}`<0>'],
    ['- `a\n  <X/>` b', '- `a\n  ·<0>` b'],
    ['> a\n\n    <X/>', '> a\n\n    <X/>'],
    ['```\na\n```\n<X/>', '```\na\n```\n<0>'],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected))

  it('takes the indentation of content out', () => {
    expect(shown('<X>\n    x\n      y\n\n    ```\n    c\n   d\n    ```\n</X>\n    code')).toBe(
      '<0>\nx\n  y\n\n```\nc\nd\n```\n<1>\n    code',
    )
    expect(shown('1. a\n   <X>\n       x\n   </X>')).toBe('1. a\n   <0>\n   x\n   <1>')
    expect(shown('<X>\n\t\tx\n\t\ty\n</X>')).toBe('<0>\nx\ny\n<1>')
    expect(shown('> <X>\n>     x\n> </X>\n\n    code')).toBe('> <0>\n> x\n> <1>\n\n    code')
  })

  it('uses a marker the text does not hold', () => {
    const { text, markers } = rewrite('dseed1234 <X/>')
    expect(text).toBe('dseed1234 <!--dseed1234x:0-->')
    expect(markers.restore(text)).toBe('dseed1234 <X/>')
  })

  it('finds what is nested too deep', () => {
    expect(rewrite('a\n'.concat('> '.repeat(101))).tooDeep).toEqual({ line: 1, index: 202 })
    expect(rewrite('> '.repeat(100)).tooDeep).toBeUndefined()
  })

  const bit = fc.constantFrom(
    ...[
      'word ',
      '\n',
      '\n\n',
      '    ',
      '> ',
      '- ',
      '1. ',
      '```\n',
      '`',
      ':::note\n',
      ':::\n',
      '<A>',
      '</A>',
      '<A b={\n1}/>',
      '<B ',
      '{',
      '}',
      "{'a'}",
    ],
    ...[
      '{/* ',
      '*/}',
      '<!-- ',
      '-->',
      '\\',
      '<div>',
      '<Foo>\n',
      '    <Foo>\n',
      'import a from "b"\n',
      'export const a = [\n',
      '{#id}',
      '# ',
      '\t',
    ],
  )

  it('keeps the number of lines, and puts everything back', () => {
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 40 }), (bits) => {
        const text = bits.join('')
        const { text: rewritten, markers, brace } = rewrite(text)
        expect(rewritten.split('\n')).toHaveLength(text.split('\n').length)
        const words = (source: string) => source.match(/word|import|Foo|div/g)?.length ?? 0
        const restored = markers.restore(rewritten).replaceAll(brace.join(''), '\\{')
        expect(words(restored)).toBe(words(text))
      }),
      { seed: 20, numRuns: 1_500 },
    )
  })
})
