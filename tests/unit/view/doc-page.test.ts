import { describe, expect, it } from 'vitest'
import type { Article } from '../../../cli/model/article.ts'
import { docPageView } from '../../../cli/view/doc-page.ts'
import type { DocPage } from '../../../runtime/model/page.ts'
import type { Files, TablesOptions } from '../../helpers/tables.ts'
import { page } from '../site/support.ts'
import { viewSite } from './support.ts'

const place = { file: 'docs/a.md', start: { line: 1, column: 1 } }
const ARTICLE: Article = {
  file: 'docs/a.md',
  hasOwnTitle: false,
  html: { pieces: ['<p><a', '>x</a></p>'], slots: [0] },
  markdown: { pieces: [''], slots: [] },
  slots: [{ kind: 'link', url: 'b', syntax: 'markdown', place }],
  toc: [
    { id: 'two', level: 2, html: 'Two' },
    { id: 'three', level: 3, html: 'Three' },
    { id: 'four', level: 4, html: 'Four' },
  ],
  anchors: [],
  links: [],
  sections: [],
  styles: {},
  features: ['code'],
  unknownComponents: [],
  unknownLanguages: [],
  diagnostics: [],
}

function view(
  pages: Files,
  options: TablesOptions & { id?: string; version?: number; article?: Partial<Article> } = {},
): DocPage {
  const { context } = viewSite(pages, options)
  const version = context.tables.versions[options.version ?? 0]!
  const doc = version.docs.find(({ id }) => id === (options.id ?? 'a'))!
  const filled = [{ target: { kind: 'page' as const, href: '/docs/b', path: '/docs/b' } }]
  const article = { ...ARTICLE, ...options.article }
  return docPageView({ doc, version, article, filled, style: '/assets/page-1.css' }, context)
}

describe('a doc page', () => {
  it('holds everything the components show', () => {
    expect(
      view({ 'a.md': page('title: A', 'description: D', 'tags: [x, X]'), 'b.md': page('title: B') }),
    ).toEqual({
      kind: 'doc',
      id: 'a',
      path: '/docs/a',
      documentTitle: 'A | Site',
      description: 'D',
      htmlClass:
        'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-a',
      docs: { instance: 'default', version: 'current' },
      siteHash: 'hash',
      sidebar: {
        way: [0],
        key: 'default/current/defaultSidebar',
        items: [
          { type: 'link', label: 'A', href: '/docs/a' },
          { type: 'link', label: 'B', href: '/docs/b' },
        ],
      },
      breadcrumbs: [{ label: 'A' }],
      next: { label: 'B', href: '/docs/b' },
      title: 'A',
      article: '<p><a href="/docs/b">x</a></p>',
      toc: [{ id: 'two', html: 'Two', children: [{ id: 'three', html: 'Three' }] }],
      tocMin: 2,
      tocMax: 3,
      showToc: true,
      tags: [{ label: 'x', href: '/docs/tags/x' }],
      features: ['code'],
      style: '/assets/page-1.css',
    })
  })

  it.each([
    ['its article has a heading of its own', 'title: A', { hasOwnTitle: true }],
    ['it hides its title', 'hide_title: true', {}],
  ])('has no heading when %s', (_name, line, article) => {
    expect(view({ 'a.md': page(line) }, { article }).title).toBeUndefined()
  })

  it('is a front page with nothing beside or around its text', () => {
    const home = view({ 'a.md': page('layout: home'), 'b.md': page() })
    expect(home).toMatchObject({ title: 'a', breadcrumbs: [], showToc: false })
    expect(home.htmlClass.split(' ')).toContain('docs-home')
    for (const key of ['sidebar', 'previous', 'next']) expect(home).not.toHaveProperty(key)
    const kept = view({ 'a.md': page('layout: home', 'displayed_sidebar: defaultSidebar'), 'b.md': page() })
    expect(kept.sidebar?.key).toBe('default/current/defaultSidebar')
  })

  it('has the window for itself, without what is said of a text', () => {
    const full = view({ 'a.md': page('layout: full', 'last_update: { author: Аня }'), 'b.md': page() })
    expect(full).toMatchObject({ breadcrumbs: [], showToc: false })
    expect(full.htmlClass.split(' ')).toContain('docs-full-page')
    expect(full.htmlClass.split(' ')).not.toContain('docs-doc-page')
    for (const key of ['sidebar', 'previous', 'next', 'editUrl', 'lastUpdate', 'feedback'])
      expect(full).not.toHaveProperty(key)
  })

  it('asks about the page at its whole address', () => {
    const config = { themeConfig: { feedback: { endpoint: '/f' } } }
    expect(view({ 'a.md': page() }, { config }).feedback).toEqual({
      endpoint: '/f',
      url: 'https://example.com/docs/a',
    })
  })

  it('may hide or narrow its table of contents', () => {
    expect(view({ 'a.md': page('hide_table_of_contents: true') }).showToc).toBe(false)
    const narrowed = view({ 'a.md': page('toc_min_heading_level: 3', 'toc_max_heading_level: 4') })
    expect(narrowed).toMatchObject({
      tocMin: 3,
      tocMax: 4,
      toc: [{ id: 'three', children: [{ id: 'four' }] }],
    })
  })

  it.each([
    ['null', undefined, []],
    ['other', 'default/current/other', []],
  ])('shows the sidebar %s it asks for', (name, key, breadcrumbs) => {
    const files = {
      'a.md': page(`displayed_sidebar: ${name}`),
      'b.md': 'x',
      'sidebars.json': JSON.stringify({ main: ['a'], other: ['b'] }),
    }
    const shown = view(files, { config: { docs: { sidebarPath: 'sidebars.json' } } })
    expect(shown.sidebar?.key).toBe(key)
    expect(shown.breadcrumbs).toEqual(breadcrumbs)
  })

  it('marks unlisted pages, and drafts while they are written', () => {
    expect(view({ 'a.md': page('unlisted: true') })).toMatchObject({ unlisted: true })
    const inDevelopment = view({ 'a.md': page('draft: true') }, { mode: 'development' })
    expect(inDevelopment).toMatchObject({ draft: true })
    expect(inDevelopment.unlisted).toBeUndefined()
  })

  it('shows edit link and last change', () => {
    const config = { docs: { editUrl: 'https://git.example.com', showLastUpdateTime: true } }
    const history = new Map([['docs/a.md', { time: 0, author: 'X' }]])
    expect(view({ 'a.md': 'x' }, { config, history })).toMatchObject({
      editUrl: 'https://git.example.com/docs/a.md',
      lastUpdate: { date: '1970-01-01T00:00:00.000Z' },
    })
  })

  it('encodes the addresses it links to', () => {
    const files = { 'a.md': page('tags: [{ label: x, permalink: "100%25" }]'), 'b#c.md': 'x' }
    const shown = view(files)
    expect(shown.tags).toEqual([{ label: 'x', href: '/docs/tags/100%25' }])
    expect(shown.next?.href).toBe('/docs/b%23c')
  })
})

