// Configurations that a build must refuse with exit code 2, as an author meets them: a file on disk, a message with a place.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findSecrets } from '../../../cli/config/secrets.ts'
import { validateConfig } from '../../../cli/config/validate.ts'
import { loadConfig } from '../../../cli/io/load-config.ts'
import { formatDiagnostics } from '../../../cli/report/terminal.ts'
import { testCode } from '../../helpers/site-code.ts'
import { accepted } from './support.ts'

const { code } = testCode()

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** What an author reads for a site of these files. */
async function printed(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = site(files)
  const loaded = await loadConfig(folder, code)
  const found =
    'value' in loaded ? validateConfig(loaded.value, loaded.file, loaded.text).diagnostics : loaded
  return formatDiagnostics(found, { color: false, sourceOf: (file) => files[file] }).replaceAll(
    folder,
    '<site>',
  )
}

/** A configuration around further lines. */
function config(...lines: readonly string[]): string {
  return [
    'export default {',
    "  title: 'T', url: 'https://a.example', baseUrl: '/',",
    ...lines,
    '}',
    '',
  ].join('\n')
}

const EXAMPLE = `            import { defineConfig } from 'docsite'

            export default defineConfig({
              title: 'My site',
              url: 'https://docs.example.com',
              baseUrl: '/',
            })
`

describe('no usable file', () => {
  test('no configuration: what was looked for, and an example', async () => {
    expect(await printed({ 'docs/a.md': '# A' })).toBe(
      `  error no configuration in <site>: looked for site.config.ts, site.config.mts, site.config.js, site.config.mjs, site.config.json config/not-found
      hint: run docsite init, or create site.config.ts:
${EXAMPLE}
1 error
`,
    )
  })

  test('the configuration of Docusaurus alone: how to carry it over', async () => {
    expect(await printed({ 'docusaurus.config.js': 'module.exports = {}' })).toMatch(
      /hint: run docsite migrate: it converts docusaurus\.config\.js to site\.config\.ts/,
    )
  })

  test.each([
    ['docsite.config.ts', /hint: rename docsite\.config\.ts to site\.config\.ts\n/],
    ['site.config.yml', /hint: site\.config\.yml is not read: create site\.config\.ts instead:\n/],
  ])('a configuration named %s: the name it must have', async (name, hint) => {
    expect(await printed({ [name]: config() })).toMatch(hint)
  })

  test('two configurations: both are named', async () => {
    expect(await printed({ 'site.config.ts': config(), 'site.config.json': '{}' })).toBe(`site.config.ts
  1:1 error several configuration files: site.config.ts and site.config.json config/several-files
      1 | export default {
        | ^
      hint: keep one of them, for example site.config.ts

1 error in 1 file
`)
  })

  test.each([
    ['an empty file', '', 'the configuration is empty config/empty'],
    ['blanks', ' \n', 'the configuration is empty config/empty'],
    ['an empty object', 'export default {}', 'the configuration is empty config/empty'],
    [
      'no default export',
      'export const x = 1',
      'the configuration has no default export config/no-default-export',
    ],
  ])('%s', async (_name, text, message) => {
    const found = await printed({ 'site.config.ts': text })
    expect(found).toContain(`  1:1 error ${message}\n`)
    expect(found).toContain(EXAMPLE)
  })

  test('a folder that is not there', async () => {
    const missing = join(site({}), 'nowhere')
    expect(await loadConfig(missing, code)).toEqual([
      {
        code: 'config/no-site',
        severity: 'error',
        message: `the folder ${missing} does not exist or cannot be read`,
        hint: 'pass the site folder, the one that contains site.config.ts',
      },
    ])
  })
})

