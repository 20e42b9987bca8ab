// YAML data: the fast reader agrees with the full one, and hostile input ends in a finding.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DataNode, toValue } from '../../../cli/scan/data-node.ts'
import { parseSimpleYaml } from '../../../cli/scan/simple-yaml.ts'
import { parseFullYaml, parseYaml } from '../../../cli/scan/yaml-data.ts'
import { costOf } from '../../helpers/cpu.ts'

const value = (text: string): unknown => {
  const { node, problem } = parseYaml(text)
  return node ? JSON.parse(JSON.stringify(toValue(node))) : problem
}

describe('parseYaml', () => {
  it.each([
    ['title: a\ntags: [b, c]\n', { title: 'a', tags: ['b', 'c'] }],
    ['tags:\n  - b\n  - "c d"\nx: 1', { tags: ['b', 'c d'], x: 1 }],
    ['a: 0x1F\nb: 1e3\nc: yes\nd: ~\ne:\nf: .5', { a: 31, b: 1000, c: 'yes', d: null, e: null, f: 0.5 }],
    ['a:\n  b:\n    - c: d', { a: { b: [{ c: 'd' }] } }],
    ['a: &x [1]\nb: *x', { a: [1], b: [1] }],
    ['a: >-\n  b\n  c', { a: 'b c' }],
    ['', {}],
    ['# nothing\n\n', {}],
    ['null', null],
    ['~ # nothing', null],
    ['""', ''],
    ['a: true\nb: null\nc: !!timestamp 2024-01-01', { a: true, b: null, c: null }],
    ['10: a\ntrue: b', { 10: 'a', true: 'b' }],
    ['<<: {a: 1}', { '<<': { a: 1 } }],
  ])('%j', (text, expected) => expect(value(text)).toEqual(expected))

  it.each([
    ['title: a: b', { message: 'Nested mappings are not allowed in compact mappings', start: 7 }],
    ['a: 1\na: 2', { message: "The key 'a' is defined twice", start: 5 }],
    ['a:\n\t- b', { message: 'Tabs are not allowed as indentation', start: 3 }],
    ['a: !custom b', { message: 'Unresolved tag: !custom', start: 3 }],
    ['? [a]\n: b', { message: 'A key must be text', start: 2 }],
    ['a: *x', { message: "The alias 'x' has no anchor before it", start: 3 }],
  ])('%j is refused', (text, problem) => expect(value(text)).toEqual(problem))

  it('takes any number of lists and objects beside each other', () => {
    const pairs = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? '[]' : '{}'))
    expect(value(`a: [${pairs.join(', ')}]`)).toEqual({ a: pairs.map((each) => JSON.parse(each)) })
  })

  it('keeps numbers as written beside their value', () => {
    const { node } = parseYaml('a: 10.30\nb: 012\nc: 7')
    const texts =
      node?.kind === 'map'
        ? node.entries.map((entry) => entry.value.kind === 'scalar' && entry.value.text)
        : []
    expect(texts).toEqual(['10.30', '012', '7'])
  })

  it('ends an alias bomb in a second with a finding', () => {
    const rows = Array.from(
      { length: 30 },
      (_, i) => `a${i}: &a${i} [${i === 0 ? '"x"' : `*a${i - 1}, *a${i - 1}, *a${i - 1}`}]`,
    )
    const before = process.memoryUsage().heapUsed
    const { value: bomb, cpuMs } = costOf(1000, () => value(rows.join('\n')))
    expect(bomb).toMatchObject({ message: 'More than 100 aliases' })
    expect(cpuMs).toBeLessThan(1000)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('ends a ring of aliases', () =>
    expect(value('a: &a [*a]')).toMatchObject({
      message: expect.stringMatching(/Nested deeper|names no anchor/),
    }))

  it.each([
    ['brackets', '['.repeat(150) + ']'.repeat(150)],
    ['a page of brackets', '['.repeat(200_000)],
    ['braces', '{a: '.repeat(20_000)],
    ['dashes', '- '.repeat(20_000)],
    ['question marks', '? '.repeat(20_000)],
    ['indentation', Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:\n`).join('')],
  ])('refuses deep nesting by %s', (_name, text) =>
    expect(value(text)).toMatchObject({ message: 'Nested deeper than 100 levels' }),
  )

  it('takes brackets and dashes in text', () => {
    expect(value(`a: |-\n  ${'['.repeat(150)}\n  ${'-'.repeat(500)}`)).toEqual({
      a: `${'['.repeat(150)}\n${'-'.repeat(500)}`,
    })
  })

  it('changes no prototype', () => {
    const { node } = parseYaml('__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}')
    const data = node && (toValue(node) as Record<string, unknown>)
    expect(Object.keys(data ?? {})).toEqual(['constructor'])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

const word = fc.constantFrom(
  'a',
  'текст',
  'no',
  'true',
  'null',
  '~',
  '1',
  '-1',
  '01',
  '1.5',
  '1e3',
  '.5',
  '.inf',
  '0x1',
  '-',
  '- a',
  '*a',
  '&a',
  '!a',
  '#',
  'a#b',
  'a #b',
  'a: b',
  'a:b',
  ':',
  "'a'",
  '"b c"',
  "'it''s'",
  '"\\n"',
  '[a, b]',
  '[a,]',
  '[]',
  '[ a , 1, "c" ]',
  '{a: b}',
  '|',
  '>',
  '%a',
  '@a',
  '`a`',
  '',
  ' ',
  '/a/b',
  './a',
  '«а»',
  '2024-01-02',
  'a\tb',
  'a  ',
  '---',
)
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'b', 'sidebar_label', '1', 'x y'), fc.constantFrom(': ', ':', ':  '), word)
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('- ', '  - ', '    - ', '  ', '# ', '\t'), word).map((parts) => parts.join('')),
  fc.constant(''),
)

describe('parseSimpleYaml', () => {
  it('agrees with the full parser wherever it answers', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const text = lines.join('\n')
        const simple = parseSimpleYaml(text)
        if (simple) expect({ node: simple as DataNode }).toEqual(parseFullYaml(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('answers for ordinary front matter', () => {
    const text =
      'id: a\ntitle: Общие сведения\nsidebar_position: 3\ndescription: "Описание: страница"\ntags: [koob, lpe]\nkeywords:\n  - x\ndraft: false\nslug: /a/b\n'
    expect(parseSimpleYaml(text)?.entries.map(({ key }) => key)).toEqual([
      'id',
      'title',
      'sidebar_position',
      'description',
      'tags',
      'keywords',
      'draft',
      'slug',
    ])
  })
})
