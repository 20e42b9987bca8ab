import { describe, expect, it } from 'vitest'
import {
  isPageAddress,
  isRouted,
  type LinkClick,
  type LinkTarget,
  moveTo,
  replacesEntry,
} from '../../../runtime/routing/navigate.ts'

const ORIGIN = 'https://site.test'
const place = { baseUrl: '/base/', trailingSlash: null }
const click: LinkClick = {
  button: 0,
  defaultPrevented: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
}
const link: LinkTarget = { href: `${ORIGIN}/base/docs/a`, target: '', download: false }
const address = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('clicks', () => {
  it('on links to pages are the router’s', () => {
    expect(isRouted(click, link, ORIGIN, place)).toBe(true)
    expect(isRouted(click, { ...link, target: '_self' }, ORIGIN, place)).toBe(true)
  })

  it.each([
    ['another button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['Shift', { shiftKey: true }],
    ['a handler that took it', { defaultPrevented: true }],
  ])('with %s are the browser’s', (_name, over) => {
    expect(isRouted({ ...click, ...over }, link, ORIGIN, place)).toBe(false)
  })

  it.each([
    ['new tab', { target: '_blank' }],
    ['download', { download: true }],
    ['other site', { href: 'https://other.test/base/docs/a' }],
    ['other part of the origin', { href: `${ORIGIN}/other/` }],
    ['name that only begins like the base', { href: `${ORIGIN}/based/` }],
    ['mail', { href: 'mailto:a@b.test' }],
    ['file', { href: `${ORIGIN}/base/files/a.pdf` }],
    ['script', { href: 'javascript:alert(1)' }],
    ['nonsense', { href: 'http://' }],
    ['a path that cannot be decoded', { href: `${ORIGIN}/base/docs/%E0%A4%A` }],
  ])('on a link of the kind "%s" are the browser’s', (_name, over) => {
    expect(isRouted(click, { ...link, ...over }, ORIGIN, place)).toBe(false)
  })

  it('on names with dots that are no file endings, and on .html, are the router’s', () => {
    for (const path of ['docs/10.3-notes', 'docs/v1.0', 'docs/a.html', 'docs/a#b.pdf', 'docs/a?x=b.pdf', ''])
      expect(isPageAddress(`${ORIGIN}/base/${path}`, ORIGIN, place), path).toBe(true)
    expect(isPageAddress(`${ORIGIN}/base`, ORIGIN, place)).toBe(true)
  })
})

describe('moves', () => {
  const here = address('/docs/a', '?q=1', '#x')

  it('load another page', () => {
    expect(moveTo(here, address('/docs/b', '?q=1', '#x'))).toBe('load')
  })

  it('jump to a fragment of this page', () => {
    expect(moveTo(here, address('/docs/a', '?q=1', '#y'))).toBe('fragment')
  })

  it('stay for another query, for no fragment, for a slash, letter case or .html', () => {
    expect(moveTo(here, address('/docs/a', '?q=2', '#x'))).toBe('stay')
    expect(moveTo(here, address('/docs/a', '?q=1'))).toBe('stay')
    expect(moveTo(here, address('/Docs/a/'))).toBe('stay')
    expect(moveTo(here, address('/docs/a.html'))).toBe('stay')
  })

  it('replace the entry for the very same address only', () => {
    expect(replacesEntry(here, address('/docs/a', '?q=1', '#x'))).toBe(true)
    expect(replacesEntry(here, address('/docs/a', '?q=1', '#y'))).toBe(false)
    expect(replacesEntry(here, address('/docs/a', '', '#x'))).toBe(false)
  })
})
