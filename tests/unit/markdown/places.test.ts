// Places in messages are those of the author's file, whatever was rewritten before parsing.
import { describe, expect, it } from 'vitest'
import { compile } from './compile-for-test.ts'

/** Places of the words `[here]` links, and where they really stand. */
function placesOf(text: string, bodyLine = 1) {
  const { slots } = compile(text, { bodyLine })
  const found = slots.flatMap((slot) =>
    'place' in slot ? [`${slot.place.start.line}:${slot.place.start.column}`] : [],
  )
  const real = text
    .split('\n')
    .flatMap((line, i) => [...line.matchAll(/\[here\]/g)].map(({ index }) => `${i + 1}:${index + 1}`))
  return { found, real }
}

describe('places', () => {
  it.each([
    ['after front matter', '---\na: b\n---\n\ntext [here](x)', 4],
    ['after an expression on the line', "a {'text'} b {/* c */} [here](x)"],
    ['after a component of several lines', '<Foo\n  a="b"\n  c="d"\n/>\n\ntext [here](x)'],
    ['after a component of several lines in the same line', 'a <Foo\n  a="b"\n/> b [here](x)'],
    ['behind a guarded component', '<Link to="y">t</Link> and [here](x)'],
    [
      'in indented content',
      '<Tabs>\n    <TabItem value="a">\n        text [here](x)\n    </TabItem>\n</Tabs>',
    ],
    ['in content indented with tabs', '<Foo>\n\ttext [here](x)\n</Foo>'],
    ['in a list in indented content', '<Foo>\n      - a\n        - b [here](x)\n</Foo>'],
    ['on the line of a block tag', '<TabItem value="a">text [here](x)\n\n</TabItem>'],
    ['in a summary', '<details>\n  <summary>S [here](x)</summary>\n\n  t [here](y)\n</details>'],
    ['in a quote', '> :::note\n> a [here](x)\n> :::'],
    ['in a title', '- a\n\n  :::note T [here](x)\n  b\n  :::'],
    ['in a list whose fence was moved', ':::note\n- a\n- b\n  :::\n\n[here](x)'],
    ['in a heading with an id', "## A {'b'} [here](x) {#id}"],
    ['in a table', "| a | b |\n|---|---|\n| {'|'} | [here](x) |"],
    ['in unwrapped code', '```mdx-code-block\ntext [here](x)\n```'],
    ['after an escape', '\\{a} \\< [here](x)'],
  ])('%s', (_name, text, bodyLine = 1) => {
    const { found, real } = placesOf(text, bodyLine)
    expect(real.length).toBeGreaterThan(0)
    expect(found.filter((place) => real.includes(place))).toEqual(real)
  })
})
