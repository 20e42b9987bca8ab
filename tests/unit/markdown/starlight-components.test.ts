// Components that pages import from Starlight, as what docsite has instead.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf } from './compile-for-test.ts'

const IMPORT =
  "import { Aside, Card, CardGrid, FileTree, Icon, LinkButton, LinkCard, Steps, Tabs, TabItem } from '@astrojs/starlight/components'\n\n"
const html = (text: string) => htmlOf(compile(IMPORT + text)).replaceAll('\n', '')
const item = (content: string) => `<li class="cards__item"><div class="card">${content}</div></li>`
const cards = (...items: readonly string[]) =>
  `<div class="card-list"><ul class="cards">${items.map(item).join('')}</ul></div>`
const title = (text: string) => `<p class="card__title">${text}</p>`
const admonition = (type: string, alert: string, heading: string, content: string) =>
  `<div class="theme-admonition theme-admonition-${type} alert alert--${alert}"><div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span>${heading}</div><div class="admonition-content">${content}</div></div>`

describe('components of Starlight', () => {
  it.each([
    [
      '<Aside>\nText with `code`.\n</Aside>',
      admonition('note', 'secondary', 'Note', '<p>Text with <code>code</code>.</p>'),
    ],
    [
      '<Aside type="caution" title="Stop" icon="x">\n- a\n</Aside>',
      admonition('caution', 'warning', 'Stop', '<ul><li>a</li></ul>'),
    ],
    ['<Card title="Stars" icon="star">\n  *Vega*\n</Card>', cards(`${title('Stars')}<p><em>Vega</em></p>`)],
    ['<Card>Vega</Card>', cards('<p>Vega</p>')],
    [
      '<LinkCard title="A" href="./a.md" description="B" />',
      cards(`${title('<a href="./a.md">A</a>')}<p>B</p>`),
    ],
    [
      '<CardGrid stagger>\n  <Card title="A">1</Card>\n  <LinkCard title="B" href="./b.md" />\n\n  Between.\n\n  <Card title="C" />\n</CardGrid>',
      `${cards(`${title('A')}<p>1</p>`, title('<a href="./b.md">B</a>'))}<p>Between.</p>${cards(title('C'))}`,
    ],
    [
      '<Steps>\n\n1. One <Icon name="x" />\n2. Two\n\n</Steps>',
      '<div class="steps"><ol><li>One</li><li>Two</li></ol></div>',
    ],
    [
      '<FileTree>\n- a/ b\n</FileTree>',
      '<div class="file-tree"><ul><li class="folder"><span class="file-tree__name">a/</span> <span class="file-tree__remark">b</span></li></ul></div>',
    ],
    [
      'Or <LinkButton href="./a.md" variant="minimal" icon="x">**go**</LinkButton>.',
      '<p>Or <a href="./a.md"><strong>go</strong></a>.</p>',
    ],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(expected)
    expect(compile(IMPORT + text).diagnostics).toEqual([])
  })

  it('<Tabs syncKey> remembers its tab', () => {
    expect(html('<Tabs syncKey="os">\n<TabItem label="A">a</TabItem>\n</Tabs>')).toContain(
      ' data-group-id="os">',
    )
  })

  it('have any name that the page gives them', () => {
    const text = 'import { Card as Box } from \'@astrojs/starlight/components\'\n\n<Box title="A" />\n'
    expect(htmlOf(compile(text))).toBe(cards(title('A')))
  })

  it('are those of the site without the import', () => {
    const { slots } = compile('<Card title="A" />')
    expect(slots.map((slot) => 'name' in slot && slot.name)).toContain('Card')
  })

  it('say what they lack, as directives do', () => {
    const codes = compile(`${IMPORT}<Steps>\n\n- one\n\n</Steps>`).diagnostics.map(({ code }) => code)
    expect(codes).toEqual(['markdown/directive-content'])
  })
})
