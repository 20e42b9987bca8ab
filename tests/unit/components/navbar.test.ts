import { describe, expect, it } from 'vitest'
import type { NavbarNode } from '../../../runtime/model/navbar.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import { attribute, elementWithClass, renderPage, tagsWithClass, textOf } from './render-page.tsx'
import { docPage, navLink, notFoundPage, site, tagPage } from './sample.ts'

const withItems = (...items: NavbarNode[]) => ({ ...site, navbar: { ...site.navbar, items } })
const navbarOn = (page: PageView, ...items: NavbarNode[]) =>
  elementWithClass(renderPage(withItems(...items), page), 'navbar')
const navbarOf = (...items: NavbarNode[]) => navbarOn(docPage, ...items)
const search = { kind: 'search', position: 'right' } as const

describe('navbar', () => {
  it('puts items left or right by position, the colour switch before a search box at the end', () => {
    const html = navbarOf(navLink('Право', '/r', { position: 'right' }), navLink('Лево', '/l'), search)
    const order = [
      'navbar__toggle',
      'navbar__brand',
      'href="/l"',
      'navbar__items--right',
      'href="/r"',
      'color-toggle',
      'search-button',
    ]
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('leads home by logo and title, with a dark logo for dark pages', () => {
    const brand = elementWithClass(navbarOf(), 'navbar__brand')
    expect(brand).toContain(
      '<picture class="navbar__logo themed--light"><img src="/img/logo.svg" alt="Знак" width="32" height="32"',
    )
    expect(brand).toContain('<picture class="navbar__logo themed--dark"><img src="/img/dark.svg"')
    expect(attribute(brand, 'href')).toBe('/')
    const linked = {
      ...site,
      navbar: { ...site.navbar, logo: { src: '/a.svg', alt: '', href: '/x', target: '_blank' } },
    }
    const own = tagsWithClass(renderPage(linked, docPage), 'navbar__brand')[0] ?? ''
    expect([attribute(own, 'href'), attribute(own, 'target')]).toEqual(['/x', '_blank'])
  })

  it('has a colour switch only where there is a choice, disabled until scripts run', () => {
    expect(attribute(tagsWithClass(navbarOf(), 'color-toggle')[0] ?? '', 'disabled')).toBeDefined()
    const fixed = { ...site, colorMode: { ...site.colorMode, disableSwitch: true } }
    expect(tagsWithClass(renderPage(fixed, docPage), 'color-toggle')).toEqual([])
  })

  it('takes the configured style and is hideable only when asked', () => {
    const classes = (change: object) => {
      const html = renderPage({ ...site, navbar: { ...site.navbar, ...change } }, docPage)
      return attribute(tagsWithClass(html, 'navbar')[0] ?? '', 'class')
    }
    expect(classes({})).toBe('theme-layout-navbar navbar')
    expect(classes({ style: 'primary' })).toContain('navbar--primary')
    expect(classes({ style: 'dark', hideOnScroll: true })).toBe(
      'theme-layout-navbar navbar navbar--dark navbar--hideable',
    )
  })

  it('has no menu button where the menu would be empty', () => {
    expect(tagsWithClass(renderPage(withItems(), docPage), 'navbar__toggle')).toHaveLength(1)
    expect(tagsWithClass(renderPage(withItems(), notFoundPage), 'navbar__toggle')).toEqual([])
    expect(tagsWithClass(renderPage(withItems(search), notFoundPage), 'navbar__toggle')).toHaveLength(1)
  })
})

describe('navbar items', () => {
  it('marks active links and keeps configured attributes and html labels', () => {
    const html = navbarOf(
      navLink('', '/docs', {
        html: '<i>Док</i>',
        className: 'own',
        attributes: { 'data-x': '1', target: '_self' },
      }),
      navLink('Сайт', 'https://e.example', { external: true, active: { by: 'never' } }),
    )
    const [link = '', outside = ''] = tagsWithClass(html, 'navbar__link')
    expect(attribute(link, 'class')).toBe('navbar__item navbar__link own navbar__link--active')
    expect(attribute(link, 'aria-current')).toBe('page')
    expect([attribute(link, 'data-x'), attribute(link, 'target')]).toEqual(['1', '_self'])
    expect(html).toContain('<span><i>Док</i></span>')
    expect([attribute(outside, 'target'), attribute(outside, 'rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
    expect(html).toContain('(откроется в новой вкладке)')
  })

  it('shows an unlisted link only on its own page', () => {
    const item = (href: string) => navLink('Скрытая', href, { unlisted: true })
    expect(navbarOf(item('/docs/other'))).not.toContain('Скрытая')
    expect(navbarOf(item('/docs/guides/start'))).toContain('Скрытая')
  })

  it('leads to the target of the version the reader is in', () => {
    const item = navLink('Док', '/docs/a', {
      byVersion: { instance: 'default', hrefs: { '10': '/docs/10/a', current: '/docs/a' } },
    })
    const hrefIn = (version: string) => {
      const page = { ...docPage, docs: { instance: 'default', version } }
      return attribute(tagsWithClass(renderPage(withItems(item), page), 'navbar__link')[0] ?? '', 'href')
    }
    expect([hrefIn('current'), hrefIn('10')]).toEqual(['/docs/a', '/docs/10/a'])
  })

  it('makes dropdowns disclosures: a button that names its list, closed, without menu roles', () => {
    const html = navbarOf({
      kind: 'dropdown',
      position: 'right',
      label: 'Ещё',
      items: [navLink('Раз', '/1')],
    })
    const button = tagsWithClass(html, 'dropdown__toggle')[0] ?? ''
    expect(button).toMatch(/^<button/)
    expect(attribute(button, 'aria-expanded')).toBe('false')
    expect(attribute(tagsWithClass(html, 'dropdown__menu')[0] ?? '', 'id')).toBe(
      attribute(button, 'aria-controls'),
    )
    expect(html).not.toContain('role="menu')
    expect(tagsWithClass(html, 'dropdown--right')).toHaveLength(1)
    expect(tagsWithClass(html, 'dropdown--show')).toEqual([])
  })

  it('keeps the link of a dropdown beside its button', () => {
    const html = navbarOf({ kind: 'dropdown', position: 'left', label: 'Ещё', href: '/more', items: [] })
    expect(html).toContain('<a class="navbar__link" href="/more">Ещё</a><button')
    expect(html).toContain('aria-label="Развернуть список"')
  })

  it('leads to the same page in every language, loading it as a whole', () => {
    const html = navbarOf({
      kind: 'locale-dropdown',
      position: 'right',
      before: [navLink('До', '/b')],
      after: [],
      queryString: '?ref=menu',
    })
    const [, ru = '', en = ''] = tagsWithClass(html, 'dropdown__link')
    expect([attribute(ru, 'href'), attribute(ru, 'lang'), attribute(ru, 'class')]).toEqual([
      '/docs/guides/start?ref=menu',
      'ru-RU',
      'dropdown__link dropdown__link--active',
    ])
    expect([attribute(en, 'href'), attribute(en, 'target')]).toEqual([
      '/en/docs/guides/start?ref=menu',
      '_self',
    ])
    expect(textOf(elementWithClass(html, 'dropdown__toggle'))).toBe('Русский')
  })

  it('leads to what is nearest in a language that has not this page', () => {
    const page = { ...tagPage, elsewhere: { en: 'docs/tags' } }
    const html = navbarOn(page, {
      kind: 'locale-dropdown',
      position: 'right',
      before: [],
      after: [],
      queryString: '',
    })
    const links = tagsWithClass(html, 'dropdown__link').map((link) => attribute(link, 'href'))
    expect(links).toEqual([tagPage.path, '/en/docs/tags'])
  })

  it.each([
    ['the page itself where they have it', { '10': '/docs/10/other/start' }, '/docs/10/other/start'],
    ['their main doc where they do not', undefined, '/docs/10/'],
  ])('lists versions: %s', (_, alternates, expected) => {
    const page = alternates ? { ...docPage, alternates } : docPage
    const html = navbarOn(page, site.navbar.items[3] as NavbarNode)
    const links = tagsWithClass(html, 'dropdown__link').map((link) => [
      attribute(link, 'href'),
      attribute(link, 'aria-current'),
    ])
    expect(links).toEqual([
      ['/docs/guides/start', 'true'],
      [expected, undefined],
    ])
    expect(html).toMatch(/<a class="navbar__link navbar__link--active" href="\/docs\/">Next<\/a>/)
  })

  it('makes a version menu with one entry a plain link', () => {
    const html = navbarOf({
      kind: 'version-dropdown',
      position: 'left',
      instance: 'default',
      versions: [{ name: 'current', label: 'Своя' }],
      before: [],
      after: [],
      activeClassDisabled: false,
    })
    expect(tagsWithClass(html, 'dropdown')).toEqual([])
    expect(html).toMatch(/<a class="navbar__item navbar__link[^>]*href="\/docs\/"[^>]*>Своя<\/a>/)
  })

  it('leads to the main doc of the version', () => {
    const html = navbarOf({ kind: 'version', position: 'left', instance: 'default' })
    expect(html).toMatch(/href="\/docs\/"[^>]*>Next<\/a>/)
    expect(
      navbarOf({ kind: 'version', position: 'left', instance: 'default', label: 'Версия', href: '/v' }),
    ).toMatch(/href="\/v"[^>]*>Версия<\/a>/)
  })

  it('draws items of the site’s theme, and refuses those nobody draws', () => {
    const item = { kind: 'custom', type: 'custom-x', position: 'left', props: {} } as const
    const theme = { navbarItems: { 'custom-x': () => 'своё' } }
    expect(renderPage(withItems(item), tagPage, { theme })).toContain('своё')
    expect(() => renderPage(withItems(item), tagPage)).toThrow(
      'No NavbarItem component found for type "custom-x"',
    )
  })
})
