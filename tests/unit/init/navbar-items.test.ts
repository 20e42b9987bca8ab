// Items of the navbar of a Docusaurus site, as `docsite migrate` writes them.
import { describe, expect, it } from 'vitest'
import { navbarItems } from '../../../cli/init/docusaurus/navbar-items.ts'

const itemsOf = (...given: readonly unknown[]) => navbarItems(given, '').items

describe('items of the navbar', () => {
  it('stand at the left when they name no end, and so do none inside others', () => {
    const items = [{ label: 'Help', to: '/help' }]
    expect(itemsOf({ type: 'doc', docId: 'a' }, { label: 'More', items, position: 'right' })).toEqual([
      { type: 'doc', docId: 'a', position: 'left' },
      { label: 'More', items, position: 'right' },
    ])
  })

  it('have the text of their html as a label where docsite wants one', () => {
    const html = '<div class="a">\n  Tips &amp; <b>tricks</b> <img src="/a.svg" alt="down" />\n</div>'
    const link = { to: '/a', html, position: 'left' }
    expect(
      itemsOf(
        { type: 'doc', docId: 'a', html, position: 'left' },
        { type: 'dropdown', html, items: [{ to: '/a', html }], position: 'left' },
        link,
      ),
    ).toEqual([
      { type: 'doc', docId: 'a', label: 'Tips & tricks', position: 'left' },
      { type: 'dropdown', html, label: 'Tips & tricks', items: [{ to: '/a', html }], position: 'left' },
      link,
    ])
  })
})
