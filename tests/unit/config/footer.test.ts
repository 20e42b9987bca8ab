import { expect, test } from 'vitest'
import { accepted, told } from './support.ts'

const footer = (links: unknown) => ({ themeConfig: { footer: { links } } })
const AT = 'themeConfig.footer.links'

test('columns and single rows are kept as written', () => {
  const columns = [
    { title: 'A', items: [{ label: 'x', to: '/x' }, { html: '<b>y</b>' }], className: 'c' },
    { items: [] },
  ]
  const row = [{ label: 'x', href: 'https://example.com' }, { html: '<i>y</i>' }]
  expect(accepted(footer(columns)).themeConfig.footer?.links).toEqual(columns)
  expect(accepted(footer(row)).themeConfig.footer?.links).toEqual(row)
})

test.each([
  [
    [
      { title: 'A', items: [] },
      { label: 'x', to: '/x' },
    ],
    `error config/mixed-footer: ${AT}: The footer must be either simple or multi-column, and not a mix of the two | give every entry a \`title\` and \`items\`, or none`,
  ],
  [
    [{ label: 'x', to: '/a', href: 'b' }],
    `error config/wrong-value: ${AT}[0]: a footer item must have exactly one of \`to\`, \`href\` and \`html\` | see the configuration reference for the allowed values`,
  ],
  [
    [{ label: 'x' }],
    `error config/wrong-value: ${AT}[0]: a footer item must have exactly one of \`to\`, \`href\` and \`html\` | see the configuration reference for the allowed values`,
  ],
  [
    [{ to: '/a' }],
    `error config/wrong-value: ${AT}[0]: a footer link needs a \`label\` | see the configuration reference for the allowed values`,
  ],
  [
    [{ title: 'A' }],
    `error config/missing-key: ${AT}[0].items: this key is required, expected a list | write list of object (required): Links of the column.`,
  ],
  [
    [{ title: 'A', items: [{ lable: 'x', to: '/a' }] }],
    `error config/unknown-key: ${AT}[0].items[0].lable: unknown key | did you mean 'label'?`,
  ],
  [
    [{ label: 'x', to: '/a', clas: 'y' }],
    `error config/unknown-key: ${AT}[0].clas: unknown key | known keys: className, href, html, label, to`,
  ],
  [
    {},
    `error config/wrong-type: ${AT}: expected a list, found an object | write list of items (default \`[]\`): Columns of links, or a single row of links.`,
  ],
  [
    [5],
    `error config/wrong-type: ${AT}[0]: expected an object, found 5 | see the configuration reference for the allowed values`,
  ],
])('%j is refused', (links, message) => {
  expect(told(footer(links))).toEqual([message])
})
