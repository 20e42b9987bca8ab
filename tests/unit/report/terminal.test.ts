import { describe, expect, test } from 'vitest'
import type { Diagnostic, Place } from '../../../cli/model/diagnostic.ts'
import { formatDiagnostics } from '../../../cli/report/terminal.ts'

function place(file: string, line: number, column: number, endColumn?: number, endLine = line): Place {
  return {
    file,
    start: { line, column },
    ...(endColumn === undefined ? {} : { end: { line: endLine, column: endColumn } }),
  }
}

function finding(over: Partial<Diagnostic>): Diagnostic {
  return { code: 'check/x', severity: 'error', message: 'something is wrong', ...over }
}

function shown(
  diagnostics: readonly Diagnostic[],
  sources: Readonly<Record<string, string>> = {},
  limit?: number,
): string {
  return formatDiagnostics(diagnostics, {
    color: false,
    sourceOf: (file) => sources[file],
    ...(limit === undefined ? {} : { limit }),
  })
}

/** The lines of the code frame for a range of a one-line source. */
function frame(line: string, start: number, end?: number): readonly string[] {
  return shown([finding({ place: place('a.md', 1, start, end) })], { 'a.md': line })
    .split('\n')
    .slice(2, 4)
}

test('no findings, no text', () => {
  expect(shown([])).toBe('')
})

test('findings are grouped by file and sorted by place, with frame, hint, related places and totals', () => {
  const sources = { 'docs/b.md': '# B\n\n[x](./nowhere.md) and\nmore\n', 'docs/a.md': 'one\n' }
  const related = [{ message: 'also here', place: place('docs/c.md', 7, 2) }]
  const diagnostics = [
    finding({ place: place('docs/b.md', 3, 5, 17), hint: 'did you mean `./somewhere.md`?', related }),
    finding({ place: place('docs/b.md', 1, 1), severity: 'info', message: 'first' }),
    finding({ place: place('docs/a.md', 1, 2, 4), severity: 'warning', code: 'scan/y' }),
    finding({ message: 'without a place' }),
  ]
  expect(shown(diagnostics, sources)).toBe(`  error without a place check/x

docs/a.md
  1:2 warning something is wrong scan/y
      1 | one
        |  ^^

docs/b.md
  1:1 info first check/x
      1 | # B
        | ^
  3:5 error something is wrong check/x
      2 |
      3 | [x](./nowhere.md) and
        |     ^^^^^^^^^^^^
      hint: did you mean \`./somewhere.md\`?
      also here: docs/c.md:7:2

2 errors, 1 warning, 1 note in 2 files
`)
})

test('the order does not depend on the order of finding', () => {
  const diagnostics = [
    finding({ place: place('b', 1, 1) }),
    finding({ place: place('a', 10, 1) }),
    finding({ place: place('a', 9, 2) }),
    finding({ place: place('a', 9, 1), code: 'z/z' }),
    finding({ place: place('a', 9, 1), code: 'a/a', message: 'n' }),
    finding({ place: place('a', 9, 1), code: 'a/a', message: 'm' }),
    finding({ place: place('Ж', 1, 1) }),
    finding({}),
  ]
  const expected = shown(diagnostics)
  expect(shown([...diagnostics].reverse())).toBe(expected)
  expect(expected.split('\n').filter((line) => line !== '')).toEqual([
    '  error something is wrong check/x',
    'a',
    '  9:1 error m a/a',
    '  9:1 error n a/a',
    '  9:1 error something is wrong z/z',
    '  9:2 error something is wrong check/x',
    '  10:1 error something is wrong check/x',
    'b',
    '  1:1 error something is wrong check/x',
    'Ж',
    '  1:1 error something is wrong check/x',
    '8 errors in 3 files',
  ])
})

test('text of several lines is set below itself', () => {
  expect(shown([finding({ message: 'one\ntwo', hint: 'three\n\n  four' })])).toBe(`  error one
      two check/x
      hint: three

              four

1 error
`)
})

