import { expect, test } from 'vitest'
import { configReference } from '../../../cli/config/reference.ts'
import { NAVBAR_ITEM_TYPES } from '../../../cli/site/navbar/registry.ts'
import { accepted } from './support.ts'

const rows = configReference()
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(/ \| /))

function row(key: string): readonly string[] | undefined {
  return rows.find(([cell]) => cell === `\`${key}\``)?.slice(1)
}

/** Paths of all values of a configuration down to those that are not objects of fixed keys. */
function keysOf(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [
    `${prefix}${key}`,
    ...keysOf(part, `${prefix}${key}.`),
  ])
}

test('every key has a type, a default and a sentence', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell.trim() === ''))).toEqual([])
  expect(
    rows
      .filter(([, , , sentence]) => !/^(?:[A-Z`]|re(?:mark|hype) ).*\.$/.test(sentence))
      .map(([key]) => key),
  ).toEqual([])
})

test.each([
  ['title', ['text', 'required', 'Site name, appended to every page title.']],
  [
    'docs.routeBasePath',
    ['text', "`'docs'`", 'Path of the docs, relative to the base URL; `/` puts them at the base URL.'],
  ],
  [
    'trailingSlash',
    [
      '`true`, `false` or `null`',
      '`null`',
      '`true` adds a trailing slash to every URL, `false` removes it, `null` leaves URLs as they are.',
    ],
  ],
  [
    'search.lunr.tokenizerSeparator',
    [
      'text or regular expression',
      "`'[\\\\s\\\\-]+'`",
      'Regular expression that matches the separators between words.',
    ],
  ],
  ['titleDelimiter', ['text', "`'\\|'`", 'Separator between page title and site title.']],
  [
    'i18n.localeConfigs.<name>.label',
    ['text', 'none', "Name in the language menu; by default the language's own name for itself."],
  ],
  ['themeConfig.footer.links[].items[].href', ['text', 'none', 'Any address.']],
])('%s', (key, cells) => {
  expect(row(key)).toEqual(cells)
})

test('every key of a complete configuration is in it', () => {
  const config = accepted({
    themeConfig: { footer: {}, zoom: {}, announcementBar: { content: 'x' } },
    shareImages: {},
  })
  const listed = new Set(rows.map(([cell]) => cell.slice(1, -1)))
  const resolved = keysOf({ ...config, docs: undefined, i18n: undefined, customFields: {}, variables: {} })
  const sections = [
    'docs',
    'external',
    'fonts',
    'i18n',
    'limits',
    'markdown',
    'search',
    'headTags',
    'redirects',
    'links',
    'security',
    'shareImages',
    'themeConfig',
  ]
  const missing = resolved.filter(
    (key) =>
      !listed.has(key) &&
      key !== 'security.csp.allowed' &&
      !sections.includes(key) &&
      !/^themeConfig\.\w+$/.test(key),
  )
  expect(missing).toEqual([])
})

test('every type of navbar item has a table', () => {
  const reference = configReference()
  for (const { type } of NAVBAR_ITEM_TYPES)
    expect(reference).toContain(`#### Navbar item \`${type}\`\n\n| Key |`)
})
