// What becomes of a VitePress project: navigation, front page, addresses.
import { describe, expect, it } from 'vitest'
import { vitepress } from '../../../cli/init/generators/vitepress.ts'
import { projectFacts } from '../../helpers/project-facts.ts'
import { exportedData } from './exported-data.ts'

const FILE = 'docs/.vitepress/config.ts'
const PAGES = ['index', 'guide/index', 'guide/start', 'api/index', 'api/v2/index', 'api/v2/types', 'team']

/** The project with these pages, each empty, and this configuration. */
function project(config: object | undefined, files: Readonly<Record<string, string>> = {}) {
  const pages = Object.fromEntries(PAGES.map((id) => [`docs/${id}.md`, '']))
  return vitepress.project(projectFacts({ [FILE]: '', ...pages, ...files }), FILE, config)
}

const sidebarsOf = (sidebar: unknown) => exportedData(project({ themeConfig: { sidebar } }).sidebars ?? '')

describe('a sidebar', () => {
  it('has pages, groups, pages of groups and links', () => {
    const sidebar = [
      { text: 'Guide', link: '/guide/' },
      {
        text: '<b>Start</b> &amp; more',
        items: [
          { text: 'Start', link: '/guide/start.html' },
          { text: 'A part', link: '/guide/start#part' },
          { text: 'Elsewhere', link: 'https://example.com/' },
        ],
      },
      { text: 'API', link: '/api/', collapsed: true, items: [{ text: 'Types', link: 'api/v2/types.md' }] },
      { text: 'Open', collapsed: false, items: [{ items: [{ text: 'Team', link: '/team' }] }] },
      { text: 'Nothing', items: [] },
      { text: 'Only a name' },
    ]
    expect(sidebarsOf(sidebar)).toEqual({
      docs: [
        { type: 'doc', id: 'guide/index', label: 'Guide' },
        {
          type: 'category',
          label: 'Start & more',
          collapsible: false,
          items: [
            { type: 'doc', id: 'guide/start', label: 'Start' },
            { type: 'link', label: 'A part', href: '/guide/start#part' },
            { type: 'link', label: 'Elsewhere', href: 'https://example.com/' },
          ],
        },
        {
          type: 'category',
          label: 'API',
          link: { type: 'doc', id: 'api/index' },
          items: [{ type: 'doc', id: 'api/v2/types', label: 'Types' }],
        },
        {
          type: 'category',
          label: 'Open',
          collapsed: false,
          items: [{ type: 'doc', id: 'team', label: 'Team' }],
        },
      ],
    })
  })

  it('is one for each path, where a page belongs to the sidebar of its path', () => {
    const api = [
      { text: 'API', link: '/api/' },
      { text: 'Types', link: '/api/v2/types' },
    ]
    const sidebar = {
      '/': [
        { text: 'Start', link: '/guide/start' },
        { text: 'API', link: '/api/', items: [{ text: 'Team', link: '/team' }] },
        { text: 'Start again', link: '/guide/start' },
      ],
      'api/': api,
      '/api/v2/': api,
    }
    expect(sidebarsOf(sidebar)).toEqual({
      docs: [
        { type: 'doc', id: 'guide/start', label: 'Start' },
        {
          type: 'category',
          label: 'API',
          collapsible: false,
          items: [
            { type: 'ref', id: 'api/index', label: 'API' },
            { type: 'doc', id: 'team', label: 'Team' },
          ],
        },
        { type: 'ref', id: 'guide/start', label: 'Start again' },
      ],
      api: [
        { type: 'doc', id: 'api/index', label: 'API' },
        { type: 'doc', id: 'api/v2/types', label: 'Types' },
      ],
    })
  })

  it('adds its base, or that of a group, to addresses', () => {
    const items = [
      { text: 'Types', link: 'types' },
      { text: 'Slash', link: '/types' },
      { text: 'Others', base: '/guide', link: '/', items: [{ text: 'Start', link: '/start#part' }] },
      { text: 'Elsewhere', link: 'https://example.com/' },
    ]
    expect(sidebarsOf({ '/api/': { base: '/api/v2/', items } })).toEqual({
      api: [
        { type: 'doc', id: 'api/v2/types', label: 'Types' },
        { type: 'ref', id: 'api/v2/types', label: 'Slash' },
        {
          type: 'category',
          label: 'Others',
          link: { type: 'doc', id: 'guide/index' },
          collapsible: false,
          items: [{ type: 'link', label: 'Start', href: '/guide/start#part' }],
        },
        { type: 'link', label: 'Elsewhere', href: 'https://example.com/' },
      ],
    })
  })

  it('leads to README pages, and not to languages that are left out', () => {
    const themeConfig = {
      sidebar: [
        { text: 'Help', link: '/help/' },
        { text: 'Russian', link: '/ru/help/' },
      ],
    }
    const files = {
      'docs/help/README.md': '',
      'docs/ru/help/README.md': '',
      'docs/README.md': '',
      'docs/404.md': '',
    }
    const { sidebars, exclude, next } = project({ locales: { ru: {} }, themeConfig }, files)
    expect(exclude).toEqual(['README.md', '404.md', 'ru/**'])
    expect(next).toContain('404.md is left out: docsite has its own page for wrong addresses.')
    expect(exportedData(sidebars ?? '')).toEqual({
      docs: [{ type: 'doc', id: 'help/README', label: 'Help' }],
    })
  })

  it('names addresses without a page', () => {
    const { sidebars, next } = project({
      themeConfig: {
        sidebar: [
          { text: 'Team', link: '/team' },
          { text: 'Gone', link: '/gone' },
        ],
        nav: [{ text: 'Gone', link: '/gone' }],
      },
    })
    expect(exportedData(sidebars ?? '')).toEqual({ docs: [{ type: 'doc', id: 'team', label: 'Team' }] })
    expect(next.slice(0, 2)).toEqual([
      `The navigation of ${FILE} was converted.`,
      'Left out, because there is no such page: /gone.',
    ])
  })
})

