// No word an author wrote is lost, in whatever constructs it stands, whole or broken.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, htmlOf } from './compile-for-test.ts'

/** Wraps a piece of text. */
type Wrap = (text: string) => string

const indent: (width: number) => Wrap = (width) => (text) => text.replace(/^(?=.)/gm, ' '.repeat(width))

const BLOCKS: readonly Wrap[] = [
  (text) => text,
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) => `- ${indent(2)(text).trimStart()}`,
  (text) => `1. ${indent(3)(text).trimStart()}`,
  (text) => `:::note\n\n${text}\n\n:::`,
  (text) => `::::tip Title\n${text}\n::::`,
  (text) => `<details>\n<summary>S</summary>\n\n${text}\n\n</details>`,
  (text) => `<Tabs>\n<TabItem value="a">\n\n${text}\n\n</TabItem>\n</Tabs>`,
  (text) => `<Tabs>\n  <TabItem value="a">\n${indent(4)(text)}\n  </TabItem>\n</Tabs>`,
  (text) => `<Unknown a={{b: 1}}>\n\n${text}\n\n</Unknown>`,
  (text) => `<div className="x">\n\n${text}\n\n</div>`,
  (text) => `:::unknown\n\n${text}\n\n:::`,
  (text) => `:::note\n\n${text}`,
  (text) => `<TabItem value="a">\n\n${text}`,
  (text) => `${text}\n\n</Unknown>`,
  (text) => `${text}\n\n:::`,
]

const LINES: readonly Wrap[] = [
  (text) => text,
  (text) => `**${text}**`,
  (text) => `\`${text}\``,
  (text) => `[${text}](./x.md)`,
  (text) => `<Foo>${text}</Foo>`,
  (text) => `<span style={{color: 'red'}}>${text}</span>`,
  (text) => `{'${text}'}`,
  (text) => `<b>${text}</b>`,
  (text) => `## ${text}`,
  (text) => `{ ${text} }`,
  (text) => `a < ${text} > b`,
  (text) => `List<String> ${text}`,
  (text) => `<Foo> ${text}`,
  (text) => `${text} {#${'id'}}`,
  (text) => `| a |\n|---|\n| ${text} |`,
  (text) => `\`\`\`js\n${text}\n\`\`\``,
  (text) => `[^${text}]: ${text}\n\nsee[^${text}]`,
]

describe('words', () => {
  it('are all on the page', { timeout: 60_000 }, () => {
    const piece = fc.record({
      lines: fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 2 }),
      blocks: fc.array(fc.constantFrom(...BLOCKS), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const texts = pieces.map(({ lines: [first, second], blocks }, i) => {
          const line = [first?.(`word${i}x`), second?.(`also${i}x`)]
            .filter((part) => part !== undefined)
            .join('\n\n')
          return blocks.reduce((text, wrap) => wrap(text), line)
        })
        const html = htmlOf(compile(texts.join('\n\n')))
        for (const word of texts.join(' ').match(/(?:word|also)\dx/g) ?? []) expect(html).toContain(word)
      }),
      { seed: 11, numRuns: 3_000 },
    )
  })
})
