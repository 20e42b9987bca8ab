// Validation of front matter: values as written, wrong ones with their place, unknown ones kept.
import { describe, expect, it } from 'vitest'
import { readHead } from './read-for-test.ts'

const page = (yaml: string) => `---\n${yaml}\n---\nText\n`
const read = (yaml: string, variables = {}) => {
  const { head, found } = readHead(page(yaml), variables)
  return { frontMatter: head.frontMatter, found }
}

describe('text fields', () => {
  it.each([
    ['title: 10.30', '10.30'],
    ['title: 012', '012'],
    ['title: 1e3', '1e3'],
    ['title: no', 'no'],
    ['title: true', 'true'],
    ['title: 2024-01-02', '2024-01-02'],
    ["title: '10.30'", '10.30'],
    ['title: ""', ''],
  ])('%s is taken as written', (yaml, title) =>
    expect(read(yaml)).toEqual({ frontMatter: { title }, found: [] }),
  )

  it('takes numbers among tags and keywords as written', () =>
    expect(read('tags: [1.10, a]\nkeywords: [2.0]').frontMatter).toEqual({
      tags: ['1.10', 'a'],
      keywords: ['2.0'],
    }))
})

describe('wrong values', () => {
  it.each([
    ['tags: 5', 'error scan/front-matter-value 2:7 `tags`: expected a list, found 5'],
    ['title: [a]', 'error scan/front-matter-value 2:8 `title`: expected text, found a list'],
    ['title:', 'error scan/front-matter-value 2:7 `title`: expected text, found nothing'],
    [
      'sidebar_position: first',
      "error scan/front-matter-value 2:19 `sidebar_position`: expected a number, found 'first'",
    ],
    [
      'sidebar_position: .inf',
      'error scan/front-matter-value 2:19 `sidebar_position`: expected a number, found .inf',
    ],
    ['draft: maybe', "error scan/front-matter-value 2:8 `draft`: expected true or false, found 'maybe'"],
    [
      'layout: { width: wide, title: { visible: true } }',
      'warning scan/front-matter-value 2:9 `layout`: expected one of `doc`, `home`, `full`, found an object',
    ],
    [
      'toc_min_heading_level: 7',
      'error scan/front-matter-value 2:24 `toc_min_heading_level`: expected a whole number from 2 to 6, found 7',
    ],
    [
      'keywords: []',
      'error scan/front-matter-value 2:11 `keywords`: expected a list that is not empty, found a list',
    ],
    ['title: A\ntags: [a, {b: c}]', 'error scan/front-matter-value 3:12 Unknown key `tags[1].b`'],
    [
      'mdx: {format: xdm}',
      "error scan/front-matter-value 2:15 `mdx.format`: expected one of `md`, `mdx`, `detect`, found 'xdm'",
    ],
    ['mdx: {formt: md}', 'error scan/front-matter-value 2:7 Unknown key `mdx.formt`'],
    [
      'draft: true\nunlisted: true',
      'error scan/front-matter-value 3:1 A page cannot be both `draft` and `unlisted`',
    ],
    [
      'toc_max_heading_level: 2\ntoc_min_heading_level: 3',
      'error scan/front-matter-value 3:1 `toc_min_heading_level` (3) must not be greater than `toc_max_heading_level` (2)',
    ],
    [
      'last_update: {date: 2024-02-30}',
      "error scan/front-matter-value 2:21 `last_update.date`: expected a valid date such as 2024-01-31 or 2024-01-31T12:00:00Z, found '2024-02-30'",
    ],
    [
      'last_update: {date: 31.12.2024}',
      "error scan/front-matter-value 2:21 `last_update.date`: expected a valid date such as 2024-01-31 or 2024-01-31T12:00:00Z, found '31.12.2024'",
    ],
    ['id: a/b', 'error scan/invalid-id 2:5 `id` must not contain `/`'],
    ['id: ..', 'error scan/invalid-id 2:5 `id` must not be `..`'],
    ['slug: /a?b', 'error scan/invalid-slug 2:7 `slug` must not contain `?`'],
    [
      'slug: "/a\\u0000b"',
      'error scan/invalid-slug 2:7 `slug` must not contain the control character U+0000',
    ],
    ['slug: /%zz', 'error scan/invalid-slug 2:7 `slug` contains a `%` that is not a valid escape'],
  ])('%s', (yaml, expected) => expect(read(yaml).found[0]).toBe(expected))

  it('leaves the rest in force', () =>
    expect(read('title: [a]\nid: b\ntags: [x, {a: b}, y]').frontMatter).toEqual({
      id: 'b',
      tags: ['x', 'y'],
    }))

  it('reports all independent mistakes of a page', () =>
    expect(read('title: [a]\ndraft: 3\nslug: "#"').found).toHaveLength(3))
})

