import { describe, expect, test } from 'vitest'
import { validateConfig } from '../../../cli/config/validate.ts'
import { told } from './support.ts'

/** What is written, and everything that is said about it. */
type Case = readonly [written: object, ...told: readonly string[]]

const unknownKeys: readonly Case[] = [
  [{ titel: 'x' }, "error config/unknown-key: titel: unknown key | did you mean 'title'?"],
  [
    { docs: { routeBasPath: 'x' } },
    "error config/unknown-key: docs.routeBasPath: unknown key | did you mean 'routeBasePath'?",
  ],
  [
    { docs: [{ id: 'a' }, { id: 'b', breadcrumb: true }] },
    "error config/unknown-key: docs[1].breadcrumb: unknown key | did you mean 'breadcrumbs'?",
  ],
  [
    { docs: { versions: { current: { hey: 3 } } } },
    'error config/unknown-key: docs.versions.current.hey: unknown key | known keys: badge, banner, className, endOfLife, label, noIndex, path',
  ],
  [
    { themeConfig: { 'color mode': {} } },
    'error config/unknown-key: themeConfig["color mode"]: unknown key | did you mean \'colorMode\'?',
  ],
]

const wrongTypes: readonly Case[] = [
  [{ title: 5 }, "error config/wrong-type: title: expected text, found 5 | write title: 'My site'"],
  [
    { title: ' ' },
    "error config/wrong-value: title: expected non-empty text, found ' ' | write title: 'My site'",
  ],
  [
    { noIndex: 'yes' },
    "error config/wrong-type: noIndex: expected true or false, found 'yes' | write true or false without quotes",
  ],
  [
    { docs: 'docs' },
    "error config/wrong-type: docs: expected an object or a list, found 'docs' | write docs: { path: 'docs' }",
  ],
  [
    { docs: [] },
    "error config/wrong-value: docs: expected at least one docs instance, found an empty list | write docs: { path: 'docs' }",
  ],
  [
    { docs: { include: '**' } },
    "error config/wrong-type: docs.include: expected a list, found '**' | write include: ['**']",
  ],
  [
    { docs: { sidebarPath: true } },
    'error config/wrong-type: docs.sidebarPath: expected text, false or null, found true | write text or `false` or `null` (default `null`): File that defines the sidebars; `null` generates one sidebar from the folders, `false` generates none.',
  ],
  [
    { docs: { editUrl: 5 } },
    'error config/wrong-type: docs.editUrl: expected text or a function, found 5 | write text or function or `null` (default `null`): Base URL of edit links, to which the path of the source file is appended, or a function that returns the link.',
  ],
  [
    { docs: { admonitions: [] } },
    'error config/wrong-type: docs.admonitions: expected true or an object, found an empty list | write `true` or object (default `true`): Additional admonition keywords.',
  ],
  [
    { search: { language: 'de' } },
    "error config/wrong-type: search.language: expected 'ru', 'en' or a list, found 'de' | write `'ru'`, `'en'` or list of `'ru'`, `'en'` (default `['ru', 'en']`): Languages of the text, for stemming and stop words.",
  ],
  [
    { themeConfig: { metadata: [{ name: 5 }] } },
    'error config/wrong-type: themeConfig.metadata[0].name: expected text, found 5 | see the configuration reference for the allowed values',
  ],
  [
    { variables: ['x'] },
    'error config/wrong-type: variables: expected an object, found a list | write object: name to text (default `{}`): Values of `{name}` placeholders in the text, links, code and front matter of pages.',
  ],
  [
    { customFields: null },
    'error config/wrong-type: customFields: expected an object, found null | write object (default `{}`): Your own values; published only if the theme of the site uses them.',
  ],
]

