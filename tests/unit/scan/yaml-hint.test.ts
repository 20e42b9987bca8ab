// Ways out of the most common mistakes in YAML and JSON.
import { expect, it } from 'vitest'
import { readDataTree } from '../../../cli/scan/data-file.ts'
import { readText } from './read-for-test.ts'

const hints = (path: string, text: string) =>
  readText(path, text, readDataTree).diagnostics.map(({ hint }) => hint)

const GENERAL = 'Put text with `: `, `#` or brackets in quotes, close what is open, and indent with spaces'

it.each([
  ['a:\n\tb: 1', 'Indent with spaces'],
  ['a: "b\nc: d', 'Write " where the text ends'],
  ["a: 'b\nc: d", "Write ' where the text ends"],
  ['a: 1\na: 2', 'Remove one of the two lines'],
  ['a: [b\nc: d', 'Write ] where the list ends'],
  ['a: {b\nc: d', 'Write } where the object ends'],
  ['a: „b“\n c: 1', 'Write a: "b": YAML does not treat typographic quotes as quotes'],
  ['t: @a', 'Write t: "@a": text without quotes cannot begin with @'],
  ['x: y\n- t: `a` b: c', 'Write t: "`a` b: c": text without quotes cannot begin with `'],
  ['a: [#c]', 'Write "#c" in quotes, or remove the #, which begins a comment'],
  ['title: A\n  b: c', 'Remove the spaces before `b`'],
  ['a:\nb c\nd: e', 'Put two spaces before this line, so that it belongs to `a`'],
  ['x: 1\n\ny\nz: 2', 'Put two spaces before this line, so that it belongs to `x`'],
  ['- a: b: c', 'Write a: "b: c"'],
  ['title: a: b', 'Write title: "a: b"'],
  ['title: “A”: b', 'Write title: "“A”: b"'],
  ["title: 'a' b", 'Write title: "\'a\' b"'],
  ["title: 'it''s: a': 'b'", "Write title: \"it's: a': 'b\""],
  ['title: | a: b', GENERAL],
  ['title: >x: y', GENERAL],
  ['? [a]\n: b', GENERAL],
  ['a: b\n- c', GENERAL],
])('YAML: %j', (text, hint) => expect(hints('docs/tags.yml', text)).toEqual([hint]))

const COMMA = 'Is a comma missing before it, at the end of the line above?'
const STRICT =
  'JSON needs double quotes around keys and strings, commas between entries, and allows no comments'

it.each([
  ['{"a": 1,\n}', 'Remove the last comma'],
  ['[1, ]', 'Remove the last comma'],
  ['{"a": 1\n"b": 2}', COMMA],
  ['[[] []]', COMMA],
  ['[true {}]', COMMA],
  ["{'a': 1}", STRICT],
  ['[1, x]', STRICT],
  ['{"a": 1 // b\n}', STRICT],
  ['{, "a": 1}', STRICT],
])('JSON: %j', (text, hint) => expect(hints('a.json', text)).toEqual([hint]))

it('finds a forbidden key wherever it is', () => {
  const { found } = readText('a.json', '{"a": [{"b": {"__proto__": 1}}], "__proto__": 2}', readDataTree)
  expect(found).toEqual([
    'error scan/forbidden-key 1:15 The key `__proto__` is not allowed',
    'error scan/forbidden-key 1:34 The key `__proto__` is not allowed',
  ])
})