describe('ways out of wrong values', () => {
  it.each([
    ['title: # Home', 'Write title: "# Home": # after a space begins a comment'],
    ['title: C # for all', 'Write title: "C # for all", or put the comment on its own line'],
    ['tags:\n  - C # for all', 'Write - "C # for all", or put the comment on its own line'],
    [
      'title: "a\\nb"',
      "Write title: '…' in single quotes: in double quotes, \\n and \\t are escape sequences",
    ],
    ['tags: [[a]]', 'Write the tag as text, or with both keys: { label: …, permalink: /… }'],
    ['tags: [true]', 'Write the tag as text, or with both keys: { label: …, permalink: /… }'],
    ['tags: [{label: a}]', 'Write the tag as text, or with both keys: { label: …, permalink: /… }'],
    ['tags: a', 'Write tags: [a]'],
    ['tags:', 'Correct the value of `tags`, or remove the line'],
    ['tags: {a: b}', 'Correct the value of `tags`, or remove the line'],
    ['last_update: Ann', 'Write last_update: { author: Ann }'],
    ['last_update: 2024-01-01', 'Write last_update: { date: 2024-01-01 }'],
    ['last_update:', 'Correct the value of `last_update`, or remove the line'],
    ['last_update: {a: 1}', 'Correct the value of `last_update`, or remove the line'],
    ['mdx: md', 'Write its keys on the lines below, for example label: md'],
    ['mdx:', 'Correct the value of `mdx`, or remove the line'],
    ['mdx: []', 'Correct the value of `mdx`, or remove the line'],
    ['mdx: {frmt: md}', 'Known keys: format'],
    ['draft: yes', 'Write draft: true, or remove the line'],
    ['sidebar_position: " "', 'Write sidebar_position: 1, or another number, without quotes or words'],
    ['sidebar_position: true', 'Write sidebar_position: 1, or another number, without quotes or words'],
    ['sidebar_position: []', 'Write sidebar_position: 1, or another number, without quotes or words'],
    [
      'toc_min_heading_level: 1',
      'Write toc_min_heading_level: 2, or another number, without quotes or words',
    ],
    [
      'toc_min_heading_level: 2.5',
      'Write toc_min_heading_level: 2, or another number, without quotes or words',
    ],
    ['custom_edit_url: a b', 'Correct the value of `custom_edit_url`, or remove the line'],
    ['custom_edit_url: []', 'Correct the value of `custom_edit_url`, or remove the line'],
    ['sidebar_label: ""', 'Correct the value of `sidebar_label`, or remove the line'],
    ['id: .', 'Use letters, digits, `-` and `_`'],
    ['draft: true\nunlisted: true', 'Remove one of the two lines'],
    [
      'toc_max_heading_level: 2\ntoc_min_heading_level: 3',
      'Write toc_min_heading_level: 2, toc_max_heading_level: 3',
    ],
    ['title', 'Write each key on its own line, for example title: Home'],
    ['foo:bar', 'Write each key on its own line, for example title: Home'],
    ['[a]', 'Write each key on its own line, for example title: Home'],
    ['title Home', 'Write title: Home'],
    ['title=Home', 'Write title: Home'],
    ['title:Home', 'Write title: Home'],
    ['title\u00a0Home', 'Write title: Home, with an ordinary space'],
  ])('%j', (yaml, hint) => expect(readHead(page(yaml)).diagnostics.map((each) => each.hint)).toEqual([hint]))
})

