import { describe, expect, test } from 'vitest'
import { accepted, told } from './support.ts'

const items = (...list: readonly unknown[]) => ({ themeConfig: { navbar: { items: list } } })
const AT = 'themeConfig.navbar.items[0]'

describe('accepted', () => {
  test('an item is kept as written and placed on the right unless it says otherwise', () => {
    const written = [
      { to: '/docs', label: 'Docs', position: 'left' },
      { href: 'https://example.com', html: '<b>x</b>', 'aria-label': 'X', target: '_self' },
    ]
    expect(accepted(items(...written)).themeConfig.navbar.items).toEqual([
      { to: '/docs', label: 'Docs', position: 'left' },
      {
        href: 'https://example.com',
        html: '<b>x</b>',
        'aria-label': 'X',
        target: '_self',
        position: 'right',
      },
    ])
  })

  test.each([
    [{ type: 'default', to: '/a', label: 'A', activeBasePath: 'a' }],
    [{ type: 'default', label: 'More', items: [] }],
    [
      {
        label: 'More',
        to: '/a',
        items: [
          { to: '/b', label: 'B' },
          { type: 'html', value: '<hr>' },
        ],
      },
    ],
    [
      {
        type: 'dropdown',
        label: 'More',
        items: [{ type: 'docSidebar', sidebarId: 's' }, { type: 'docsVersion' }],
      },
    ],
    [{ type: 'html', value: '<b>x</b>', className: 'c' }],
    [{ href: 'https://example.com', className: 'header-github-link', 'aria-label': 'GitHub' }],
    [{ type: 'search' }],
    [{ type: 'doc', docId: 'intro', docsPluginId: 'api', label: 'Intro' }],
    [{ type: 'docSidebar', sidebarId: 'main' }],
    [{ type: 'docsVersion', to: '/x', label: 'V' }],
    [{ type: 'docsVersionDropdown', versions: ['1.0'], dropdownItemsAfter: [{ to: '/v', label: 'All' }] }],
    [
      {
        type: 'docsVersionDropdown',
        versions: { '1.0': { label: 'One' } },
        dropdownActiveClassDisabled: true,
      },
    ],
    [{ type: 'localeDropdown', queryString: '?x=1', dropdownItemsBefore: [] }],
    [{ type: 'custom-badge', anything: { at: 'all' } }],
  ])('%j', (item) => {
    expect(accepted(items(item)).themeConfig.navbar.items).toEqual([{ ...item, position: 'right' }])
  })

  test('items inside others get no position', () => {
    const [item] = accepted(items({ label: 'More', items: [{ to: '/b', label: 'B' }] })).themeConfig.navbar
      .items
    expect(item.items).toEqual([{ to: '/b', label: 'B' }])
  })
})

describe('refused', () => {
  test.each([
    [
      { type: 'serch' },
      `error config/unknown-navbar-type: ${AT}.type: No NavbarItem component found for type "serch". Known types: default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown, search and custom-* | did you mean 'search'?`,
    ],
    [
      { type: 5 },
      `error config/unknown-navbar-type: ${AT}.type: No NavbarItem component found for type 5. Known types: default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown, search and custom-*`,
    ],
    [{ label: 'A' }, `error config/wrong-value: ${AT}: a link needs \`to\` or \`href\``],
    [
      { label: 'A', to: '/a', href: '/b' },
      `error config/wrong-value: ${AT}: a link has either \`to\` or \`href\`, not both`,
    ],
    [{ to: '/a' }, `error config/wrong-value: ${AT}: a link needs a \`label\`, \`html\` or \`aria-label\``],
    [
      { to: '/a', label: 'A', html: 'A' },
      `error config/wrong-value: ${AT}: a link has either \`label\` or \`html\`, not both`,
    ],
    [
      { to: '/a', label: 'A', position: 'center' },
      `error config/wrong-value: ${AT}.position: expected 'left' or 'right', found 'center'`,
    ],
    [
      { to: '/a', label: 'A', activeBaseRegex: '(' },
      `error config/wrong-value: ${AT}.activeBaseRegex: expected a regular expression, found '('`,
    ],
    [
      { to: 'javascript:alert(1)', label: 'A' },
      `error config/unsafe-address: ${AT}.to: expected a URL with one of the schemes http, https, mailto, tel, pathname, found 'javascript:alert(1)'`,
    ],
    [
      { to: '/a', label: 'A', onclick: 'x' },
      `error config/unknown-key: ${AT}.onclick: unknown key | known keys: `,
    ],
    [{ type: 'doc' }, `error config/missing-key: ${AT}.docId: this key is required, expected text`],
    [
      { type: 'doc', docId: 'a', docsPluginID: 'b' },
      `error config/unknown-key: ${AT}.docsPluginID: unknown key | did you mean 'docsPluginId'?`,
    ],
    [
      { type: 'docSidebar', sidebarId: '' },
      `error config/wrong-value: ${AT}.sidebarId: expected non-empty text, found ''`,
    ],
    [{ type: 'html' }, `error config/missing-key: ${AT}.value: this key is required, expected text`],
    [
      { type: 'dropdown', items: [] },
      `error config/missing-key: ${AT}.label: this key is required, expected text`,
    ],
    [{ label: 'A', items: {} }, `error config/wrong-type: ${AT}.items: expected a list, found an object`],
    [
      { label: 'A', items: [{ label: 'B', items: [] }] },
      `error config/nested-dropdown: ${AT}.items[0]: a dropdown cannot be inside a dropdown: dropdowns cannot be nested | allowed items: default, html, doc, docSidebar, docsVersion`,
    ],
    [
      { label: 'A', items: [{ type: 'search' }] },
      `error config/nested-dropdown: ${AT}.items[0]: an item of type 'search' cannot be inside a dropdown | allowed items: default, html, doc, docSidebar, docsVersion`,
    ],
    [
      { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'localeDropdown' }] },
      `error config/nested-dropdown: ${AT}.dropdownItemsBefore[0]: an item of type 'localeDropdown' cannot be inside a localeDropdown | allowed items: default, html, doc, docSidebar, docsVersion`,
    ],
    [
      { type: 'docsVersionDropdown', versions: 'all' },
      `error config/wrong-type: ${AT}.versions: expected a list or an object, found 'all'`,
    ],
    ['docs', `error config/wrong-type: ${AT}: expected an object, found 'docs'`],
    [null, `error config/wrong-type: ${AT}: expected an object, found null`],
  ])('%j', (item, message) => {
    const found = told(items(item))
    expect(found.map((line) => line.slice(0, message.length))).toEqual([message])
  })

  test('problems of several items are told together, each with its index', () => {
    const found = told(
      items({ to: '/a', label: 'A' }, { type: 'x' }, { label: 'B', items: [{ to: 5, label: 'C' }] }),
    )
    expect(found.map((line) => line.split(': ')[1])).toEqual([
      'themeConfig.navbar.items[1].type',
      'themeConfig.navbar.items[2].items[0].to',
    ])
  })
})
