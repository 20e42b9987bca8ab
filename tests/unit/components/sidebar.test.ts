import { describe, expect, it } from 'vitest'
import { activeTrail, isVisible, visibleChildren } from '../../../runtime/components/sidebar/trail.ts'
import type { SidebarCategory, SidebarItem } from '../../../runtime/model/sidebar.ts'
import { attribute, elementWithClass, renderPage, tagsWithClass, textOf } from './render-page.tsx'
import { docPage, indexPage, sidebarItems, site } from './sample.ts'

const link = (href: string, rest: object = {}): SidebarItem => ({ type: 'link', label: href, href, ...rest })
const category = (
  label: string,
  items: readonly SidebarItem[] | undefined,
  rest: object = {},
): SidebarCategory => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  ...(items ? { items } : {}),
  ...rest,
})

describe('active trail', () => {
  it('holds the link to the page and all categories above it, whatever the case or the slash at the end', () => {
    const leaf = link('/docs/A/')
    const inner = category('inner', [leaf])
    const outer = category('outer', [inner, link('/docs/b')])
    expect([...activeTrail([outer], '/docs/a')]).toEqual([leaf, inner, outer])
  })

  it('holds a category on its own page', () => {
    const own = category('own', [link('/docs/own/a')], { href: '/docs/own' })
    expect([...activeTrail([own], '/docs/own')]).toEqual([own])
  })
})

describe('visibility', () => {
  const none = new Set<SidebarItem>()
  it.each([
    ['link', link('/a'), true],
    ['unlisted link', link('/a', { unlisted: true }), false],
    ['html', { type: 'html', value: 'x' } as const, true],
    ['category with own page', category('c', [], { href: '/c' }), true],
    ['category with an unlisted page', category('c', [], { href: '/c', linkUnlisted: true }), false],
    ['category of unlisted pages', category('c', [link('/a', { unlisted: true })]), false],
    ['category of html only', category('c', [{ type: 'html', value: 'x' }]), false],
    ['category with a page deep inside', category('c', [category('d', [link('/a')])]), true],
    ['closed category that leads somewhere', category('c', undefined, { firstHref: '/a' }), true],
    ['closed category that leads nowhere', category('c', undefined), false],
  ])('of a %s', (_, item, visible) => {
    expect(isVisible(item, none)).toBe(visible)
  })

  it('shows an unlisted page to the reader who is on it, with its category', () => {
    const here = link('/a', { unlisted: true })
    const above = category('c', [here])
    const trail = activeTrail([above], '/a')
    expect([isVisible(above, trail), isVisible(here, trail)]).toEqual([true, true])
    expect(visibleChildren(above, trail)).toEqual([here])
  })
})

const linkTo = (html: string, href: string) =>
  tagsWithClass(html, 'menu__link').find((tag) => attribute(tag, 'href') === href) ?? ''

describe('sidebar', () => {
  const html = elementWithClass(renderPage(site, docPage), 'theme-doc-sidebar-container')

  it('marks the current page and the categories above it', () => {
    const here = linkTo(html, '/docs/guides/start')
    expect([attribute(here, 'class'), attribute(here, 'aria-current')]).toEqual([
      'menu__link menu__link--active',
      'page',
    ])
    const above = linkTo(html, '/docs/guides')
    expect(attribute(above, 'class')).toContain('menu__link--active')
    expect(attribute(above, 'aria-current')).toBeUndefined()
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('opens the current branch and keeps the insides of closed ones out of the html', () => {
    expect(html).toContain('Первые шаги')
    expect(tagsWithClass(html, 'menu__list-item--open')).toHaveLength(1)
    expect(tagsWithClass(html, 'theme-doc-sidebar-item-category')).toHaveLength(3)
    expect(html.match(/<ul/g)).toHaveLength(2)
  })

  it('names levels in its classes', () => {
    expect(tagsWithClass(html, 'theme-doc-sidebar-item-category-level-1')).toHaveLength(2)
    expect(tagsWithClass(html, 'theme-doc-sidebar-item-category-level-2')).toHaveLength(1)
    expect(tagsWithClass(html, 'theme-doc-sidebar-item-link-level-2')).toHaveLength(1)
  })

  it('without scripts leads from a category without a page to its first page', () => {
    const overviews = linkTo(html, '/docs/overviews/a')
    expect(overviews).not.toBe('')
    expect(attribute(overviews, 'role')).toBeUndefined()
  })

  it('has a button beside the link of a category that says what it does', () => {
    const caret = tagsWithClass(html, 'menu__caret')[0] ?? ''
    expect(attribute(caret, 'aria-expanded')).toBe('true')
    expect(attribute(caret, 'aria-label')).toBe('Свернуть раздел «Руководства»')
  })

  it('leaves unlisted pages out, shows html as it is and marks links that lead outside', () => {
    expect(html).not.toContain('Скрытая')
    expect(html).toContain('<hr></li>')
    expect(attribute(linkTo(html, 'https://forum.example'), 'target')).toBe('_blank')
  })

  it('shows a category without visible children as a link', () => {
    const items = [category('Пустая', [link('/x', { unlisted: true })], { href: '/docs/empty' })]
    const bare = renderPage(site, { ...docPage, sidebar: { key: 'default/current/main', items } })
    expect(linkTo(bare, '/docs/empty')).not.toBe('')
    expect(tagsWithClass(bare, 'menu__caret')).toEqual([])
  })

  it('gives a category that cannot be closed neither button nor role', () => {
    const items = [category('Всегда', [link('/x')], { collapsible: false, collapsed: false })]
    const open = elementWithClass(renderPage(site, { ...docPage, sidebar: { key: 'k', items } }), 'menu')
    expect(open).toContain('<span class="menu__link">Всегда</span>')
    expect(open).toContain('href="/x"')
  })

  it('highlights the row of a category on its own page', () => {
    const own = renderPage(site, indexPage)
    expect(tagsWithClass(own, 'menu__list-item-collapsible--active')).toHaveLength(1)
    expect(attribute(linkTo(own, '/docs/guides'), 'aria-current')).toBe('page')
  })

  it('can be hidden only where the site allows it', () => {
    expect(tagsWithClass(html, 'sidebar__collapse')).toEqual([])
    const hideable = { ...site, sidebarOptions: { hideable: true, autoCollapseCategories: false } }
    const button = tagsWithClass(renderPage(hideable, docPage), 'sidebar__collapse')[0] ?? ''
    expect(attribute(button, 'aria-label')).toBe('Скрыть разделы')
  })

  it('is absent on pages without one', () => {
    const { sidebar, ...alone } = docPage
    const html = renderPage(site, alone)
    expect(tagsWithClass(html, 'sidebar')).toEqual([])
    expect(tagsWithClass(html, 'docs-layout--wide')).toHaveLength(1)
  })

  it('shows all items to a reader without scripts as text', () => {
    expect(textOf(html)).toBe(
      'Начало Руководства Первые шаги Глубже Обзоры Форум (откроется в новой вкладке)',
    )
    expect(sidebarItems).toHaveLength(5)
  })
})