describe('code that does not run', () => {
  test('a syntax error stands at its place, counted in UTF-16 units', async () => {
    expect(
      await printed({ 'site.config.ts': "const name = 'Жук 🐞'; export defult {\n}\n" }),
    ).toBe(`site.config.ts
  1:31 error Unexpected "defult" config/syntax
      1 | const name = 'Жук 🐞'; export defult {
        |                               ^^^^^^
      hint: Fix the code at this place.

1 error in 1 file
`)
  })

  test('an exception stands at its place in the author’s file, the stack cut down to the author’s code', async () => {
    const files = {
      'site.config.ts': "import { nav } from './theme/nav'\n\nexport default { items: nav(null) }\n",
      'theme/nav.ts':
        'interface Item { a: { b: string } }\n\nexport function nav(item: Item | null) {\n  return item!.a.b\n}\n',
    }
    expect(await printed(files)).toBe(`theme/nav.ts
  4:16 error TypeError: Cannot read properties of null (reading 'a') config/exception
      3 | export function nav(item: Item | null) {
      4 |   return item!.a.b
        |                ^
      hint: correct this line: the configuration is a module that runs in Node before anything is built
      called from here: site.config.ts:3:25

1 error in 1 file
`)
  })

  test('a thrown text is told; it has no place of its own', async () => {
    expect(await printed({ 'site.config.js': "throw 'no'\n" })).toContain(
      "1:1 error threw 'no' config/exception\n",
    )
  })

  test('a file or package that is not there stands at its import', async () => {
    const files = {
      'site.config.ts': "import a from './nav'\nimport b from 'no-such-package'\nexport default { a, b }\n",
    }
    expect(await printed(files)).toBe(
      `site.config.ts
  1:15 error Could not resolve "./nav" config/import
      1 | import a from './nav'
        |               ^^^^^^^
      hint: Correct the path: it is relative to the folder of this file.
  2:15 error Could not resolve "no-such-package" config/import
      1 | import a from './nav'
      2 | import b from 'no-such-package'
        |               ^^^^^^^^^^^^^^^^^
      hint: Correct the name, or run npm install no-such-package in the site folder.

2 errors in 1 file
`,
    )
  })

  test('JSON with a mistake', async () => {
    expect(await printed({ 'site.config.json': '{\n  "title": ,\n}' })).toContain(
      '2:12 error Unexpected "," in JSON config/syntax\n',
    )
  })
})

describe('values that cannot be used', () => {
  test('an unknown key stands at the key, with the nearest one', async () => {
    expect(await printed({ 'site.config.ts': config("  docs: { routeBasPath: '/' },") })).toBe(`site.config.ts
  3:11 error docs.routeBasPath: unknown key config/unknown-key
      2 |   title: 'T', url: 'https://a.example', baseUrl: '/',
      3 |   docs: { routeBasPath: '/' },
        |           ^^^^^^^^^^^^
      hint: did you mean 'routeBasePath'?

1 error in 1 file
`)
  })

  test('a wrong type and a number out of range: path, expected, found', async () => {
    const lines = [
      '  search: { maxSearchResults: -1 },',
      '  themeConfig: {',
      "    navbar: { items: [{ to: '/', label: 'A' }, { type: 'search' }, { to: '/b', label: 'B', position: 'top' }] },",
      '  },',
    ]
    const found = await printed({ 'site.config.ts': config(...lines) })
    expect(found.match(/^ {2}\d.*$/gm)).toEqual([
      '  3:13 error search.maxSearchResults: expected a number of at least 1, found -1 config/wrong-value',
      "  5:92 error themeConfig.navbar.items[2].position: expected 'left' or 'right', found 'top' config/wrong-value",
    ])
  })

  test('an unknown navbar item type: the known ones, sorted', async () => {
    const found = await printed({
      'site.config.ts': config("  themeConfig: { navbar: { items: [{ type: 'docs' }] } },"),
    })
    expect(found.match(/^ {2}\d.*$/gm)).toEqual([
      '  3:38 error themeConfig.navbar.items[0].type: No NavbarItem component found for type "docs". Known types: default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown, search and custom-* config/unknown-navbar-type',
    ])
    expect(found).toContain("hint: did you mean 'doc'?")
  })
})

