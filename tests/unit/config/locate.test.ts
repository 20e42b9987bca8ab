import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locateKey } from '../../../cli/config/locate.ts'
import { maskCode } from '../../../cli/config/mask.ts'

/** The text at the place that is found, with its line and column. */
function found(text: string, path: readonly (string | number)[]): string | undefined {
  const range = locateKey(text, path)
  if (!range) return undefined
  const { start, end } = range
  const line = text.split(/\r\n|\r|\n/)[start.line - 1] ?? ''
  return `${start.line}:${start.column} ${start.line === end.line ? line.slice(start.column - 1, end.column - 1) : '…'}`
}

describe('keys are found', () => {
  test.each([
    ['in an exported object', 'export default {\n  title: 1,\n  url: 2 }', ['url'], '3:3 url'],
    [
      'through defineConfig',
      "import x from 'y'\nexport default defineConfig({ a: { b: 1 } })",
      ['a', 'b'],
      '2:36 b',
    ],
    ['through a name', 'const config: Config = { a: 1 }\nexport default config', ['a'], '1:26 a'],
    [
      'through a name inside',
      'const nav = [{ to: 1 }, { too: 2 }]\nexport default { nav }',
      ['nav', 1, 'too'],
      '1:27 too',
    ],
    ['through satisfies', 'export default { a: { b: 1 } } satisfies X', ['a', 'b'], '1:23 b'],
    ['in module.exports', 'module.exports = { a: 1 }', ['a'], '1:20 a'],
    ['in JSON', '{\n  "title": "x",\n  "docs": { "path": 1 }\n}', ['docs', 'path'], '3:13 "path"'],
    ['in quotes', "export default { 'a b': { c: 1 } }", ['a b', 'c'], '1:27 c'],
    ['as list entries', 'export default { a: [1, { b: 2 } , 3] }', ['a', 1], '1:25 { b: 2 }'],
    ['with Cyrillic names', 'export default { ключ: 1 }', ['ключ'], '1:18 ключ'],
    ['after CRLF', 'export default {\r\n  a: 1,\r\n  b: 2 }', ['b'], '3:3 b'],
    [
      'after comments, strings, templates and expressions',
      `export default {\n  // { a: }\n  x: "}, z: {", y: \`a \${ { z: "}" } } }\`, r: /[}"]/g, f(a) { return { z: a } }, /* { */ z: 1 }`,
      ['z'],
      '3:89 z',
    ],
    [
      'up to where the value comes from elsewhere',
      'export default { a: make(1), b: 2 }',
      ['a', 'c'],
      '1:18 a',
    ],
    ['up to the last known key', 'export default { a: { b: 1 } }', ['a', 'missing', 'x'], '1:18 a'],
  ])('%s', (_name, text, path, place) => {
    expect(found(text, path)).toBe(place)
  })
})

test.each([
  ['a missing key', 'export default { a: 1 }', ['b']],
  ['an empty path', 'export default { a: 1 }', []],
  ['a computed configuration', 'export default make()', ['a']],
  ['a name that stands for itself', 'const a = a\nexport default a', ['b']],
  ['text that is no code', '{ ` "', ['a']],
])('%s has no place', (_name, text, path) => {
  expect(locateKey(text, path)).toBeUndefined()
})

test('masked code keeps every character at its index', () => {
  const text = `a = "}" + \`{\${ "\`" }\` // {\n/* } */ / 2 + /[/}]/g + '\\'{'`
  const masked = maskCode(text)
  expect(masked).toHaveLength(text.length)
  expect(masked).toBe(`a = "_" + "_________"     \n        / 2 + ${'_'.repeat(7)} + "___"`)
})

test('no text, however broken, is too much: every character keeps its index, every place lies in the text', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    ',',
    ':',
    '"',
    "'",
    '`',
    '${',
    '/',
    '*',
    '\\',
    '\n',
    'a',
    ' ',
    '=',
    'const a=',
  )
  const code = fc.array(part, { maxLength: 40 }).map((parts) => `export default ${parts.join('')}`)
  fc.assert(
    fc.property(code, (text) => {
      expect(maskCode(text)).toHaveLength(text.length)
      const range = locateKey(text, ['a', 'a'])
      if (range) expect(range.start.line).toBeLessThanOrEqual(text.split('\n').length)
    }),
    { numRuns: 500, seed: 1 },
  )
})