describe('values at the edge', () => {
  it.each([
    ['draft: "true"', { draft: true }],
    ['draft: "false"', { draft: false }],
    ['title: "a" # b', { title: 'a' }],
    ["title: 'a' # b", { title: 'a' }],
    ['draft: false\nunlisted: true', { draft: false, unlisted: true }],
    ['draft: true\nunlisted: false', { draft: true, unlisted: false }],
    ['sidebar_position: "2.5"', { sidebar_position: 2.5 }],
    ['sidebar_position: 0x10', { sidebar_position: 16 }],
    ['toc_min_heading_level: 2', { toc_min_heading_level: 2 }],
    ['toc_max_heading_level: 6', { toc_max_heading_level: 6 }],
    [
      'toc_min_heading_level: 3\ntoc_max_heading_level: 3',
      { toc_min_heading_level: 3, toc_max_heading_level: 3 },
    ],
    ['last_update: {author: Ann}', { last_update: { author: 'Ann' } }],
    ['custom_edit_url: " a "', { custom_edit_url: ' a ' }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['slug: a # b\nimage: c # d', { slug: 'a', image: 'c' }],
    ['tags: [1, {label: a, permalink: /b}]', { tags: ['1', { label: 'a', permalink: '/b' }] }],
  ])('%j', (yaml, frontMatter) => expect(read(yaml)).toEqual({ frontMatter, found: [] }))

  it.each([
    ['draft: true\nunlisted: true', { draft: true }],
    ['toc_max_heading_level: 2\ntoc_min_heading_level: 3\ntitle: A', { title: 'A' }],
  ])('%j contradicts itself', (yaml, frontMatter) => expect(read(yaml).frontMatter).toEqual(frontMatter))
})

describe('dates', () => {
  it.each([
    ['2024-01-31', '2024-01-31T00:00:00.000Z'],
    ['2024-01-31T10:20', '2024-01-31T10:20:00.000Z'],
    ['2024-01-31 10:20:30.5', '2024-01-31T10:20:30.500Z'],
    ['2024-01-31T10:20:30+03:00', '2024-01-31T07:20:30.000Z'],
    ['2024-01-31T10:20:30 -0330', '2024-01-31T13:50:30.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['1/31/2024', '2024-01-31T00:00:00.000Z'],
    ['January 31, 2024 10:20:30', '2024-01-31T10:20:30.000Z'],
  ])('%s is %s whatever the time zone', (written, date) =>
    expect(read(`last_update: {date: "${written}"}`).frontMatter.last_update).toEqual({ date }),
  )

  it.each([
    '2023-02-29',
    '2024-13-01',
    '2024-1-5',
    '31/12/2024',
    '2024-01-31T25:00',
    'Foo 1, 2024',
    'yesterday',
    '2024',
  ])('%s is no date', (written) => expect(read(`last_update: {date: "${written}"}`).found).toHaveLength(1))
})

describe('unknown keys', () => {
  it('are kept with a warning that names the nearest key', () => {
    const { head, diagnostics, found } = readHead(page('titel: A\nauthors: [b]'))
    expect(head.frontMatter.other).toEqual({ titel: 'A', authors: ['b'] })
    expect(found).toEqual([
      'warning scan/unknown-front-matter-key 2:1 Unknown front matter key `titel`',
      'warning scan/unknown-front-matter-key 3:1 Unknown front matter key `authors`',
    ])
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean `title`?',
      'Remove the line; to keep a value for other programs, write it in a comment: # …',
    ])
  })

  it('cannot change prototypes', () => {
    const { frontMatter, found } = read(
      '__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\nprototype: 1\n<<: {title: x}',
    )
    expect(Object.keys(frontMatter.other ?? {})).toEqual(['constructor', 'prototype', '<<'])
    expect(found.map((text) => text.split('`')[1])).toEqual(['__proto__', 'constructor', 'prototype', '<<'])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(frontMatter.title).toBeUndefined()
  })
})

describe('syntax', () => {
  it.each([
    [
      'title: a: b',
      'error scan/front-matter-syntax 2:8 Front matter is not valid YAML: Nested mappings are not allowed in compact mappings',
    ],
    [
      'a: 1\n\tb: 2',
      'error scan/front-matter-syntax 3:1 Front matter is not valid YAML: Tabs are not allowed as indentation',
    ],
    [
      'title: a\ntitle: b',
      "error scan/front-matter-syntax 3:1 Front matter is not valid YAML: The key 'title' is defined twice",
    ],
    ['- a', 'error scan/front-matter-syntax 2:1 Front matter: expected keys with values, found a list'],
    [
      'just text',
      "error scan/front-matter-syntax 2:1 Front matter: expected keys with values, found 'just text'",
    ],
  ])('%j', (yaml, expected) => expect(read(yaml).found[0]).toBe(expected))

  it('takes front matter of nothing but comments', () => expect(read('# later').found).toEqual([]))
})

describe('variables', () => {
  const variables = { product: 'lux' }

  it('are replaced in every text', () => {
    const { frontMatter, found } = read(
      'title: "О {product}"\nslug: /work-with-{product}\ntags: ["{product}-sync", {label: "{product}", permalink: "/{product}"}]\nsidebar_custom_props: {a: ["{product}"]}\nmy: "{product}"',
      variables,
    )
    expect(frontMatter).toEqual({
      title: 'О lux',
      slug: '/work-with-lux',
      tags: ['lux-sync', { label: 'lux', permalink: '/lux' }],
      sidebar_custom_props: { a: ['lux'] },
      other: { my: 'lux' },
    })
    expect(found).toEqual(['warning scan/unknown-front-matter-key 6:1 Unknown front matter key `my`'])
  })

  it('without a value are reported, escaped ones are not', () => {
    const { diagnostics, found } = readHead(
      page('title: "\\\\{product}"\ndescription: "{prodct}"'),
      variables,
    )
    expect(found).toEqual(['warning scan/unknown-variable 3:14 Unknown variable {prodct}'])
    expect(diagnostics[0]?.hint).toBe('Did you mean {product}? Write \\{prodct} to show it as text')
  })
})

describe('places', () => {
  it('are those of the keys in the Markdown file', () => {
    const { head } = readHead('---\nid: a\ntags:\n  - b\n  - c\nlast_update: {date: 2024-01-01}\n---\nText')
    expect({ ...head.keyPlaces }).toEqual({
      id: '2:1',
      tags: '3:1',
      'tags.0': '4:5',
      'tags.1': '5:5',
      last_update: '6:1',
      'last_update.date': '6:15',
    })
  })
})

it('composes ids and slugs', () => {
  const decomposed = 'и\u0306'
  expect(read(`id: ${decomposed}\nslug: /${decomposed}`).frontMatter).toEqual({ id: 'й', slug: '/й' })
})
