import { describe, expect, it } from 'vitest'
import { convertedMkdocsBlock } from '../../../cli/markdown/lint/mkdocs-blocks.ts'

/** The text after conversion of the block that starts at its first marker; null if it is left alone. */
function converted(text: string): string | null {
  const from = text.search(/!!!|\?\?\?|\/{3}|===/)
  const block = convertedMkdocsBlock(text, from, ['legal'])
  return block && text.slice(0, from) + block.replacement + text.slice(block.to)
}

describe('convertedMkdocsBlock', () => {
  it.each([
    [
      '!!! note "Read *this*"\n    One.\n\n    - a\n\nText.',
      ':::note[Read *this*]\nOne.\n\n- a\n:::\n\nText.',
    ],
    ['!!! tip\n\n    One.\n\n', ':::tip\n\nOne.\n:::\n\n'],
    ['Before.\n\n!!! warning\n    Last.\n', 'Before.\n\n:::warning\nLast.\n:::\n'],
    ['!!! note\n    x\nText.', ':::note\nx\n:::\nText.'],
    ['!!! tip\n\tTab.\n\n', ':::tip\nTab.\n:::\n\n'],
    ['!!! legal\n    Own.\n', ':::legal\nOwn.\n:::\n'],
    ['!!! example\n    x\n', ':::note[Example]\nx\n:::\n'],
    ['!!! bug "Known"\n    x\n', ':::danger[Known]\nx\n:::\n'],
    ['??? note\n    ```py\n    x = 1\n    ```\n', ':::details[Note]\n```py\nx = 1\n```\n:::\n'],
    ['???+ tip "Open"\n    x\n', ':::details[Open]{open}\nx\n:::\n'],
    ['- a\n\n    !!! tip\n        x\n\n    b', '- a\n\n    :::tip\n    x\n    :::\n\n    b'],
    ['/// note | Title\n\nText.\n\n///\n\nAfter.', ':::note[Title]\n\nText.\n\n:::\n\nAfter.'],
    ['/// check\nText.\n///', ':::tip[Check]\nText.\n:::'],
    ['/// details | More\nText.\n///\n', ':::details[More]\nText.\n:::\n'],
    ['//// note\n\n/// tip\nInner.\n///\n\n////\n', '::::note\n\n:::tip\nInner.\n:::\n\n::::\n'],
    [
      '!!! note\n    a\n\n    !!! tip\n        b\n\n        !!! danger\n            c\n',
      ':::::note\na\n\n::::tip\nb\n\n:::danger\nc\n:::\n::::\n:::::\n',
    ],
    [
      '=== "C++"\n\n    ```cpp\n    int a;\n    ```\n\n===+ "Go"\n    Text.\n\nAfter.',
      '<Tabs>\n<TabItem value="C++">\n\n```cpp\nint a;\n```\n\n</TabItem>\n<TabItem value="Go" default>\n\nText.\n\n</TabItem>\n</Tabs>\n\nAfter.',
    ],
    [
      '=== "A"\n    a\n\n===! "B"\n    b\n',
      '<Tabs>\n<TabItem value="A">\n\na\n\n</TabItem>\n</Tabs>\n\n===! "B"\n    b\n',
    ],
    [
      '!!! tip\n    === "A"\n        a\n',
      ':::tip\n<Tabs>\n<TabItem value="A">\n\na\n\n</TabItem>\n</Tabs>\n:::\n',
    ],
    [
      '=== ":octicons-file-code-16: `a_b.md`"\n    x\n',
      '<Tabs>\n<TabItem value="a_b.md">\n\nx\n\n</TabItem>\n</Tabs>\n',
    ],
    ['/// tab | A\na\n///\n', '<Tabs>\n<TabItem value="A">\n\na\n\n</TabItem>\n</Tabs>\n'],
    [
      '!!! tip\n    ```md\n    !!! note\n        code\n    ```\n\n    !!! note "[x"\n        kept\n',
      ':::tip\n```md\n!!! note\n    code\n```\n\n!!! note "[x"\n    kept\n:::\n',
    ],
  ])('converts %j', (text, expected) => {
    expect(converted(text)).toBe(expected)
  })

  it.each([
    ['an unknown type', '!!! legalese\n    x\n'],
    ['a position', '!!! note inline end\n    x\n'],
    ['brackets in the title', '!!! note "A [b]"\n    x\n'],
    ['no text', '!!! note\n\nText.'],
    ['a quote', '> !!! note\n>     x\n'],
    ['a link in the label of a tab', '=== "[a](b)"\n    x\n'],
    ['a tab with only an icon', '=== ":material-check:"\n    x\n'],
    ['a tab without text', '=== "A"\n\nText.'],
    ['options', '/// note | Title\n    type: warning\n\nx\n///\n'],
    ['details without a title', '/// details\nx\n///\n'],
    ['no end', '/// note\nx\n'],
    ['another end', '/// note\nx\n////\n'],
  ])('leaves %s to the author', (_name, text) => {
    expect(converted(text)).toBeNull()
  })

  it('converts a group of tabs once, as a whole', () => {
    const text = '=== "A"\n\n    a\n\n=== "B"\n\n    b\n\n=== "C"\n    c\n'
    const froms = [...text.matchAll(/^===/gm)].map(({ index }) => index)
    expect(froms.map((from) => convertedMkdocsBlock(text, from, []) !== null)).toEqual([true, false, false])
  })

  it('leaves blocks that are too long, and those too deep inside others', () => {
    expect(converted(`!!! tip\n${'    text\n'.repeat(10_000)}`)).toBeNull()
    expect(converted(`!!! tip\n    text\n\n${'text\n'.repeat(20_000)}`)).not.toBeNull()
    const nested = Array.from({ length: 8 }, (_none, depth) => `${' '.repeat(4 * depth)}!!! tip\n`).join('')
    const result = converted(`${nested}${' '.repeat(32)}x\n`) ?? ''
    expect(result.match(/^ *:+tip$/gm)).toHaveLength(6)
    expect(result.match(/^ *!!! tip$/gm)).toHaveLength(2)
  })
})