const wrongValues: readonly Case[] = [
  [
    { onBrokenLinks: 'warning' },
    "error config/wrong-value: onBrokenLinks: expected 'ignore', 'log', 'warn' or 'throw', found 'warning' | did you mean 'warn'?",
  ],
  [
    { markdown: { html: 'saef' } },
    "error config/wrong-type: markdown.html: expected 'safe', 'trusted' or a list, found 'saef' | did you mean 'safe'?",
  ],
  [
    { markdown: { html: ['<b>'] } },
    "error config/wrong-value: markdown.html[0]: expected the name of an HTML element in lower case, found '<b>' | see the configuration reference for the allowed values",
  ],
  [
    { search: { maxSearchResults: -1 } },
    'error config/wrong-value: search.maxSearchResults: expected a number of at least 1, found -1 | write whole number (default `8`): Maximum number of results shown.',
  ],
  [
    { search: { maxSearchResults: 1e9 } },
    'error config/wrong-value: search.maxSearchResults: expected a number of at most 100, found 1000000000 | write whole number (default `8`): Maximum number of results shown.',
  ],
  [
    { search: { synonyms: [['a']] } },
    'error config/wrong-value: search.synonyms[0]: expected a list of at least 2 entries, found a list | see the configuration reference for the allowed values',
  ],
  [
    { search: { synonyms: ['a'] } },
    "error config/wrong-type: search.synonyms[0]: expected a list, found 'a' | write ['a']",
  ],
  [
    { search: { synonyms: [['a', '']] } },
    "error config/wrong-value: search.synonyms[0][1]: expected non-empty text, found '' | see the configuration reference for the allowed values",
  ],
  [
    { search: { maxSearchResults: 2.5 } },
    'error config/wrong-type: search.maxSearchResults: expected a whole number, found 2.5 | write whole number (default `8`): Maximum number of results shown.',
  ],
  [
    { search: { lunr: { b: Number.NaN } } },
    'error config/wrong-type: search.lunr.b: expected a number, found NaN | write number (default `0.75`): Influence of the section length on the score (BM25 `b`).',
  ],
  [
    { search: { lunr: { k1: Number.POSITIVE_INFINITY } } },
    'error config/wrong-type: search.lunr.k1: expected a number, found Infinity | write number (default `1.2`): Saturation of repeated words (BM25 `k1`).',
  ],
  [
    { search: { lunr: { tokenizerSeparator: '[' } } },
    "error config/wrong-value: search.lunr.tokenizerSeparator: expected a regular expression, found '[' | write text or regular expression (default `'[\\\\s\\\\-]+'`): Regular expression that matches the separators between words.",
  ],
  [
    { limits: { pageMs: 0 } },
    'error config/wrong-value: limits.pageMs: expected a number of at least 1, found 0 | write whole number (default `5000`): Processor time to compile a page, in milliseconds.',
  ],
  [
    { themeConfig: { tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } } },
    'error config/wrong-value: themeConfig.tableOfContents.minHeadingLevel: minHeadingLevel 4 is above maxHeadingLevel 3 | write whole number (default `2`): Highest heading level in the table of contents.',
  ],
  [
    { themeConfig: { tableOfContents: { minHeadingLevel: 1 } } },
    'error config/wrong-value: themeConfig.tableOfContents.minHeadingLevel: expected a number of at least 2, found 1 | write whole number (default `2`): Highest heading level in the table of contents.',
  ],
  [
    { themeConfig: { prism: { magicComments: [{ className: 'x' }] } } },
    'error config/wrong-value: themeConfig.prism.magicComments[0]: a magic comment needs `line` or `block` | see the configuration reference for the allowed values',
  ],
  [
    { themeConfig: { announcementBar: { content: 'x', textColor: 'red;} body{' } } },
    "error config/wrong-value: themeConfig.announcementBar.textColor: expected a single CSS value without `;`, braces or `<`, found 'red;} body{' | write text (default none): Text colour.",
  ],
  [
    { variables: { 'a b': 'x' } },
    `error config/wrong-key: variables["a b"]: expected a name made of Latin letters, digits, \`_\` and \`-\` as the key, found 'a b' | choose another name`,
  ],
  [
    { rules: { 'broken-link': 'on' } },
    `error config/wrong-value: rules["broken-link"]: expected 'off', 'warn' or 'error', found 'on' | write 'off', 'warn' or 'error'`,
  ],
  [
    { customFields: { a: { b: [() => 1] } } },
    'error config/wrong-value: customFields.a.b[0]: expected data that can be written as JSON, found a function | see the configuration reference for the allowed values',
  ],
  [
    { title: 'x'.repeat(70), noIndex: 'y'.repeat(70) },
    `error config/wrong-type: noIndex: expected true or false, found '${'y'.repeat(57)}...' | write true or false without quotes`,
  ],
]

