// What is wrong with the exports of a theme, and with files in its folder.
import { describe, expect, it } from 'vitest'
import type { Reader } from '../../../cli/graph/query.ts'
import { exportFindings, unreadThemeFiles, wrongHeadTags } from '../../../cli/pipeline/export-findings.ts'
import type { ExportProblem } from '../../../runtime/model/export-problem.ts'

type Bundle = Parameters<typeof exportFindings>[0]

const PLACE = { file: 'theme/index.tsx', start: { line: 1, column: 1 } }

/** The findings about problems, each at a known place, and about components. */
function findings(problems: readonly ExportProblem[], components: readonly string[] = []) {
  const placesOf = (of: ExportProblem['of']) =>
    Object.fromEntries([
      ...problems.filter((problem) => problem.of === of).map(({ path }) => [path.join('.'), PLACE]),
      ...(of === 'components' ? components.map((name) => [name, PLACE]) : []),
    ])
  const bundle = {
    server: { known: { problems, components } },
    exportPlaces: { theme: placesOf('theme'), components: placesOf('components') },
  } as unknown as Bundle
  return exportFindings(bundle).map(({ code, severity, message, hint }) => [code, severity, message, hint])
}

describe('the exports of a theme', () => {
  it.each<[ExportProblem, string, string]>([
    [
      { of: 'theme', path: [], wanted: 'object', found: 'a list' },
      '`theme` must be an object, but is a list',
      'Write `export const theme = { Footer, navbarItems: { … } }`.',
    ],
    [
      { of: 'components', path: [], wanted: 'object', found: 'a list' },
      '`components` must be an object, but is a list',
      'Write `export const components = { Name, … }`.',
    ],
    [
      { of: 'theme', path: ['Footer'], wanted: 'component', found: 'an element' },
      '`theme.Footer` must be a component, but is an element',
      'A component is a function that returns elements; an import without braces is a default export. Write the component itself, () => <…/>, not the element.',
    ],
    [
      { of: 'theme', path: ['headTags'], wanted: 'function', found: 'a list' },
      '`theme.headTags` must be a function, but is a list',
      "Write `headTags: (page, site) => [{ tag: 'meta', attributes: { … } }]`.",
    ],
  ])('must be of their type: %j', (problem, message, hint) => {
    expect(findings([problem])).toEqual([['theme/export', 'error', message, hint]])
  })

  it.each<[ExportProblem, string, string]>([
    [
      { of: 'theme', path: ['Foter'], wanted: 'known-slot', found: 'a function' },
      'The theme defines an unknown slot "Foter", which is not shown',
      'Did you mean "Footer"?',
    ],
    [
      { of: 'theme', path: ['Sidebar'], wanted: 'known-slot', found: 'a function' },
      'The theme defines an unknown slot "Sidebar", which is not shown',
      'The slots are: Footer, DocFooter, navbarItems, headTags. Change the rest of a page in theme/style.css.',
    ],
    [
      { of: 'components', path: ['card'], wanted: 'capital-letter', found: 'a function' },
      'The component "card" begins with a lower-case letter, so no page can use it: <card> is an HTML element',
      'Write "Card", and <Card> in pages.',
    ],
    [
      { of: 'components', path: ['table'], wanted: 'capital-letter', found: 'a function' },
      'The component "table" begins with a lower-case letter, so no page can use it: <table> is an HTML element',
      'Change elements in theme/style.css, or give the component another name, such as "Table".',
    ],
    [
      { of: 'theme', path: ['navbarItems', 'badge'], wanted: 'custom-type', found: 'a function' },
      'The navbar item "badge" has a type that the configuration does not allow',
      "Write 'custom-badge', here and as `type` in site.config.ts.",
    ],
  ])('must be used: %j', (problem, message, hint) => {
    expect(findings([problem])).toEqual([['theme/unused', 'warning', message, hint]])
  })

  it('may name elements as components', () => {
    const problem = { of: 'components', path: ['A'], wanted: 'component', found: 'text' } as const
    expect(findings([{ ...problem, text: 'section' }])).toEqual([])
    expect(findings([{ ...problem, text: 'my-element' }])).toEqual([])
    expect(findings([{ ...problem, text: 'words' }])).toHaveLength(1)
    expect(findings([{ ...problem, wanted: 'function', text: 'section' }])).toHaveLength(1)
  })

  it('must not hide built-in components', () => {
    expect(findings([], ['Tabs', 'Mine'])).toEqual([
      [
        'theme/unused',
        'warning',
        'In pages, <Tabs> is the built-in component, so the component "Tabs" of the theme is never shown',
        'Give it another name.',
      ],
    ])
  })

  it('are only reported where they are written', () => {
    const problem: ExportProblem = { of: 'theme', path: [], wanted: 'object', found: 'a list' }
    const server = { known: { problems: [problem], components: ['Tabs'] } }
    expect(exportFindings({ server } as unknown as Bundle)).toEqual([])
  })
})

