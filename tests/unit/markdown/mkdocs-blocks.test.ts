import { describe, expect, it } from 'vitest'
import { convertedMkdocsBlock } from '../../../cli/markdown/lint/mkdocs-blocks.ts'

/** The text after conversion of the block that starts at its first marker; null if it is left alone. */
function converted(text: string): string | null {
  const from = text.search(/!!!|\?\?\?|\/{3}/)
  const block = convertedMkdocsBlock(text, from, ['legal'])
  return block && text.slice(0, from) + block.replacement + text.slice(block.to)
}

describe('convertedMkdocsBlock', () => {
  it.each([
    ['!!! note "Read *this*"\n    One.\n\n    - a\n\nText.', ':::note[Read *this*]\nOne.\n\n- a\n:::\nText.'],
    ['!!! tip\n\n    One.\n\n', ':::tip\n\nOne.\n:::\n'],
    ['Before.\n\n!!! warning\n    Last.\n', 'Before.\n\n:::warning\nLast.\n:::\n'],
    ['!!! tip\n\tTab.\n\n', ':::tip\nTab.\n:::\n'],
    ['!!! legal\n    Own.\n\n', ':::legal\nOwn.\n:::\n'],
    ['!!! example\n    x\n\n', ':::note[Example]\nx\n:::\n'],
    ['!!! bug "Known"\n    x\n\n', ':::danger[Known]\nx\n:::\n'],
    ['??? note\n    ```py\n    x = 1\n    ```\n\n', ':::details[Note]\n```py\nx = 1\n```\n:::\n'],
    ['???+ tip "Open"\n    x\n\n', ':::details[Open]{open}\nx\n:::\n'],
    ['- a\n\n    !!! tip\n        x\n\n    b', '- a\n\n    :::tip\n    x\n    :::\n    b'],
    ['/// note | Title\n\nText.\n\n///\n\nAfter.', ':::note[Title]\n\nText.\n\n:::\n\nAfter.'],
    ['/// check\nText.\n///', ':::tip[Check]\nText.\n:::'],
    ['/// details | More\nText.\n///\n', ':::details[More]\nText.\n:::\n'],
    ['//// note\n\n/// tip\nInner.\n///\n\n////\n', '::::note\n\n/// tip\nInner.\n///\n\n::::\n'],
  ])('converts %j', (text, expected) => {
    expect(converted(text)).toBe(expected)
  })

  it.each([
    ['an unknown type', '!!! legalese\n    x\n\n'],
    ['a position', '!!! note inline end\n    x\n\n'],
    ['brackets in the title', '!!! note "A [b]"\n    x\n\n'],
    ['no text', '!!! note\n\nText.'],
    ['no line that can become the end', '!!! note\n    x\nText.'],
    ['a quote', '> !!! note\n>     x\n\n'],
    ['a tab', '/// tab | One\nx\n///\n'],
    ['options', '/// note | Title\n    type: warning\n\nx\n///\n'],
    ['details without a title', '/// details\nx\n///\n'],
    ['no end', '/// note\nx\n'],
    ['another end', '/// note\nx\n////\n'],
  ])('leaves %s to the author', (_name, text) => {
    expect(converted(text)).toBeNull()
  })
})
