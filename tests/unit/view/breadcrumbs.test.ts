import { describe, expect, it } from 'vitest'
import type { LinkingItem } from '../../../cli/model/site-lookup.ts'
import { breadcrumbs, homeCrumb, parentCategories } from '../../../cli/view/breadcrumbs.ts'

const category = (label: string, more: object = {}) => ({ type: 'category', label, ...more }) as LinkingItem
const WAY = [
  category('Guides', { href: '/docs/guides' }),
  category('Without a page'),
  category('Drafts', { href: '/docs/drafts', linkUnlisted: true }),
  { type: 'link', label: 'Setup', href: '/docs/setup' } as LinkingItem,
]
const sidebar = { way: (path: string) => (path === '/docs/setup' ? WAY : []) }

describe('breadcrumbs', () => {
  it('lead to the pages of categories, but for those that no list names', () => {
    expect(breadcrumbs(sidebar, '/docs/setup')).toEqual([
      { label: 'Guides', href: '/docs/guides' },
      { label: 'Without a page' },
      { label: 'Drafts' },
      { label: 'Setup', href: '/docs/setup' },
    ])
  })

  it('are none where the sidebar does not hold the page', () => {
    expect(breadcrumbs(sidebar, '/docs/other')).toEqual([])
    expect(parentCategories(sidebar, '/docs/other')).toEqual([])
  })

  it('name the categories above a page, nearest first', () => {
    expect(parentCategories(sidebar, '/docs/setup')).toEqual(['Drafts', 'Without a page', 'Guides'])
  })

  it('begin at the home page only where there is one at the base URL', () => {
    expect(homeCrumb({ home: '/base/', baseUrl: '/base/' }, 'Home')).toEqual([
      { label: 'Home', href: '/base/' },
    ])
    expect(homeCrumb({ home: '/base/docs/', baseUrl: '/base/' }, 'Home')).toEqual([])
  })
})