describe('the theme', () => {
  it('has the items of the navbar, the logo, and social links by kind', () => {
    const themeConfig = {
      logo: { light: '/logo.svg', dark: '/dark.svg', alt: 'Acme' },
      nav: [
        { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
        { text: 'Part', link: 'guide/start.md#part' },
        { text: 'Index', link: '/guide/index.html#part' },
        { text: 'Terms', link: '/terms.pdf' },
        {
          text: 'More',
          items: [
            { text: 'Team', link: '/team' },
            { text: 'Group', items: [{ text: 'Site', link: 'https://example.com' }] },
          ],
        },
        { component: 'VersionSwitch' },
        { text: 'Empty', items: [{ text: 'Gone', link: '/gone' }] },
      ],
      socialLinks: [
        { icon: 'github', link: 'https://github.com/acme/printer' },
        { icon: 'discord', link: 'https://chat.example' },
        { icon: { svg: '<svg/>' }, link: 'https://a.example', ariaLabel: 'Forum' },
        { icon: 'mail', link: 'mailto:a@example.com' },
      ],
      footer: { message: 'MIT', copyright: '© Acme' },
    }
    const files = { 'docs/public/logo.svg': '', 'docs/public/dark.svg': '', 'docs/public/terms.pdf': '' }
    const { theme, staticDirectories } = project({ title: 'Acme', themeConfig }, files)
    const unnamed = project({ title: 'Acme', themeConfig: { ...themeConfig, siteTitle: false } }, files)
    expect(unnamed.theme?.navbar).not.toHaveProperty('title')
    expect(staticDirectories).toEqual(['docs/public'])
    expect(theme).toEqual({
      navbar: {
        title: 'Acme',
        logo: { src: 'logo.svg', srcDark: 'dark.svg', alt: 'Acme' },
        items: [
          { type: 'doc', docId: 'guide/index', label: 'Guide', position: 'left' },
          { label: 'Part', to: '/guide/start#part', position: 'left' },
          { label: 'Index', to: '/guide/#part', position: 'left' },
          { label: 'Terms', to: '/terms.pdf', position: 'left' },
          {
            label: 'More',
            position: 'left',
            items: [
              { type: 'doc', docId: 'team', label: 'Team' },
              { label: 'Site', href: 'https://example.com' },
            ],
          },
          { label: 'GitHub', href: 'https://github.com/acme/printer', position: 'right' },
        ],
      },
      footer: {
        links: [
          { label: 'Discord', href: 'https://chat.example' },
          { label: 'Forum', href: 'https://a.example' },
        ],
        copyright: 'MIT<br>© Acme',
      },
    })
  })

  it('is absent without any of that, and has no logo that is not there', () => {
    expect(project({ themeConfig: { logo: '/logo.svg' } }).theme).toBeUndefined()
  })
})

describe('the settings', () => {
  it.each([
    [
      'the language at the root',
      { lang: 'en', locales: { root: { lang: 'ru-RU', title: 'Принтер' } } },
      { language: 'ru', title: 'Принтер' },
    ],
    [
      'the address',
      { sitemap: { hostname: 'https://acme.dev' }, base: '/docs/' },
      { address: 'https://acme.dev/docs/' },
    ],
    ['formulas', { markdown: { math: true } }, { hasMath: true }],
    ['addresses with `.html`', {}, { hasHtmlAddresses: true, anchors: 'vitepress' }],
    ['addresses without it', { cleanUrls: true }, { hasHtmlAddresses: undefined }],
    ['ids by other rules', { markdown: { anchor: { slugify: () => '' } } }, { anchors: undefined }],
    [
      'the icon',
      {
        head: [
          ['meta', {}],
          ['link', { rel: 'icon', href: '/icon.svg' }],
        ],
      },
      { favicon: 'icon.svg' },
    ],
    [
      'an icon that is not there',
      { head: [['link', { rel: 'icon', href: '/a.svg' }]] },
      { favicon: undefined },
    ],
    ['a title from a package that is missing', { title: 'docsite-absent:acme.name' }, { title: undefined }],
    [
      'nothing, if the configuration cannot be run',
      undefined,
      { title: undefined, hasHtmlAddresses: undefined, folder: 'docs' },
    ],
  ])('%s', (_name, config, expected) => {
    const found = project(config, { 'docs/public/icon.svg': '' })
    for (const [key, value] of Object.entries(expected))
      expect([key, found[key as keyof typeof found]]).toEqual([key, value])
  })
})

describe('a front page', () => {
  const HOME = `---
layout: home
description: Prints "receipts"
hero:
  name: Acme
  text: Prints <b>fast</b>
  tagline: "* and well"
  actions:
    - { theme: brand, text: Start, link: /guide/start }
    - { theme: alt, text: Source, link: "https://example.com/a b" }
    - { theme: alt, text: Gone, link: /gone }
features:
  - { icon: "🚀", title: Fast, details: "As [fast] as can be", link: /api/ }
  - { title: Small, details: A few bytes }
  - { details: Nameless }
---

<script>import A from './A.vue'</script>

Between.

<script setup>
import Home from './Home.vue'
</script>

## More

[The team](./team.md)
`

  it('is converted with its text', () => {
    const { frontPage, exclude, next } = project({}, { 'docs/index.md': HOME })
    expect(exclude).toEqual(['index.md'])
    expect(next).toContain(
      'home.md replaces docs/index.md: its opening section is converted from front matter.',
    )
    expect(next).toContain('Left out, because there is no such page: /gone.')
    expect(frontPage).toEqual({
      file: 'home.md',
      text: `---
slug: /
layout: home
description: "Prints \\"receipts\\""
---

# Acme

:::hero

Prints fast

\\* and well

[Start](./guide/start.md)
[Source](<https://example.com/a b>)

:::

:::cards

- [Fast](./api/index.md): As \\[fast\\] as can be
- **Small**

  A few bytes
- Nameless

:::

Between.



## More

[The team](./team.md)
`,
    })
  })

  it('may be a README', () => {
    const facts = projectFacts({ [FILE]: '', 'docs/README.md': HOME, 'docs/team.md': '' })
    const { frontPage, exclude } = vitepress.project(facts, FILE, {})
    expect(exclude).toEqual(['README.md'])
    expect(frontPage?.text).toContain('# Acme\n')
  })

  it('is left to the author if it only has components, and the navigation leads to its address', () => {
    const config = { themeConfig: { nav: [{ text: 'Home', link: '/' }] } }
    const { frontPage, theme } = project(config, { 'docs/index.md': '---\nlayout: home\n---\n\n<Home />\n' })
    expect(frontPage).toEqual({ file: 'home.md', text: null })
    expect(theme).toEqual({ navbar: { items: [{ label: 'Home', to: '/', position: 'left' }] } })
  })
})
