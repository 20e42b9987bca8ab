// The contract of the two parsers behind the seam: they give the same tree, in types, values and positions. And the native one
// comes back: what it is given to read as MDX never takes it long.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nativeParser } from '../../../cli/markdown/parse/native.ts'
import { type ParserChoice, parseDocument } from '../../../cli/markdown/parse/parse-document.ts'
import { splitFrontMatter } from '../../../cli/text/front-matter-split.ts'
import { specExamples } from '../../compat/spec-examples.ts'
import { costOf } from '../../helpers/cpu.ts'
import { hasShared, SHARED } from '../../helpers/shared.ts'

const parse = (text: string, parser: ParserChoice, mdx = true) =>
  parseDocument({
    text,
    mdx,
    parser,
    math: false,
    isDirective: (name) => name === 'note' || name === 'tip',
    maxDepth: 100,
  })

/** A tree with its fields in one order, and without those that have no value. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, inOrder(field)]),
  )
}

const expectSame = (text: string, mdx = true): void => {
  const [native, reference] = [parse(text, 'auto', mdx), parse(text, 'remark', mdx)]
  expect(inOrder(native.tree), text).toEqual(inOrder(reference.tree))
  expect(native.findings, text).toEqual(reference.findings)
}

const BITS = [
  ...[
    'word ',
    'слово ',
    '\n',
    '\n\n',
    '    ',
    '> ',
    '- ',
    '1. ',
    '```\n',
    '`',
    ':::note\n',
    ':::tip Title\n',
    ':::\n',
    '::::\n',
  ],
  ...[
    '<A1>',
    '</A1>',
    '<B1 c="d">',
    '</B1>',
    '<A1 b={\n1}/>',
    '<B1 ',
    '<ИМЯ>',
    '--protocol <ПРОТОКОЛ> `',
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
    '\\{',
    '<div>',
    '</div>',
    '<br>',
    '<br/>',
    '<>',
    '</>',
    '<Foo>\n',
    '</Foo>\n',
  ],
  ...[
    '<details>\n',
    '<summary>',
    '</summary>',
    '</details>\n',
    'import a from "b"\n',
    'export const a = [\n',
    '{#id}',
    '# ',
  ],
  ...[
    '|a|b|\n|-|-|\n',
    '|',
    '*',
    '**',
    '_',
    '[',
    '](x)',
    '![',
    '"',
    "'",
    '<https://x.y>',
    '&amp;',
    '<CodeBlock>',
    '</CodeBlock>',
  ],
  ...[
    '{props.children}',
    '{name}',
    '{a.b()}',
    'a:b ',
    ':x[y]',
    '::leaf\n',
    '10:30 ',
    '[r]: u\n',
    '<T1/>',
    '/>',
    '>',
    '<',
  ],
]

const generated = (maxLength: number) =>
  fc.array(fc.constantFrom(...BITS), { maxLength }).map((bits) => bits.join(''))

it('the native parser can be loaded', () => expect(nativeParser()).toHaveProperty('parse'))

describe('the two parsers', () => {
  it('return the same trees for pages of the project', () => {
    for (const folder of ['fixtures', 'content/docs'])
      for (const text of pagesBelow(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)), 4))
        expectSame(text)
  })

  it.skipIf(!hasShared)('agree on pages of the corpora', { timeout: 300_000 }, () => {
    for (const text of pagesBelow(`${SHARED}corpora`, 20)) expectSame(text)
  })

  it.skipIf(!hasShared)('agree on the examples of the specifications', () => {
    for (const { markdown } of [...specExamples('commonmark-spec'), ...specExamples('gfm-spec')])
      if (!DIFFERENT.has(markdown.trim()))
        for (const mdx of [true, false]) expectSame(markdown.trimEnd(), mdx)
  })

  it('return the same trees for generated texts', () => {
    fc.assert(
      fc.property(generated(7), (text) => expectSame(text)),
      { seed: 4, numRuns: 400 },
    )
  })
})

/** The address in brackets is none, and the one in it is found after parsing: an escape hides from remark where it stands. */
const DIFFERENT: ReadonlySet<string> = new Set(['<foo\\+@bar.example.com>'])

/** Bodies of each so-manieth page below a folder. */
function pagesBelow(root: string, each: number): readonly string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(0)
  return paths
    .sort()
    .filter((_, i) => i % each === 0)
    .map((path) => splitFrontMatter(readFileSync(`${root}/${path}`, 'utf8').replaceAll('\r\n', '\n')).body)
}

describe('what is given to the native parser', () => {
  it('is parsed quickly and keeps all words', () => {
    const texts = generated(60).map((text) =>
      text.replace(/\b(?:word|слово)\b/g, (word, at: number) => `${word}${at}x`),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { value, cpuMs } = costOf(2_000, () => parse(text, 'auto'))
        expect(cpuMs, text).toBeLessThan(2_000)
        const seen = JSON.stringify(value.tree)
        expect(
          (text.match(/(?:word|слово)\d+x/g) ?? []).filter((word) => !seen.includes(word)),
          text,
        ).toEqual([])
      }),
      { seed: 9, numRuns: 600 },
    )
  })

  it.each([
    ['placeholders', '--protocol <ПРОТОКОЛ> `\n'],
    ['placeholders that look like components', '--protocol <Protocol> `\n'],
    ['tags that are never closed', '<Foo>\n\n'],
    ['tags across list items', '- <Foo>\n- </Foo>\n'],
    ['tags across emphasis', 'x <Foo> *y </Foo> z*\n\n'],
    ['directives that are never closed', ':::note\n'],
    ['braces', '{ '],
    ['comments that are never closed', '{/* '],
    ['attributes that are never closed', '<Foo b="'],
    ['references', '&amp;'],
    ['titles full of brackets', ':::note [[[\n'],
  ])('is bounded: %s', (_name, piece) => {
    const { cpuMs } = costOf(10_000, () => parse(`<Foo />\n\n${piece.repeat(2_000)}`, 'auto'))
    expect(cpuMs).toBeLessThan(10_000)
  })
})
