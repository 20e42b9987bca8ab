import { describe, expect, it } from 'vitest'
import type { NavbarNode } from '../../../runtime/model/navbar.ts'
import { build, findings, page } from './support.ts'

const pages = { 'a.md': '# A\n', 'b.md': '# B\n' }

function navbar(items: readonly unknown[], more: Readonly<Record<string, unknown>> = {}, files = pages) {
  const { config = {}, ...options } = more as { config?: Record<string, unknown> }
  return build(files, { ...options, config: { ...config, themeConfig: { navbar: { items } } } })
}

/** Nodes without the search box that is appended. */
const nodes = (...args: Parameters<typeof navbar>): readonly NavbarNode[] =>
  navbar(...args).site.navbar.items.slice(0, -1)

const versioned = {
  'a.md': '# A\n',
  'b.md': '# B\n',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md': '# A\n',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'versioned_docs/version-1.0/old.md': '# Old\n',
  'versioned_sidebars/version-2.0-sidebars.json': '{}',
  'versioned_sidebars/version-1.0-sidebars.json': '{}',
}

describe('links', () => {
  it('are on the right unless configured otherwise', () => {
    expect(
      nodes([
        { to: '/docs/a', label: 'A' },
        { to: '/docs/b', label: 'B', position: 'left', className: 'x' },
      ]),
    ).toEqual([
      {
        kind: 'link',
        position: 'right',
        label: 'A',
        href: '/docs/a',
        external: false,
        active: { by: 'path' },
      },
      {
        kind: 'link',
        position: 'left',
        label: 'B',
        className: 'x',
        href: '/docs/b',
        external: false,
        active: { by: 'path' },
      },
    ])
  })

  it('get base URL and trailing slash; URLs of other sites are unchanged', () => {
    const config = { baseUrl: '/base/', trailingSlash: true }
    const items = [
      { to: '/x?q#h', label: 'X' },
      { to: 'y', label: 'Y' },
      { href: 'https://example.org/z', label: 'Z' },
      { href: '/raw', label: 'R' },
      { href: '/raw', label: 'P', prependBaseUrlToHref: true },
      { to: 'pathname:///file.pdf', label: 'F' },
    ]
    expect(
      nodes(items, { config }).map(
        (node) => node.kind === 'link' && [node.href, node.external, node.active.by],
      ),
    ).toEqual([
      ['/base/x/?q#h', false, 'path'],
      ['/base/y/', false, 'path'],
      ['https://example.org/z', true, 'never'],
      ['/raw', true, 'never'],
      ['/base/raw', true, 'never'],
      ['/base/file.pdf', true, 'path'],
    ])
  })

  it('are active by prefix or regular expression if configured', () => {
    const config = { baseUrl: '/base/' }
    const items = [
      { to: '/x', label: 'X', activeBasePath: '/docs' },
      { to: '/x', label: 'X', activeBaseRegex: '^/base/(a|b)', activeBasePath: '/docs' },
    ]
    expect(nodes(items, { config }).map((node) => node.kind === 'link' && node.active)).toEqual([
      { by: 'prefix', prefix: '/base/docs' },
      { by: 'regex', source: '^/base/(a|b)' },
    ])
  })

  it('keep HTML labels and attributes', () => {
    expect(nodes([{ to: '/x', html: '<b>X</b>', 'aria-label': 'Икс', target: '_self' }])).toMatchObject([
      { label: '', html: '<b>X</b>', attributes: { 'aria-label': 'Икс', target: '_self' } },
    ])
  })
})

