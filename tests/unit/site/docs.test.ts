import { describe, expect, it } from 'vitest'
import { build, findings, page } from './support.ts'

const doc = (pages: Readonly<Record<string, string>>, options = {}) => build(pages, options).version.docs[0]!

describe('titles and descriptions', () => {
  it('come from the front matter, then the first heading, then the file name', () => {
    const { version } = build({
      'a.md': '---\ntitle: Given\ndescription: Own\n---\n\n# Heading\n\nLead.\n',
      '02-b.md': '# Heading\n\nLead *text*.\n',
      '03-c.md': 'Lead only.\n',
    })
    expect(version.docs.map(({ id, title, description }) => [id, title, description])).toEqual([
      ['b', 'Heading', 'Lead text.'],
      ['c', 'c', 'Lead only.'],
      ['a', 'Given', 'Own'],
    ])
  })

  it('do not contain marks of code and emphasis', () => {
    expect(doc({ 'a.md': '# Install **Typer**\n' }).title).toBe('Install Typer')
    expect(doc({ 'a.md': '---\ntitle: Use `a` well\n---\n\nText.\n' }).title).toBe('Use a well')
  })

  it('sorts docs by the code points of their paths', () => {
    const { version } = build({ 'б.md': 'x', 'b/a.md': 'x', 'B.md': 'x', 'a.md': 'x' })
    expect(version.docs.map(({ source }) => source)).toEqual(['B.md', 'a.md', 'b/a.md', 'б.md'])
  })
})

describe('addresses', () => {
  it.each([
    [null, '/docs/', '/docs/a/b'],
    [true, '/docs/', '/docs/a/b/'],
    [false, '/docs', '/docs/a/b'],
  ])('with trailingSlash %s', (trailingSlash, home, other) => {
    const { version } = build({ 'index.md': 'x', 'a/b.md': 'x' }, { config: { trailingSlash } })
    expect(version.docs.map(({ permalink }) => permalink)).toEqual([other, home])
  })

  it('keeps the base URL as it is', () => {
    const config = { baseUrl: '/base/', trailingSlash: false, docs: { routeBasePath: '/' } }
    expect(doc({ 'index.md': 'x' }, { config }).permalink).toBe('/base/')
  })

  it('composes letters in paths, ids and slugs', () => {
    const { version } = build({ 'и\u0306.md': 'x', 'a.md': page('slug: /и\u0306') })
    expect(version.docs.map(({ permalink }) => permalink).sort()).toEqual(['/docs/й', '/docs/й'])
  })

  it('decodes a slug once', () => {
    expect(doc({ 'a.md': page('slug: /a%20b') })).toMatchObject({ slug: '/a b', permalink: '/docs/a b' })
  })

  it.each(['../../x', '/../x', '..%2f..%2f..%2fx', '/a%2f..%2f..%2f..%2fb', '/a%00b', '/a%5cb'])(
    'refuses the slug %s and keeps the address of the file',
    (slug) => {
      const tables = build({ 'guide/a.md': page(`slug: ${slug}`) })
      expect(tables.version.docs[0]?.permalink).toBe('/docs/guide/a')
      expect(tables.diagnostics).toHaveLength(1)
      expect(tables.diagnostics[0]).toMatchObject({
        severity: 'error',
        place: { file: 'docs/guide/a.md', start: { line: 2 } },
      })
    },
  )

  it('uses file names unchanged', () => {
    expect(doc({ 'a#b %?c.md': 'x' }).permalink).toBe('/docs/a#b %?c')
  })
})

describe('duplicate ids', () => {
  it('reports both files and keeps the first', () => {
    const tables = build({ '01-a.md': 'x', '02-a.md': 'x' })
    expect(findings(tables)).toEqual([
      "docs/02-a.md:1:1 site/duplicate-id: Two docs of version 'current' have the id 'a': docs/01-a.md and docs/02-a.md (give one of them another `id`)",
    ])
    expect(tables.diagnostics[0]?.related).toEqual([
      { message: 'the other one', place: { file: 'docs/01-a.md', start: { line: 1, column: 1 } } },
    ])
    expect(tables.version.docs.map(({ file }) => file)).toEqual(['docs/01-a.md'])
  })
})

describe('drafts and unlisted pages', () => {
  const pages = { 'a.md': page('draft: true'), 'b.md': page('unlisted: true'), 'c.md': 'x' }

  it('omits drafts from a production build', () => {
    const { version } = build(pages)
    expect(version.docs.map(({ id, unlisted }) => [id, unlisted])).toEqual([
      ['b', true],
      ['c', false],
    ])
    expect(version.draftIds).toEqual(['a'])
  })

  it('shows everything in development', () => {
    const { version } = build(pages, { mode: 'development' })
    expect(version.docs.map(({ id, draft, unlisted }) => [id, draft, unlisted])).toEqual([
      ['a', true, false],
      ['b', false, false],
      ['c', false, false],
    ])
    expect(version.draftIds).toEqual([])
  })
})

describe('the main doc', () => {
  it.each([
    ['the one at the root', { 'a.md': 'x', 'z.md': page('slug: /') }, 'z'],
    [
      'the first of the sidebar',
      { 'b.md': page('sidebar_position: 1'), 'a.md': page('sidebar_position: 2') },
      'b',
    ],
  ])('is %s', (_name, pages, id) => {
    expect(build(pages).version.mainDocId).toBe(id)
  })

  it('is any doc if there are no sidebars', () => {
    const config = { docs: { sidebarPath: false } }
    expect(build({ 'b.md': 'x', 'a.md': 'x' }, { config }).version.mainDocId).toBe('a')
    expect(build({}, { config }).version.mainDocId).toBeUndefined()
  })
})

