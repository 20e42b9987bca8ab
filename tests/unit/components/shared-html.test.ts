// What the server draws once for many pages is what each of them would have had drawn for itself alone.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SidebarIndex } from '../../../cli/model/site-lookup.ts'
import { sidebarIndex } from '../../../cli/view/sidebar-index.ts'
import { loadInteractionCode } from '../../../runtime/components/interaction-code.ts'
import { message } from '../../../runtime/messages/message.ts'
import type { NavbarNode } from '../../../runtime/model/navbar.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import type { MoreText, SidebarItem } from '../../../runtime/model/sidebar.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import { bundledServer, normalized, type Render } from './bundled-server.ts'
import { renderPage } from './render-page.tsx'
import { docPage, navLink, notFoundPage, site, tagPage } from './sample.ts'

const made: { preact: Render; react: Render } = { preact: () => '', react: () => '' }
beforeAll(async () => {
  made.preact = await bundledServer('preact')
  made.react = await bundledServer('react')
})

/** Html of each page, drawn one after the other, as by the components alone, with everything drawn anew for each page. */
function expectAlike(site: SiteView, pages: readonly PageView[]) {
  for (const page of pages) {
    const alone = renderPage(site, page)
    expect(normalized(made.preact(site, page))).toEqual(normalized(alone))
    expect(made.react(site, page).replaceAll('<!-- -->', '')).toBe(alone)
  }
}

const withItems = (...items: NavbarNode[]): SiteView => ({ ...site, navbar: { ...site.navbar, items } })
const docAt = (path: string, rest: object = {}): PageView => ({ ...docPage, path, ...rest })

describe('a frame', () => {
  it('has the active links of its own page', () => {
    const items: NavbarNode[] = [
      navLink('Путь', '/docs/a'),
      navLink('Только', '/docs', { active: { by: 'path', exact: true } }),
      navLink('Начало', '/', { active: { by: 'regex', source: 'a/b$' } }),
      navLink('Скрытая', '/docs/a/b', { unlisted: true }),
      navLink('По версии', '/docs/x', {
        byVersion: { instance: 'default', hrefs: { current: '/docs/x', '10': '/docs/10/x' } },
      }),
      {
        kind: 'dropdown',
        position: 'right',
        label: 'Ещё',
        href: '/docs/a',
        items: [navLink('Там', '/docs/a/b'), { kind: 'html', position: 'left', value: '<hr>' }],
      },
      { kind: 'html', position: 'right', value: '<b>html</b>' },
      { kind: 'search', position: 'right' },
    ]
    const old = { docs: { instance: 'default', version: '10' } }
    expectAlike(withItems(...items), [
      docAt('/docs'),
      docAt('/docs/a'),
      docAt('/docs/a/b'),
      docAt('/docs/A/b/'),
      docAt('/docs/x'),
      docAt('/docs/10/x', old),
      docAt('/docs/10/y', old),
      tagPage,
      notFoundPage,
    ])
  })

  it('has a button for the menu only where the menu has something to show', () => {
    const { sidebar, ...alone } = docPage
    expectAlike(withItems(), [docPage, alone, docPage])
  })

  it.each(site.navbar.items.map((item) => [item.kind, item] as const))('follows a %s item', (_, item) => {
    expectAlike(withItems(item), [docAt('/docs/a'), docAt('/docs/b'), tagPage])
  })
})

/** Texts that html, attributes and messages write otherwise, and none at all. */
const text = fc.constantFrom('', 'текст', '<b> & "c" \'d\'', '{versionLabel}', '$&', '0')
const address = fc.constantFrom('/', '/docs/a', '/docs/a?b&c="d"', 'https://example.org/')
const navLinks = fc.record({ label: text, href: address })
const crumb = fc.record({ label: text, href: address }, { requiredKeys: ['label'] })
const tag = fc.record({ label: text, href: address, description: text }, { requiredKeys: ['label', 'href'] })
const tocItem = fc.record({ id: text, html: fc.constantFrom('', '<code>a</code>', 'б') })
const lastUpdate = fc.record(
  { date: fc.constantFrom('2024-02-03T00:00:00.000Z', '2025-01-01T00:00:00.000Z'), author: text },
  { requiredKeys: [] },
)
const latest = fc.record({
  kind: fc.constantFrom('unreleased' as const, 'unmaintained' as const),
  latest: navLinks,
  latestVersion: fc.constantFrom('current', '10'),
})
/** All that the content of a doc may show. */
const shown = fc.record(
  {
    title: text,
    article: fc.constantFrom('', '<p>Статья $&amp; <b>1</b></p>'),
    breadcrumbs: fc.array(crumb, { maxLength: 3 }),
    toc: fc.array(tocItem, { maxLength: 2 }),
    showToc: fc.boolean(),
    tags: fc.uniqueArray(tag, { maxLength: 3, selector: ({ href }) => href }),
    editUrl: text,
    lastUpdate,
    previous: navLinks,
    next: navLinks,
    unlisted: fc.boolean(),
    draft: fc.boolean(),
    versionBadge: text,
    versionBanner: latest,
  },
  { requiredKeys: [] },
)
const { title: _, sidebar: __, ...bare } = docPage