describe('other items', () => {
  it('without a type but with children are dropdowns', () => {
    expect(
      nodes([
        {
          label: 'Ещё',
          to: '/docs/a',
          items: [
            { to: '/docs/b', label: 'B' },
            { type: 'html', value: '<hr>' },
          ],
        },
      ]),
    ).toEqual([
      {
        kind: 'dropdown',
        position: 'right',
        label: 'Ещё',
        href: '/docs/a',
        items: [
          {
            kind: 'link',
            position: 'right',
            label: 'B',
            href: '/docs/b',
            external: false,
            active: { by: 'path' },
          },
          { kind: 'html', position: 'right', value: '<hr>' },
        ],
      },
    ])
  })

  it('are html, languages and items of the theme', () => {
    const items = [
      { type: 'html', value: '<i>x</i>', position: 'left' },
      { type: 'localeDropdown', queryString: 'a=b', dropdownItemsAfter: [{ to: '/x', label: 'X' }] },
      { type: 'custom-clock', zone: 'UTC', position: 'left' },
    ]
    expect(nodes(items)).toEqual([
      { kind: 'html', position: 'left', value: '<i>x</i>' },
      {
        kind: 'locale-dropdown',
        position: 'right',
        before: [],
        after: [
          {
            kind: 'link',
            position: 'right',
            label: 'X',
            href: '/x',
            external: false,
            active: { by: 'path' },
          },
        ],
        queryString: '?a=b',
      },
      { kind: 'custom', position: 'left', type: 'custom-clock', props: { zone: 'UTC' } },
    ])
  })
})

describe('the search box', () => {
  it('is appended at the right end', () => {
    expect(navbar([]).site.navbar.items).toEqual([{ kind: 'search', position: 'right' }])
  })

  it('keeps its configured position', () => {
    expect(navbar([{ type: 'search', position: 'left' }]).site.navbar.items).toEqual([
      { kind: 'search', position: 'left' },
    ])
  })
})

describe('links to docs', () => {
  it('contain the doc of every version and prefer the latest', () => {
    expect(nodes([{ type: 'doc', docId: 'a', label: 'A' }], {}, versioned)).toEqual([
      {
        kind: 'link',
        position: 'right',
        label: 'A',
        href: '/docs/a',
        external: false,
        active: { by: 'doc', instance: 'default', docPath: '/docs/a' },
        byVersion: {
          instance: 'default',
          hrefs: { '2.0': '/docs/a', current: '/docs/next/a', '1.0': '/docs/1.0/a' },
        },
      },
    ])
  })

  it('lead to a version that has the doc', () => {
    expect(nodes([{ type: 'doc', docId: 'old' }], {}, versioned)).toMatchObject([
      { label: 'old', href: '/docs/1.0/old', byVersion: { hrefs: { '1.0': '/docs/1.0/old' } } },
    ])
  })

  it('show nothing for drafts and are marked for unlisted pages', () => {
    const files = { 'a.md': page('draft: true'), 'b.md': page('unlisted: true') }
    const tables = navbar(
      [
        { type: 'doc', docId: 'a' },
        { type: 'doc', docId: 'b' },
      ],
      {},
      files,
    )
    expect(tables.site.navbar.items.slice(0, -1)).toMatchObject([{ href: '/docs/b', unlisted: true }])
    expect(tables.diagnostics).toEqual([])
  })

  it('must name a doc', () => {
    expect(findings(navbar([{ type: 'doc', docId: 'aa' }]))).toEqual([
      "site/unknown-doc: Couldn't find any doc with id 'aa', used in themeConfig.navbar.items[0] (versions 'current'). Available doc ids: a, b (did you mean 'a'?)",
    ])
  })

  it('must name a docs instance', () => {
    expect(findings(navbar([{ type: 'doc', docId: 'a', docsPluginId: 'defualt' }]))).toEqual([
      "site/unknown-docs-instance: themeConfig.navbar.items[0]: there are no docs with id 'defualt'. Available ids: default (did you mean 'default'?)",
    ])
  })
})

describe('links to sidebars', () => {
  const files = {
    ...pages,
    'sidebars.json': JSON.stringify({ main: ['b', 'a'], out: [{ type: 'link', label: 'X', href: '/x' }] }),
  }
  const more = { config: { docs: { sidebarPath: 'sidebars.json' } } }

  it('lead to the first page and use its label', () => {
    expect(nodes([{ type: 'docSidebar', sidebarId: 'main' }], more, files)).toEqual([
      {
        kind: 'link',
        position: 'right',
        label: 'B',
        href: '/docs/b',
        external: false,
        active: { by: 'sidebar', instance: 'default', sidebar: 'main' },
        byVersion: { instance: 'default', hrefs: { current: '/docs/b' } },
      },
    ])
  })

  it('need a sidebar that exists and has a page', () => {
    const items = [
      { type: 'docSidebar', sidebarId: 'mian' },
      { type: 'docSidebar', sidebarId: 'out' },
    ]
    expect(findings(navbar(items, more, files))).toEqual([
      "site/unknown-sidebar: Can't find any sidebar with id 'mian', used in themeConfig.navbar.items[0] (versions 'current'). Available sidebar ids: main, out (did you mean 'main'?)",
      "site/sidebar-without-link: themeConfig.navbar.items[1]: the sidebar 'out' has no page to link to (add a page, or a category with a page, to the sidebar; external links and HTML do not count)",
    ])
  })
})