describe('base URL and address', () => {
  const told = (extra: object) =>
    validateConfig({ title: 'T', url: 'https://a.example', baseUrl: '/', ...extra }, 'f').diagnostics.map(
      ({ severity, code, message, hint }) => [severity, code, message, hint],
    )

  test.each([
    ['https://b.example/x/', 'a path without a host', "write url: 'https://b.example', baseUrl: '/x/'"],
    ['//b.example/x', 'a path without a host', "write baseUrl: '/x/'"],
    ['/a/../b', 'a path without `.` or `..` segments', "write baseUrl: '/a/b/'"],
    ['/a/?v=1', 'a path without `?` or `#`', "write baseUrl: '/a/'"],
    ['/a#b', 'a path without `?` or `#`', "write baseUrl: '/a/'"],
    ['/a b/', 'a path with a single `/` between its segments', "write baseUrl: '/a/b/'"],
    ['/a//b/', 'a path with a single `/` between its segments', "write baseUrl: '/a/b/'"],
    ['\\a', 'a path with a single `/` between its segments', "write baseUrl: '/a/'"],
  ])('baseUrl %s is refused with the corrected form', (baseUrl, expected, hint) => {
    expect(told({ baseUrl })).toEqual([
      ['error', 'config/base-url', `baseUrl: expected ${expected}, found '${baseUrl}'`, hint],
    ])
  })

  test.each(['docs', 'docs/', 'a/b'])(
    'baseUrl %s without its first slash is put right with a warning',
    (baseUrl) => {
      const corrected = `/${baseUrl.replace(/\/$/, '')}/`
      const message = `baseUrl: expected a path that begins with \`/\`, found '${baseUrl}'; using '${corrected}'`
      expect(told({ baseUrl })).toEqual([
        ['warning', 'config/base-url', message, `write baseUrl: '${corrected}'`],
      ])
      expect(validateConfig({ title: 'T', url: 'https://a.example', baseUrl }, 'f').config?.baseUrl).toBe(
        corrected,
      )
    },
  )

  test.each([
    ['https://a.example/docs', 'a URL without a path', "write url: 'https://a.example', baseUrl: '/docs/'"],
    ['https://a.example/?x', 'a URL without a path', "write url: 'https://a.example'"],
    [
      'docs.example.com',
      'a URL that begins with http:// or https://',
      "write url: 'https://docs.example.com'",
    ],
    [
      'docs.example.com/x',
      'a URL that begins with http:// or https://',
      "write url: 'https://docs.example.com', baseUrl: '/x/'",
    ],
    [
      '//docs.example.com',
      'a URL that begins with http:// or https://',
      "write url: 'https://docs.example.com'",
    ],
    ['localhost:3000', 'a URL that begins with http:// or https://', "write url: 'https://localhost:3000'"],
    [
      'ftp://a.example',
      'a URL that begins with http:// or https://',
      "for example url: 'https://docs.example.com'",
    ],
    [
      'https://me:pw@a.example/x',
      'a URL without a user name or password',
      "write url: 'https://a.example', baseUrl: '/x/'",
    ],
  ])('url %s', (url, expected, hint) => {
    expect(told({ url })).toEqual([
      ['error', 'config/site-url', `url: expected ${expected}, found '${url}'`, hint],
    ])
  })

  test.each(['docs.example.com/x', 'https://a.example/docs', 'https://me:pw@a.example', '//a.example/x?y'])(
    'the hint for url %s is taken',
    (url) => {
      const hint = told({ url })[0]?.[3] ?? ''
      const { url: origin, baseUrl } =
        /url: '(?<url>[^']*)'(?:, baseUrl: '(?<baseUrl>[^']*)')?/.exec(hint)?.groups ?? {}
      expect(told({ url: origin, ...(baseUrl ? { baseUrl } : {}) })).toEqual([])
    },
  )
})

test('html in fields that are text is kept as text', () => {
  const img = '<img src=x onerror=alert(1)>'
  const config = accepted({
    title: img,
    tagline: img,
    themeConfig: {
      navbar: { title: img, items: [{ to: '/', label: img }] },
      footer: { links: [{ to: '/', label: img }] },
    },
  })
  expect([config.title, config.tagline, config.themeConfig.navbar.title]).toEqual([img, img, img])
})

describe('secrets in custom fields', () => {
  const text = config("  customFields: { apiKey: 'k-12345', nested: { list: ['AKIAABCDEFGHIJKLMNOP'] } },")
  const customFields = { apiKey: 'k-12345', nested: { list: ['AKIAABCDEFGHIJKLMNOP'] } }

  test('are told by key and place, and never printed', () => {
    const found = findSecrets(accepted({ customFields }), 'site.config.ts', text)
    const shown = formatDiagnostics(found, { color: false, sourceOf: () => text })
    expect(shown).toBe(`site.config.ts
  3:19 warning customFields.apiKey: the name suggests that the value is a secret, and custom fields can be published config/secret
      hint: remove it from the configuration: everything on a published site can be read by anyone
  3:55 warning customFields.nested.list[0]: the value has the format of a secret, and custom fields can be published config/secret
      hint: remove it from the configuration: everything on a published site can be read by anyone

2 warnings in 1 file
`)
  })

  test.each([
    ['password', 'x', true],
    ['accessToken', 'x', true],
    ['GITHUB_SECRET', 'x', true],
    ['pem', '-----BEGIN RSA PRIVATE KEY-----\nabc', true],
    ['jwt', 'eyJhbGciOi.eyJzdWIiOi.abc', true],
    ['id', '9f8A7b6C5d4E3f2G1h0J', true],
    ['password', '', false],
    ['passwordLength', 8, false],
    ['title', 'Документация платформы версии 10', false],
    ['path', '/docs/guides/upgrade-guide/pg15-to-pg17', false],
    ['name', 'general-overview-architecture', false],
  ])('%s: %j', (key, value, expected) => {
    expect(findSecrets(accepted({ customFields: { [key]: value } }), 'f').length > 0).toBe(expected)
  })
})