describe('the content of a doc', () => {
  it('says what its own page says', () => {
    const plain = withItems()
    fc.assert(
      fc.property(fc.array(shown, { minLength: 1, maxLength: 4 }), (docs) => {
        expectAlike(
          plain,
          docs.map((doc) => ({ ...bare, ...doc })),
        )
      }),
      { numRuns: 100 },
    )
  })
})

const paths = ['/docs/a', '/docs/b', '/docs/c', '/docs/d', '/docs/e']
const path = fc.constantFrom(...paths)
const link = fc.record(
  {
    type: fc.constant('link' as const),
    label: text,
    href: path,
    unlisted: fc.boolean(),
    external: fc.boolean(),
    className: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: ['type', 'label', 'href'] },
)
const html = fc.constant({ type: 'html' as const, value: '<hr>' })
const { tree } = fc.letrec<{ tree: readonly SidebarItem[]; category: SidebarItem }>((tie) => ({
  tree: fc.array(fc.oneof({ maxDepth: 3 }, link, html, tie('category')), { maxLength: 4 }),
  category: fc.record(
    {
      type: fc.constant('category' as const),
      label: fc.constant('раздел'),
      items: tie('tree'),
      href: path,
      linkUnlisted: fc.boolean(),
      collapsible: fc.boolean(),
      collapsed: fc.boolean(),
    },
    { requiredKeys: ['type', 'label', 'items', 'collapsible', 'collapsed'] },
  ),
}))

const moreText: MoreText = (side, count) => message(site.messages, `theme.DocSidebarItem.${side}`, { count })

describe('a sidebar', () => {
  it('is the same whichever pages it was drawn for before', () => {
    const plain = withItems()
    fc.assert(
      fc.property(
        tree,
        fc.array(fc.constantFrom(...paths, '/docs/not-in-it'), { minLength: 2 }),
        (items, visits) => {
          const index = sidebarIndex(items)
          for (const path of visits) {
            const at = ({ pruned }: SidebarIndex) =>
              docAt(path, { sidebar: { key: 'default/current/main', items: pruned(path, moreText) } })
            expect(made.preact(plain, at(index))).toBe(
              made.preact(structuredClone(plain), at(sidebarIndex(structuredClone(items)))),
            )
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is as the components alone draw it', () => {
    fc.assert(
      fc.property(tree, (items) => {
        const { pruned } = sidebarIndex(items)
        expectAlike(
          withItems(),
          paths.map((path) => docAt(path, { sidebar: { key: 'k', items: pruned(path, moreText) } })),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('is the part of the whole sidebar that the browser would show, on long levels too', async () => {
    await loadInteractionCode()
    const short = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.record({ hidden: fc.boolean() }) },
        { weight: 1, arbitrary: fc.record({ hidden: fc.boolean(), inside: fc.nat(60) }) },
      ),
      { maxLength: 90, size: 'max' },
    )
    const levels = fc.record({ items: short, hasPage: fc.boolean(), open: fc.boolean(), at: fc.nat() })
    fc.assert(
      fc.property(levels, ({ items, hasPage, open, at }) => {
        const link = (href: string, unlisted: boolean): SidebarItem => ({
          type: 'link',
          label: href,
          href,
          ...(unlisted ? { unlisted } : {}),
        })
        const tree = items.map((item, number): SidebarItem => {
          const href = `/docs/${number}`
          if (!('inside' in item)) return link(href, item.hidden)
          const inside = Array.from({ length: item.inside }, (_, one) => link(`${href}/${one}`, false))
          const own = hasPage ? { href } : { firstHref: `${href}/0` }
          return { type: 'category', label: href, items: inside, collapsible: true, collapsed: !open, ...own }
        })
        const pages = tree.flatMap((item) =>
          item.type === 'category' ? [item, ...(item.items ?? [])] : [item],
        )
        const { href = '/docs' } = (pages[at % Math.max(1, pages.length)] ?? {}) as { href?: string }
        const { pruned } = sidebarIndex(tree)
        const html = (items: readonly SidebarItem[]) =>
          renderPage(withItems(), docAt(href, { sidebar: { key: 'k', items } })).replaceAll(
            ' role="button"',
            '',
          )
        expect(html(pruned(href, moreText))).toBe(html(tree))
      }),
      { numRuns: 60 },
    )
  })
})
