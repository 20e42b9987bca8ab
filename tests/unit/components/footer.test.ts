import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ServerFooter } from '../../../runtime/components/chrome/server-footer.tsx'
import type { FooterView } from '../../../runtime/model/site.ts'
import { attribute, elementWithClass, renderPage, tagsWithClass, textOf } from './render-page.tsx'
import { notFoundPage, site } from './sample.ts'

const footer = (view: FooterView | null) =>
  elementWithClass(renderPage({ ...site, footer: view }, notFoundPage), 'footer')

describe('footer', () => {
  it('shows columns with titles, external links with an icon, and html as it is', () => {
    const html = footer(site.footer)
    expect(attribute(html, 'class')).toBe('theme-layout-footer footer footer--dark')
    expect(textOf(elementWithClass(html, 'footer__title'))).toBe('Раздел')
    const [inside = '', outside = ''] = tagsWithClass(html, 'footer__link-item')
    expect([attribute(inside, 'href'), attribute(inside, 'target')]).toEqual(['/docs/', undefined])
    expect([attribute(outside, 'href'), attribute(outside, 'target')]).toEqual([
      'https://forum.example',
      '_blank',
    ])
    expect(tagsWithClass(html, 'external-icon')).toHaveLength(1)
    expect(html).toContain('<li class="footer__item"><i>html</i></li>')
    expect(html).toContain('<div class="footer__copyright">© <b>BI</b></div>')
  })

  it('links the logo only when it has an address', () => {
    const link = tagsWithClass(footer(site.footer), 'footer__logo-link')[0] ?? ''
    expect([attribute(link, 'href'), attribute(link, 'target')]).toEqual(['https://example.com', '_blank'])
    const plain = footer({ style: 'light', logo: { src: '/l.svg', alt: '' }, links: null })
    expect(tagsWithClass(plain, 'footer__logo')).toHaveLength(1)
    expect(plain).not.toContain('<a ')
  })

  it('separates the links of one row by middle dots, none at the end', () => {
    const items = ['А', 'Б', 'В'].map(
      (label) => ({ kind: 'link', label, href: '/x', external: false }) as const,
    )
    const html = footer({ style: 'light', links: { shape: 'simple', items } })
    expect(textOf(html)).toBe('А · Б · В')
    expect(tagsWithClass(html, 'footer__link-separator')).toHaveLength(2)
    expect(tagsWithClass(html, 'footer__bottom')).toEqual([])
  })

  it('is absent when none is configured', () => {
    expect(footer(null)).toBe('')
  })

  it('is the same html in the browser, which has no component for it', () => {
    const made = footer(site.footer)
    const [, className = '', html = ''] = /^<footer class="([^"]*)">(.*)<\/footer>$/.exec(made) ?? []
    expect(renderToString(createElement(ServerFooter, { className, html }))).toBe(made)
  })
})

describe('announcement', () => {
  it('is always part of the html, with a button only where it may be closed', () => {
    const html = elementWithClass(renderPage(site, notFoundPage), 'theme-announcement-bar')
    expect(attribute(html, 'role')).toBe('banner')
    expect(html).toContain('Вышла <b>10.3</b>')
    expect(html).toContain('aria-label="Закрыть"')
    const fixed = { ...site, announcement: { id: 'n', content: 'x', closeable: false, className: 'own' } }
    const bar = elementWithClass(renderPage(fixed, notFoundPage), 'theme-announcement-bar')
    expect(bar).toBe(
      '<div class="theme-announcement-bar own" role="banner"><div class="theme-announcement-bar__content">x</div></div>',
    )
    expect(
      tagsWithClass(renderPage({ ...site, announcement: null }, notFoundPage), 'theme-announcement-bar'),
    ).toEqual([])
  })
})