const paths: readonly Case[] = [
  [
    { docs: { path: 'docs/../../docs' } },
    "error config/wrong-value: docs.path: expected a path inside the site folder, or a path to a folder next to it, found 'docs/../../docs' | write `..` only at the start, before the folder name: '../docs'",
  ],
  [
    { docs: { path: '/srv/docs' } },
    "error config/wrong-value: docs.path: expected a path relative to the site folder, found '/srv/docs' | write the path relative to the folder of the configuration file",
  ],
  [
    { staticDirectories: ['a\\b'] },
    "error config/wrong-value: staticDirectories[0]: expected a path with `/` as its separator, found 'a\\b' | write 'a/b'",
  ],
  [
    { docs: { path: '' } },
    "error config/wrong-value: docs.path: expected a non-empty path, found '' | write text (default `'docs'`): Folder of the current version; it may be outside the site folder (`'../docs'`).",
  ],
  [
    { docs: { routeBasePath: 'https://x' } },
    "error config/wrong-value: docs.routeBasePath: expected a path without a scheme or host, found 'https://x' | write text (default `'docs'`): Path of the docs, relative to the base URL; `/` puts them at the base URL.",
  ],
  [
    { docs: { routeBasePath: 'a?b' } },
    "error config/wrong-value: docs.routeBasePath: expected a path without `?`, `#`, `\\` or whitespace, found 'a?b' | write text (default `'docs'`): Path of the docs, relative to the base URL; `/` puts them at the base URL.",
  ],
  [
    { docs: { tagsBasePath: '../t' } },
    "error config/wrong-value: docs.tagsBasePath: expected a path without `..`, found '../t' | write text (default `'tags'`): Path of tag pages, relative to the docs.",
  ],
  [
    { docs: { editUrl: 'repo' } },
    "error config/wrong-value: docs.editUrl: expected a URL that begins with http:// or https://, found 'repo' | write text or function or `null` (default `null`): Base URL of edit links, to which the path of the source file is appended, or a function that returns the link.",
  ],
  [
    { themeConfig: { image: 'java\tscript:alert(1)' } },
    "error config/unsafe-address: themeConfig.image: expected a URL with one of the schemes http, https, mailto, tel, pathname, found 'java\tscript:alert(1)' | put browser code in a file of a static folder and add it with `headTags`, or put it in the theme",
  ],
  [
    { favicon: '' },
    "error config/wrong-value: favicon: expected a non-empty URL or path, found '' | write text or `null` (default `null`): Favicon, a path relative to the base URL.",
  ],
]

const sets: readonly Case[] = [
  [
    { docs: [{ id: 'api' }, { id: 'api' }] },
    "error config/duplicate-docs-id: docs[1].id: two docs instances have the id 'api' | give each instance its own id",
  ],
  [
    { docs: { id: 'a/b' } },
    "error config/wrong-value: docs.id: expected an id of at most 64 Latin letters, digits, `_` and `-`, found 'a/b' | write text (default `'default'`): Instance name, used in folder names and storage keys.",
  ],
  [
    { docs: { onlyIncludeVersions: [] } },
    'error config/wrong-value: docs.onlyIncludeVersions: an empty list is not allowed, at least one version is needed | write list of text or `null` (default `null`): Builds only these versions.',
  ],
  [
    { i18n: { defaultLocale: 'de', locales: ['ru', 'en'] } },
    "error config/unknown-locale: i18n.defaultLocale: the default locale 'de' is not among the locales 'ru', 'en' | add 'de' to `locales`, or make one of them the default",
  ],
  [
    { i18n: { locales: ['ru', 'ru'] } },
    "error config/duplicate-locale: i18n.locales: the locale 'ru' is listed twice | remove one of them",
  ],
  [
    { i18n: { localeConfigs: { en: {} } } },
    "error config/unknown-locale: i18n.localeConfigs.en: the locale 'en' is not among the locales 'ru' | add 'en' to `locales`, or remove its options",
  ],
  [
    { i18n: { locales: ['ru', 'en-a'] } },
    "error config/wrong-value: i18n.locales[1]: expected a language code such as `ru` or `pt-BR`, found 'en-a' | see the configuration reference for the allowed values",
  ],
  [
    { i18n: { locales: ['ru', '../x'] } },
    "error config/wrong-value: i18n.locales[1]: expected a language code such as `ru` or `pt-BR`, found '../x' | see the configuration reference for the allowed values",
  ],
  [
    { headTags: [{ tagName: 'script', innerHTML: 'alert(1)' }] },
    'error config/inline-head-tag: headTags[0].innerHTML: the content security policy of the site blocks an inline script | put its content in a file of a static folder and give the URL of that file in an attribute',
  ],
  [
    { headTags: [{ tagName: 'base', attributes: { href: '/' } }] },
    "error config/wrong-value: headTags[0].tagName: expected `link`, `meta` or `script`, found 'base' | no other elements are allowed in the head; put styles in a file and add a `link` to it",
  ],
]

