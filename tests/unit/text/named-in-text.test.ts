// Names in texts of programs and of YAML: whole values count, keys, words and parts of names do not.
import { expect, it } from 'vitest'
import { withEdits } from '../../../cli/text/edits.ts'
import { quotedEdits, type Rename, yamlEdits } from '../../../cli/text/named-in-text.ts'

const rename: Rename = (name, key) => (name === 'a/b' && key !== 'label' ? 'c/d' : null)

it('finds strings of a program that are values', () => {
  const text = `export default { 'a/b': ['a/b', "a/b", \`a/b\`], label: 'a/b', x: 'a/bc', items: ["x", "a/b"] }\n`
  expect(withEdits(text, quotedEdits(text, rename)).text).toBe(
    `export default { 'a/b': ['c/d', "c/d", \`c/d\`], label: 'a/b', x: 'a/bc', items: ["x", "c/d"] }\n`,
  )
})

it('finds strings of JSON that are values', () => {
  const text = '{ "a/b": ["a/b"], "label": "a/b", "id": "a/b" }'
  expect(withEdits(text, quotedEdits(text, rename)).text).toBe(
    '{ "a/b": ["c/d"], "label": "a/b", "id": "c/d" }',
  )
})

it('finds values of YAML, plain and in quotes', () => {
  const text =
    'id: a/b\nlabel: a/b\nlist:\n  - a/b\n  - "a/b"\n- { page: a/b, rank: 1 }\n- [a/b, x]\nother: a/b/c\n'
  expect(withEdits(text, yamlEdits(text, rename)).text).toBe(
    'id: c/d\nlabel: a/b\nlist:\n  - c/d\n  - "c/d"\n- { page: c/d, rank: 1 }\n- [c/d, x]\nother: a/b/c\n',
  )
})