describe('breadcrumbs', () => {
  const pages = { 'g/index.md': '# Раздел\n', 'g/h/a.md': '# А\n' }

  it('follow the sidebar; a category without a page is plain text', () => {
    expect(view(pages, { id: 'g/h/a' }).breadcrumbs).toEqual([
      { label: 'Раздел', href: '/docs/g/' },
      { label: 'h' },
      { label: 'А' },
    ])
  })

  it('begin with the home page where there is one', () => {
    const files = { 'index.md': '# Начало\n', 'a.md': '# А\n' }
    const config = { docs: { routeBasePath: '/' } }
    expect(view(files, { config }).breadcrumbs).toEqual([
      { label: 'Главная страница', href: '/' },
      { label: 'А' },
    ])
    expect(view(files, { config, id: 'index' }).breadcrumbs).toEqual([{ label: 'Начало' }])
  })

  it('can be switched off', () => {
    expect(view(pages, { id: 'g/h/a', config: { docs: { breadcrumbs: false } } }).breadcrumbs).toEqual([])
  })
})

describe('versions', () => {
  const pages = {
    'a.md': '# Новая\n',
    'only.md': '# Только здесь\n',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': '# Вторая\n',
    'versioned_docs/version-2.0/index.md': '# Начало\n',
    'versioned_docs/version-1.0/a.md': '# Первая\n',
  }

  it('that are not the last lead to the same doc in the last one', () => {
    expect(view(pages)).toMatchObject({
      versionBadge: 'Next',
      versionBanner: {
        kind: 'unreleased',
        latest: { label: 'Вторая', href: '/docs/a' },
        latestVersion: '2.0',
      },
    })
    expect(view(pages, { version: 2 }).versionBanner?.kind).toBe('unmaintained')
    expect(view(pages, { version: 1 }).versionBanner).toBeUndefined()
  })

  it('lead to the main doc when the last one has no such doc', () => {
    expect(view(pages, { id: 'only' }).versionBanner?.latest).toEqual({ label: 'Начало', href: '/docs/' })
  })

  it('name the same doc in each other one that has it', () => {
    expect(view(pages, { version: 1 }).alternates).toEqual({ current: '/docs/next/a', '1.0': '/docs/1.0/a' })
    expect(view(pages, { id: 'only' }).alternates).toBeUndefined()
  })

  it('have neither badge nor banner when there is one', () => {
    const shown = view({ 'a.md': 'x' })
    expect([shown.versionBadge, shown.versionBanner]).toEqual([undefined, undefined])
  })
})
