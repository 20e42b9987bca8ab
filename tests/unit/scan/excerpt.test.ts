// The description of a page whose author gave none: its first line of text, whatever tags stand before it.
import { expect, it } from 'vitest'
import { excerptOf } from '../../../cli/scan/excerpt.ts'

it.each([
  ['a tag over several lines', '<Hero\n  title="Hello"\n  wide\n/>'],
  ['functions and elements in an attribute', '<Hero render={() => (\n  <p>Not "this"</p>\n)}\n/>'],
  ['objects in an attribute', '<Hero\n  items={[\n    { a: 1, b: (x) => x },\n  ]}\n>'],
  ['signs in strings', '<Hero\n  a="b > c"\n  d={"e } > f"}\n  g={`h\n  > }`}\n/>'],
  ['an apostrophe in an element', "<Hero\n  a={<p>It's one</p>}\n  b={<p>and two's</p>}\n/>"],
  ['a template over several lines', '<Hero\n  a={`b\n  } > c`}\n/>'],
  ['a tag of html', '<div\n  class="x"\n>'],
])('begins after %s', (_name, tag) => {
  expect(excerptOf(`# Title\n\n${tag}\n\nFirst sentence.\n`)).toBe('First sentence.')
})

it.each([
  ['<b>Bold</b> text.', 'Bold text.'],
  ['<Badge kind="new">New</Badge> text.', 'New text.'],
  ['Less <than a value.', 'Less <than a value.'],
])('is in a line with tags: %s', (line, expected) => {
  expect(excerptOf(`${line}\n`)).toBe(expected)
})

it.each([
  ['a title over its line', 'Title\n=====\nText.', 'Text.'],
  ['a title over its line, and empty lines', '\n\nTitle\n=\n\nText.', 'Text.'],
  ['a line of other signs', 'Title\n-----\nText.', 'Title'],
  ['two comments', '<!-- a --> {/* b */}\nText.', 'Text.'],
  ['comments in any order', '{/* <!-- */}A <!-- {/* -->B', 'A B'],
  ['a comment over several lines', '<!-- a\nb -->Text.', 'Text.'],
  ['a block of code', '```js\na\n~~~\n``\n````\nText.', 'Text.'],
  ['imports', "import a from 'a'\nmore\n\nText.", 'Text.'],
  ['a quote in code', "<A b={c('d', `e`)}>\nText.", 'Text.'],
  ['a quote that ends with its line', "<A\n  b={// 'tis\n  c}\n>\nText.", 'Text.'],
  ['a quote outside of values', "<A\n  it's>\nText.", 'Text.'],
])('is the first text beside %s', (_what, body, excerpt) => expect(excerptOf(body)).toBe(excerpt))
