// Versions of a docs instance: mistakes in versions.json and the options, and what the recorded cases leave open.
import { describe, expect, it } from 'vitest'
import { validateConfig } from '../../../cli/config/validate.ts'
import type { DocsConfig, LocaleConfig } from '../../../cli/model/config.ts'
import type { DataFile } from '../../../cli/model/data-files.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { parseDataFile } from '../../../cli/scan/data-file.ts'
import { readVersions } from '../../../cli/site/versions.ts'

const RU: LocaleConfig = {
  code: 'ru',
  label: 'Русский',
  htmlLang: 'ru-RU',
  direction: 'ltr',
  calendar: 'gregory',
  path: 'ru',
  translate: true,
}

function docs(options: Readonly<Record<string, unknown>> = {}): DocsConfig {
  const { config } = validateConfig(
    { title: 'S', url: 'https://example.com', baseUrl: '/', docs: options },
    'site.config.ts',
  )
  const [instance] = config?.docs ?? []
  if (!instance) throw new Error('unusable options')
  return instance
}

function versions(
  json: string | null,
  options: Readonly<Record<string, unknown>> = {},
  setup: { baseUrl?: string; files?: readonly string[]; locale?: LocaleConfig } = {},
) {
  const found: Diagnostic[] = []
  const file: DataFile | null =
    json === null ? null : parseDataFile({ path: 'versions.json', text: json, hash: '' }, () => {})
  // Versions that a test lists have their folders.
  const folders = ['2.0', '1.0', '0.9']
    .filter((name) => json?.includes(`"${name}"`))
    .flatMap((name) => [
      `versioned_docs/version-${name}/a.md`,
      `versioned_sidebars/version-${name}-sidebars.json`,
    ])
  const result = readVersions(
    {
      docs: docs(options),
      locale: setup.locale ?? RU,
      baseUrl: setup.baseUrl ?? '/',
      i18nPath: 'i18n',
      versionsFile: file,
      files: setup.files ?? folders,
    },
    (diagnostic) => found.push(diagnostic),
  )
  return {
    versions: result,
    found,
    messages: found.map(
      ({ message, place }) => `${place ? `${place.start.line}:${place.start.column} ` : ''}${message}`,
    ),
  }
}

describe('readVersions', () => {
  it('gives a site with one version no banner and no badge', () => {
    const { versions: result, found } = versions(null)
    expect(result).toEqual([
      {
        instance: 'default',
        locale: 'ru',
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        tagsPath: '/docs/tags',
        dir: 'docs',
        localizedDir: 'i18n/ru/docusaurus-plugin-content-docs/current',
        sidebarFile: null,
        banner: 'none',
        badge: false,
        noIndex: false,
        className: 'docs-version-current',
      },
    ])
    expect(found).toEqual([])
  })

  it.each([
    ['/', '/', ['/next', '/', '/1.0']],
    ['/a/b/', '/', ['/a/b/next', '/a/b/', '/a/b/1.0']],
    ['/a/b/', 'docs', ['/a/b/docs/next', '/a/b/docs', '/a/b/docs/1.0']],
  ])('below %s with docs at %s', (baseUrl, routeBasePath, paths) => {
    const { versions: result } = versions('["2.0", "1.0"]', { routeBasePath }, { baseUrl })
    expect(result.map(({ path }) => path)).toEqual(paths)
  })

  it('puts tags below the version', () =>
    expect(
      versions('["2.0"]', { routeBasePath: '/', tagsBasePath: 'теги' }).versions.map(
        ({ tagsPath }) => tagsPath,
      ),
    ).toEqual(['/next/теги', '/теги']))

  it('uses sidebars of frozen versions only if they exist', () => {
    const files = [
      'versioned_docs/version-2.0/a.md',
      'versioned_docs/version-1.0/a.md',
      'versioned_sidebars/version-1.0-sidebars.json',
    ]
    const { versions: result } = versions('["2.0", "1.0"]', { sidebarPath: 'sidebars.json' }, { files })
    expect(result.map(({ sidebarFile }) => sidebarFile)).toEqual([
      'sidebars.json',
      false,
      'versioned_sidebars/version-1.0-sidebars.json',
    ])
  })

  it('has no translated folder in an untranslated locale', () =>
    expect(versions(null, {}, { locale: { ...RU, translate: false } }).versions[0]).not.toHaveProperty(
      'localizedDir',
    ))

  it('prefixes folders with the id of the instance', () => {
    const files = ['sdk_versioned_docs/version-1.0/a.md', 'sdk_versioned_sidebars/version-1.0-sidebars.json']
    const { versions: result, found } = versions('["1.0"]', { id: 'sdk', path: 'sdk' }, { files })
    expect(found).toEqual([])
    expect(result[1]).toMatchObject({
      dir: 'sdk_versioned_docs/version-1.0',
      sidebarFile: 'sdk_versioned_sidebars/version-1.0-sidebars.json',
      localizedDir: 'i18n/ru/docusaurus-plugin-content-docs-sdk/version-1.0',
    })
  })
})