it.each([
  [[], null],
  [
    [
      { tag: 'meta', attributes: { name: 'a' } },
      { tag: 'link', attributes: {} },
    ],
    null,
  ],
  [[{ tag: 'script', attributes: {} }], null],
  [undefined, 'it must return a list of elements, but returns nothing'],
  [null, 'it must return a list of elements, but returns nothing'],
  [{}, 'it must return a list of elements, but returns an object'],
  ['a', 'it must return a list of elements, but returns a string'],
  [[null], 'an element has the tag undefined, but only meta, link and script are allowed'],
  [[{ tag: 'style' }], 'an element has the tag "style", but only meta, link and script are allowed'],
  [[{ tag: 'meta' }], 'an element <meta> has no attributes'],
  [[{ tag: 'meta', attributes: null }], 'an element <meta> has no attributes'],
  [
    [{ tag: 'meta', attributes: { a: 'b', c: 5 } }],
    'the attribute c of <meta> must be text, but is a number',
  ],
  [[{ tag: 'meta', attributes: { c: ['a'] } }], 'the attribute c of <meta> must be text, but is a list'],
])('the result %j of headTags: %s', (given, expected) => {
  expect(wrongHeadTags(given)).toBe(expected)
})

/** The findings about files in `theme/`, by their texts. */
async function unread(files: Readonly<Record<string, string>>) {
  const paths = Object.keys(files).map((name) => `theme/${name}`)
  const read = (async (query: unknown, key: string) =>
    query === 'listing' ? paths : { text: files[key.slice('theme/'.length)] }) as unknown as Reader['read']
  const inputs = { listing: 'listing', source: 'source' } as unknown as Parameters<typeof unreadThemeFiles>[0]
  return (await unreadThemeFiles(inputs, read)).map(({ message, hint }) => [message, hint])
}

describe('files of the theme folder', () => {
  it.each([
    ['main.tsx', 'Rename it to theme/index.tsx, or import it there.'],
    ['MDXComponents.js', 'Rename it to theme/components.tsx, or import it there.'],
    ['styles.css', 'Rename it to theme/style.css, or import it there.'],
    ['main.css', 'Rename it to theme/style.css, or import it there.'],
    [
      'main.scss',
      'docsite reads theme/index.tsx, theme/components.tsx, theme/style.css: import it there, or remove it.',
    ],
    ['component.tsx', 'Rename it to theme/components.tsx, or import it there.'],
    ['stile.css', 'Rename it to theme/style.css, or import it there.'],
    ['Card.vue', 'Write components as React functions in theme/components.tsx.'],
    [
      'other.ts',
      'docsite reads theme/index.tsx, theme/components.tsx, theme/style.css: import it there, or remove it.',
    ],
  ])('%s is not read', async (name, hint) => {
    expect(await unread({ 'index.tsx': '', [name]: '' })).toEqual([[`theme/${name} is not read`, hint]])
  })

  it.each(['index.tsx', 'components.js', 'style.css', 'a.test.ts', 'types.d.ts', 'logo.svg', 'parts/a.tsx'])(
    '%s is read, or is no code',
    async (name) => {
      expect(await unread({ [name]: '' })).toEqual([])
    },
  )

  it.each([
    ["import './card.tsx'", 0],
    ["import './card'", 0],
    ["import './card.js'", 0],
    ['@import url(card.tsx);', 0],
    ["import './card-list'", 1],
    ["import './mycard'", 1],
  ])('are read if another file says %s', async (text, count) => {
    expect(await unread({ 'index.tsx': text, 'card.tsx': "import './card'" })).toHaveLength(count)
  })
})