describe('versions', () => {
  it('are listed with their labels', () => {
    expect(
      nodes(
        [{ type: 'docsVersionDropdown' }, { type: 'docsVersion', label: 'Версия', to: '/docs/a' }],
        {},
        versioned,
      ),
    ).toEqual([
      {
        kind: 'version-dropdown',
        position: 'right',
        instance: 'default',
        versions: [
          { name: 'current', label: 'Next' },
          { name: '2.0', label: '2.0' },
          { name: '1.0', label: '1.0' },
        ],
        before: [],
        after: [],
        activeClassDisabled: false,
      },
      { kind: 'version', position: 'right', instance: 'default', label: 'Версия', href: '/docs/a' },
    ])
  })

  it('can be chosen and relabelled', () => {
    const items = [
      { type: 'docsVersionDropdown', versions: ['1.0', 'current'] },
      { type: 'docsVersionDropdown', versions: { '2.0': { label: 'Стабильная' }, '1.0': {} } },
    ]
    expect(
      nodes(items, {}, versioned).map((node) => node.kind === 'version-dropdown' && node.versions),
    ).toEqual([
      [
        { name: '1.0', label: '1.0' },
        { name: 'current', label: 'Next' },
      ],
      [
        { name: '2.0', label: 'Стабильная' },
        { name: '1.0', label: '1.0' },
      ],
    ])
  })

  it('must exist', () => {
    expect(findings(navbar([{ type: 'docsVersionDropdown', versions: ['2.1'] }], {}, versioned))).toEqual([
      "site/unknown-version: themeConfig.navbar.items[0].versions: there is no version '2.1'. Available versions: 1.0, 2.0, current (did you mean '2.0'?)",
    ])
  })

  it('inside a dropdown are links to the main page', () => {
    const items = [{ type: 'dropdown', label: 'D', items: [{ type: 'docsVersion' }] }]
    expect(nodes(items, {}, versioned)).toMatchObject([
      {
        items: [
          { kind: 'link', label: '2.0', href: '/docs/a', byVersion: { hrefs: { current: '/docs/next/a' } } },
        ],
      },
    ])
  })
})

describe('the bar', () => {
  it('has a translated title and a logo with addresses', () => {
    const themeConfig = {
      navbar: {
        title: 'Платформа',
        logo: {
          src: 'img/logo.svg',
          srcDark: '/img/dark.svg',
          href: '/docs/a',
          alt: 'Логотип',
          width: 32,
          height: '24px',
        },
        style: 'dark',
        hideOnScroll: true,
        items: [{ to: '/docs/a', label: 'А' }],
      },
    }
    const { site } = build(pages, {
      config: { baseUrl: '/base/', themeConfig },
      navbarTranslations: {
        title: { message: 'Platform' },
        'logo.alt': { message: 'Logo' },
        'item.label.А': { message: 'A' },
      },
    })
    expect(site.navbar).toMatchObject({
      title: 'Platform',
      logo: {
        src: '/base/img/logo.svg',
        srcDark: '/base/img/dark.svg',
        alt: 'Logo',
        href: '/base/docs/a',
        width: 32,
        height: 24,
      },
      style: 'dark',
      hideOnScroll: true,
      items: [{ label: 'A' }, { kind: 'search' }],
    })
  })

  it('uses the site title as the name of the logo if there is no other text', () => {
    const alt = (navbar: object) =>
      build(pages, { config: { themeConfig: { navbar } } }).site.navbar.logo?.alt
    expect(alt({ logo: { src: 'l.svg' } })).toBe('Site')
    expect(alt({ title: 'T', logo: { src: 'l.svg' } })).toBe('')
  })
})