const foreign: readonly Case[] = [
  [
    { presets: [['classic', {}]] },
    'warning config/foreign-key: presets: this key of another generator has no effect here | move the `docs` options of the preset to the key `docs`, and the others to the keys listed in this reference',
  ],
  [
    { docs: { admonitions: { tag: '+++', keywords: ['own'] } } },
    'warning config/foreign-key: docs.admonitions.tag: this key of another generator has no effect here | remove it: admonitions always begin with `:::`',
  ],
  [
    { docs: [{ remarkPlugins: [] }] },
    'warning config/foreign-key: docs[0].remarkPlugins: this key of another generator has no effect here | use `markdown.remarkPlugins`, which applies to all pages',
  ],
  [
    { themeConfig: { prism: { theme: { plain: {} } } } },
    'warning config/foreign-key: themeConfig.prism.theme: this key of another generator has no effect here | set the colours of code with CSS custom properties in the folder `theme`',
  ],
]

describe.each([
  ['unknown keys', unknownKeys],
  ['wrong types', wrongTypes],
  ['wrong values', wrongValues],
  ['paths and addresses', paths],
  ['sets of values', sets],
  ['keys of other generators', foreign],
])('%s', (_name, cases) => {
  test.each(cases.map(([written, ...messages]) => ({ written, messages })))(
    '$messages.0',
    ({ written, messages }) => {
      expect(told(written)).toEqual(messages)
    },
  )
})

test('all problems are told in one run', () => {
  expect(told({ title: 5, docs: { path: 7, breadcrumbs: 'x' }, onBrokenLinks: 0 })).toHaveLength(4)
})

test.each([
  [null, 'expected an object, found null'],
  [[], 'expected an object, found an empty list'],
  ['x', "expected an object, found 'x'"],
  [() => 1, 'expected an object, found a function'],
])('a configuration that is %j is no object', (value, message) => {
  const { config, diagnostics } = validateConfig(value, 'site.config.ts')
  expect([config, diagnostics.map((diagnostic) => diagnostic.message)]).toEqual([null, [message]])
})

test('required keys are named when they are missing', () => {
  const { diagnostics } = validateConfig({ tagline: 'x' }, 'site.config.ts')
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'config/missing-key: title: this key is required, expected text',
    'config/missing-key: url: this key is required, expected text',
    'config/missing-key: baseUrl: this key is required, expected text',
  ])
})

test('a ring of objects is told, and ends', () => {
  const ring: Record<string, unknown> = {}
  ring.self = ring
  expect(told({ customFields: { ring } })).toEqual([
    'error config/wrong-value: customFields.ring.self: expected data that can be written as JSON, found an object | see the configuration reference for the allowed values',
  ])
  expect(told({ docs: ring })).toHaveLength(1)
})

test('keys of the prototype are unknown keys and change nothing', () => {
  const value: unknown = JSON.parse(
    '{"title":"x","url":"https://a.b","baseUrl":"/","__proto__":{"polluted":1},"variables":{"__proto__":"x"}}',
  )
  const { diagnostics } = validateConfig(value, 'site.config.json')
  expect(diagnostics.map(({ code }) => code)).toContain('config/unknown-key')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('a pattern that is not understood, or cannot be matched quickly, is found at its place', () => {
  const text =
    "export default {\n  title: 'x', url: 'https://a.b', baseUrl: '/',\n  docs: { exclude: ['*.md', '+(+(a))'], include: ['a[b'] },\n}\n"
  const docs = { exclude: ['*.md', '+(+(a))'], include: ['a[b'] }
  const { config, diagnostics } = validateConfig(
    { title: 'x', url: 'https://a.b', baseUrl: '/', docs },
    'site.config.ts',
    text,
  )
  expect(config).toBeNull()
  expect(
    diagnostics.map(({ message, place }) => [
      message.split(' has ')[0],
      place?.start.line,
      place?.start.column,
    ]),
  ).toEqual([
    ["docs.include[0]: the pattern 'a[b'", 3, 51],
    ["docs.exclude[1]: the pattern '+(+(a))'", 3, 29],
  ])
})

test('rule names are checked against the rules there are', () => {
  const value = { title: 'x', url: 'https://a.b', baseUrl: '/', rules: { 'broken-lnk': 'off', zzz: 'warn' } }
  const vocabulary = { ruleIds: ['orphan-page', 'broken-link'] }
  expect(
    validateConfig(value, 'f', undefined, vocabulary).diagnostics.map(({ message, hint }) => [message, hint]),
  ).toEqual([
    ["rules: there is no rule 'broken-lnk'", "did you mean 'broken-link'?"],
    ["rules: there is no rule 'zzz'", 'known rules: broken-link, orphan-page'],
  ])
  expect(validateConfig(value, 'f').diagnostics).toEqual([])
})