describe('carets stand under the range', () => {
  test.each([
    ['plain text', 'see [x](y)', 5, 11, ['      1 | see [x](y)', '        |     ^^^^^^']],
    ['Cyrillic', 'см. [раздел](y)', 6, 12, ['      1 | см. [раздел](y)', '        |      ^^^^^^']],
    ['tabs, expanded to four columns', '\ta\tb', 4, 5, ['      1 |     a   b', '        |         ^']],
    ['wide characters before it', '漢字 x', 4, 5, ['      1 | 漢字 x', '        |      ^']],
    ['wide characters in it', 'a 漢字', 3, 5, ['      1 | a 漢字', '        |   ^^^^']],
    ['emoji before it', '🐞👩‍💻 x', 9, 10, ['      1 | 🐞👩‍💻 x', '        |      ^']],
    ['combining marks', 'e\u0301x', 3, 4, ['      1 | e\u0301x', '        |  ^']],
    ['an empty range', 'abc', 2, 2, ['      1 | abc', '        |  ^']],
    ['the end of the line', 'abc', 4, undefined, ['      1 | abc', '        |    ^']],
  ])('%s', (_name, line, start, end, expected) => {
    expect(frame(line, start, end)).toEqual(expected)
  })

  test('of several lines: to the end of the first one', () => {
    const sources = { 'a.md': 'x :::note\nb\n:::\n' }
    expect(shown([finding({ place: place('a.md', 1, 3, 4, 3) })], sources)).toContain(
      '      1 | x :::note\n        |   ^^^^^^^\n',
    )
  })

  test.each([
    ['CRLF', 'a\r\nbc\r\nd'],
    ['CR', 'a\rbc\rd'],
    ['a byte-order mark', '\uFEFFa\nbc\nd'],
  ])('after %s', (_name, text) => {
    expect(shown([finding({ place: place('a.md', 2, 2, 3) })], { 'a.md': text })).toContain(
      '      1 | a\n      2 | bc\n        |  ^\n',
    )
  })

  test('line numbers of different lengths share one gutter', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(shown([finding({ place: place('a.md', 10, 1, 5) })], { 'a.md': text })).toContain(
      '       9 | line 9\n      10 | line 10\n         | ^^^^\n',
    )
  })

  test('a long line is cut around the place', () => {
    const [line, mark] = frame(`${'a'.repeat(500)}HERE${'b'.repeat(500)}`, 501, 505)
    expect(line).toBe(`      1 | …${'a'.repeat(40)}HERE${'b'.repeat(116)}…`)
    expect(mark).toBe(`        | ${' '.repeat(41)}^^^^`)
  })

  test('a cut never halves an emoji', () => {
    const [line] = frame(`${'🐞'.repeat(300)}x`, 450, 451)
    expect(line).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/)
  })
})

describe('no frame', () => {
  test.each([
    ['when the source is not there', { place: place('a.md', 1, 1) }, {}],
    ['when the line is not there', { place: place('a.md', 5, 1) }, { 'a.md': 'x' }],
    ['when the column is not there', { place: place('a.md', 1, 9) }, { 'a.md': 'x' }],
    [
      'when the line may hold a secret',
      { place: place('a.md', 1, 1), sensitive: true as const },
      { 'a.md': 'x' },
    ],
  ])('%s', (_name, over, sources) => {
    expect(shown([finding(over)], sources)).not.toContain(' | ')
  })
})

test('control and bidirectional characters of a page do not reach the terminal', () => {
  const text = shown([finding({ message: 'bad \u001b[31m', place: place('a\u0007.md', 1, 2, 3) })], {
    'a\u0007.md': '\u001b]0;x\u0007 \u202Eabc',
  })
  expect(text).toBe(`a<U+0007>.md
  1:2 error bad <U+001B>[31m check/x
      1 | <U+001B>]0;x<U+0007> <U+202E>abc
        |         ^

1 error in 1 file
`)
})

describe('many findings', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    finding({
      place: place(`f${index % 3}.md`, index + 1, 1),
      severity: index % 1000 === 0 ? 'error' : 'warning',
    }),
  )

  test('are capped, errors first, and counted in full', () => {
    const text = shown(many, {}, 12)
    expect(text.match(/^ {2}\d+:1 error/gm)).toHaveLength(10)
    expect(text.match(/^ {2}\d+:1 warning/gm)).toHaveLength(2)
    expect(
      text.endsWith(
        '\n\n10 errors, 9990 warnings in 3 files\n9988 more not shown; `docsite check --format json` lists them all\n',
      ),
    ).toBe(true)
  })

  test('are capped at a hundred unless asked otherwise', () => {
    expect(shown(many).match(/^ {2}\d+:1 /gm)).toHaveLength(100)
  })
})

test('with colours, the text is the same but for the escape codes', () => {
  const diagnostics = [
    finding({ place: place('a.md', 1, 1, 2), hint: 'h' }),
    finding({ severity: 'warning' }),
  ]
  const options = { sourceOf: () => 'x' }
  const coloured = formatDiagnostics(diagnostics, { ...options, color: true })
  expect(coloured).toContain('\u001b[31merror\u001b[39m')
  expect(coloured).toContain('\u001b[33mwarning\u001b[39m')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(
    formatDiagnostics(diagnostics, { ...options, color: false }),
  )
})