describe('mistakes', () => {
  it.each([
    ['{"a": 1}', '1:1 Expected a list of version names, such as ["2.0", "1.0"]'],
    ['[1]', '1:2 A version name must be text, found 1'],
    ['[" "]', '1:2 A version name must not be blank'],
    ['["2.0",\n "2.0"]', "2:2 Version '2.0' is listed twice"],
    ['["a/b"]', `1:2 Version name 'a/b' must not contain "/"`],
    ['["a\\\\b"]', `1:2 Version name 'a\\b' must not contain "\\\\"`],
    ['["a?"]', `1:2 Version name 'a?' must not contain "?"`],
    ['["a\\u0001"]', `1:2 Version name 'a\u0001' must not contain "\\u0001"`],
    ['[".."]', "1:2 A version cannot be called '..'"],
    [
      '["current"]',
      "1:2 A listed version cannot be called 'current': that name is reserved for the docs folder",
    ],
    [`["${'v'.repeat(33)}"]`, `1:2 Version name '${'v'.repeat(33)}' is longer than 32 characters`],
    [
      '["2.0", "3.0"]',
      "1:9 Version '3.0' has no docs: the folder versioned_docs/version-3.0 is missing or empty",
    ],
  ])('%s', (json, message) => expect(versions(json).messages).toContain(message))

  it('reports a version without a sidebar, unless no version has one', () => {
    const files = ['versioned_docs/version-2.0/a.md']
    expect(versions('["2.0"]', {}, { files }).messages).toEqual([
      "1:2 Version '2.0' has no sidebar: there is no versioned_sidebars/version-2.0-sidebars.json",
    ])
    expect(versions('["2.0"]', { sidebarPath: false }, { files }).messages).toEqual([])
  })

  it('reports folders that belong to no version, unless the docs have no versions', () => {
    const files = [
      'versioned_docs/version-2.0/a.md',
      'versioned_docs/version-1.0/a.md',
      'versioned_docs/b.md',
    ]
    const sidebars = { sidebarPath: false }
    const said = (json: string | null, options: Parameters<typeof versions>[1] = sidebars) =>
      versions(json, options, { files }).found.map(({ severity, message, hint }) => [severity, message, hint])
    expect(said('["2.0"]')).toEqual([
      [
        'warning',
        "versioned_docs/version-1.0 is not published: versions.json does not list '1.0'",
        'add "1.0" to versions.json, the newest version first, or remove the folder',
      ],
    ])
    expect(said(null).map(([, message]) => message)).toEqual([
      'versioned_docs/version-2.0 is not published: there is no versions.json',
      'versioned_docs/version-1.0 is not published: there is no versions.json',
    ])
    expect(said('["2.0", "1.0"]')).toEqual([])
    expect(said('["2.0", "1.0"]', { ...sidebars, onlyIncludeVersions: ['2.0'] })).toEqual([])
    expect(said('["2.0"]', { ...sidebars, disableVersioning: true })).toEqual([])
    expect(said('{}').map(([, message]) => message)).toEqual([
      'Expected a list of version names, such as ["2.0", "1.0"]',
    ])
  })

  it('reports folders without `version-` in their names', () => {
    const files = ['versioned_docs/3.0/a.md']
    const said = (json: string | null) =>
      versions(json, { sidebarPath: false }, { files }).found.map(({ message, hint }) => [message, hint])
    const message = 'versioned_docs/3.0 is not published: the folder of a version must be called version-3.0'
    const rename = 'rename it to versioned_docs/version-3.0, and'
    expect(said(null)).toEqual([
      [
        message,
        `${rename} write versions.json with the names of the versions, the newest first: ["3.0"]; or remove the folder`,
      ],
    ])
    const pictures = ['versioned_docs/images/a.png']
    expect(
      versions('["2.0"]', { sidebarPath: false }, { files: [...pictures, ...files] }).messages,
    ).toContainEqual(expect.stringContaining(message))
    expect(versions('["2.0"]', { sidebarPath: false }, { files: pictures }).messages).not.toContainEqual(
      expect.stringContaining('images'),
    )
    expect(said('["2.0"]')).toContainEqual([
      message,
      `${rename} add "3.0" to versions.json, the newest version first; or remove the folder`,
    ])
    expect(said('["3.0"]')).toEqual([
      [
        "Version '3.0' has no docs: the folder versioned_docs/version-3.0 is missing or empty",
        'Rename versioned_docs/3.0 to versioned_docs/version-3.0',
      ],
    ])
  })

  it('keeps the other versions', () =>
    expect(versions('["2.0", 7, "1.0"]').versions.map(({ name }) => name)).toEqual(['current', '2.0', '1.0']))

  it.each([
    [
      { lastVersion: '2.O' },
      "Docs option `lastVersion`: there is no version '2.O'; available versions: current, 2.0",
      "Did you mean '2.0'?",
    ],
    [
      { onlyIncludeVersions: ['2.0', '9'] },
      "Docs option `onlyIncludeVersions`: there is no version '9'; available versions: current, 2.0",
      '`docsite version 9` freezes the current docs as this version; otherwise remove the name',
    ],
    [
      { versions: { '2.': { label: 'x' } } },
      "Docs option `versions.2.`: there is no version '2.'; available versions: current, 2.0",
      "Did you mean '2.0'?",
    ],
  ])('%j', (options, message, hint) => {
    const { found } = versions('["2.0"]', options)
    expect(found.map((diagnostic) => [diagnostic.severity, diagnostic.message, diagnostic.hint])).toEqual([
      ['error', message, hint],
    ])
  })

  it('falls back to the first frozen version when the last one is unknown', () =>
    expect(versions('["2.0"]', { lastVersion: 'x' }).versions.find(({ isLast }) => isLast)?.name).toBe('2.0'))
})