describe('edit links', () => {
  const editUrl = 'https://git.example.com/edit/main'

  it.each([
    ['the path below the site', 'a b/c.md', '', 'https://git.example.com/edit/main/docs/a%20b/c.md'],
    [
      'the address given by the page',
      'a.md',
      'custom_edit_url: https://other.example.com/x',
      'https://other.example.com/x',
    ],
    ['nothing when the page says so', 'a.md', 'custom_edit_url: null', undefined],
    ['nothing for an empty address', 'a.md', "custom_edit_url: ''", undefined],
  ])('lead to %s', (_name, file, line, expected) => {
    expect(doc({ [file]: page(line) }, { config: { docs: { editUrl } } }).editUrl).toBe(expected)
  })

  it('lead to translations only if configured', () => {
    const files = { 'a.md': 'x', 'i18n/en/docusaurus-plugin-content-docs/current/a.md': 'y' }
    const edit = (editLocalizedFiles: boolean) =>
      doc(files, {
        locale: 'en',
        config: {
          i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
          docs: { editUrl, editLocalizedFiles },
        },
      }).editUrl
    expect(edit(false)).toBe(`${editUrl}/docs/a.md`)
    expect(edit(true)).toBe(`${editUrl}/i18n/en/docusaurus-plugin-content-docs/current/a.md`)
  })

  it('of a frozen version lead to the current translation if both are configured', () => {
    const dir = 'i18n/en/docusaurus-plugin-content-docs'
    const { versions } = build(
      {
        'versions.json': '["1.0"]',
        'versioned_docs/version-1.0/a.md': 'x',
        [`${dir}/version-1.0/a.md`]: 'y',
      },
      {
        locale: 'en',
        config: {
          i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
          docs: { editUrl, editLocalizedFiles: true, editCurrentVersion: true },
        },
      },
    )
    expect(versions[1]?.docs[0]?.editUrl).toBe(`${editUrl}/${dir}/current/a.md`)
  })

  it('can be returned by a function of the configuration', () => {
    const edit = (give: unknown) => build({ 'b/a.md': 'x' }, { config: { docs: { editUrl: give } } })
    const { version } = edit((page: object) => `https://e.com/${encodeURIComponent(JSON.stringify(page))}`)
    const { editUrl: url = '' } = version.docs[0] ?? {}
    expect(JSON.parse(decodeURIComponent(url.slice('https://e.com/'.length)))).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'b/a.md',
      permalink: '/docs/b/a',
      locale: 'ru',
    })
    expect(edit(() => undefined)).toMatchObject({ version: { docs: [{ id: 'b/a' }] }, diagnostics: [] })
    expect(findings(edit(() => 'javascript:x'))).toEqual([
      'docs/b/a.md:1:1 site/edit-url: docs.editUrl does not return a URL for this page: javascript:x (return an http or https URL, or undefined for no link)',
    ])
    expect(edit(() => 5).diagnostics).toHaveLength(1)
    const failing = () => {
      throw new Error('no')
    }
    expect(edit(failing).diagnostics[0]?.message).toBe('docs.editUrl throws an error for this page: no')
  })

  it.each(['image', 'custom_edit_url'])('refuse %s with a scheme that runs something', (key) => {
    const tables = build({ 'a.md': page(`${key}: "java\\tscript:alert(1)"`) })
    expect(findings(tables)).toEqual([
      `docs/a.md:2:1 site/unsafe-address: \`${key}\` has a URL with a scheme that is not allowed: javascript: (use http, https, or a path of this site)`,
    ])
    expect(tables.version.docs[0]?.editUrl).toBeUndefined()
  })
})

describe('the last update', () => {
  const history = new Map([['docs/a.md', { time: 1_700_000_000, author: 'Анна' }]])
  const docs = { showLastUpdateTime: true, showLastUpdateAuthor: true }

  it('comes from the history', () => {
    expect(doc({ 'a.md': 'x' }, { history, config: { docs } }).lastUpdate).toEqual({
      date: '2023-11-14T22:13:20.000Z',
      author: 'Анна',
    })
  })

  it('comes from the page before the history', () => {
    const own = page('last_update:', '  author: Пётр')
    expect(doc({ 'a.md': own }, { history, config: { docs } }).lastUpdate).toMatchObject({ author: 'Пётр' })
  })

  it('contains only the parts that the site shows', () => {
    const only = { showLastUpdateAuthor: true }
    expect(doc({ 'a.md': 'x' }, { history, config: { docs: only } }).lastUpdate).toEqual({ author: 'Анна' })
    expect(doc({ 'a.md': 'x' }, { history }).lastUpdate).toBeUndefined()
  })

  it('reports once that files have no history', () => {
    const tables = build({ 'b.md': 'x', 'c.md': 'x' }, { history, config: { docs } })
    expect(findings(tables)).toEqual([
      'docs/b.md:1:1 site/untracked-page: No commit contains docs/b.md and 1 more, so no last update is shown (commit the files, or add `last_update` to their front matter)',
    ])
  })
})

describe('translations', () => {
  it('replace files of the same path and nothing else', () => {
    const { version } = build(
      {
        'a.md': '# Один\n',
        'b.md': '# Два\n',
        'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# One\n',
        'i18n/en/docusaurus-plugin-content-docs/current/only.md': '# Only\n',
      },
      { locale: 'en', config: { i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } } },
    )
    expect(version.docs.map(({ permalink, title }) => [permalink, title])).toEqual([
      ['/en/docs/a', 'One'],
      ['/en/docs/b', 'Два'],
    ])
  })
})
