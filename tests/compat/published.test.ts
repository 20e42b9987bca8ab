// The examples of CommonMark and GFM as published pages, raw html trusted, with each parser: each shows the same html, or stands in a
// list with the reason why it does not.
import type { Element, ElementContent } from 'hast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleClass } from '../../cli/markdown/html/style.ts'
import { own } from '../../runtime/model/own.ts'
import { outcomeOf } from '../helpers/content-case.ts'
import { hasShared } from '../helpers/shared.ts'
import { plainTree } from './article-html.ts'
import { htmlTree, spelling } from './plain-html.ts'
import { type SpecExample, specExamples } from './spec-examples.ts'

/** Reasons, each with the examples it explains. */
type Reasons = Readonly<Record<string, readonly string[]>>

const COMMONMARK: Reasons = {
  'bare addresses are links in GFM, which is always on': ['602', '606', '608', '611', '612'],
  'a tag, comment or element that never ends is shown as text and swallows nothing': [
    '156',
    '157',
    '158',
    '173',
  ],
  'a tag that closes itself is an empty element, as in MDX': ['614', '615'],
  'scripts and styles are never taken from pages': ['170', '172', '176', '178'],
  'line breaks and tabs are taken out of addresses, as browsers do': ['642', '643'],
  'raw html is read as a tree: a <pre> around a paragraph ends with its cell': ['148'],
}

/** What GFM makes of the examples with bare addresses. */
const GFM_AUTOLINKS: Readonly<Record<string, string>> = {
  602: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>',
  606: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>',
  608: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>',
  611: '<p><a href="https://example.com">https://example.com</a></p>',
  612: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>',
}

const GFM: Reasons = {
  'ftp addresses are not on the list of schemes that make a bare address a link': ['spec 628'],
  'which elements are let through is decided by the allow-list of the site': ['spec 653'],
  'a tag that closes itself is an empty element, as in MDX': ['extensions 22'],
  'the example only asks that nothing crashes': ['extensions 20'],
  'ids, labels and the heading of footnotes are those of the reference, as on GitHub today': [
    'extensions 23',
  ],
}

const NAMES = { 'commonmark-spec': 'CommonMark 0.31.2', 'gfm-spec': 'GFM' } as const
type Name = keyof typeof NAMES

const gfmId = ({ n, source }: SpecExample) => `${source?.includes('extensions') ? 'extensions' : 'spec'} ${n}`
const SPECS: readonly (readonly [Name, number, Reasons, (example: SpecExample) => string])[] = [
  ['commonmark-spec', 652, COMMONMARK, ({ n }) => String(n)],
  ['gfm-spec', 52, GFM, gfmId],
]

/** Schemes in examples of addresses: a site allows such by name. */
const SCHEMES = JSON.stringify(['irc', 'a+b+c', 'made-up-scheme', 'localhost'])

const FOLDER = 'x'
const IN_FOLDER = /^\/x\//
const fileOf = (id: string) => id.replace(' ', '-')

/** Front matter gives the title, so that all of the page is the example. */
const page = ({ markdown }: SpecExample) => `---\ntitle: Example\nhide_title: true\n---\n\n${markdown}`

/** Classes that stand for the alignment of cells. */
const ALIGNED = Object.fromEntries(
  ['left', 'center', 'right'].map((side) => [side, styleClass(`text-align:${side}`)]),
)

/** What is written of a link or image for the page where it stands: its address from the root, and how a browser leaves the site. */
function unplaced(node: ElementContent): void {
  if (node.type !== 'element') return
  const { properties } = node
  for (const name of ['href', 'src'])
    if (typeof properties[name] === 'string') properties[name] = properties[name].replace(IN_FOLDER, '')
  if (properties.target === '_blank' && String(properties.rel) === 'noopener,noreferrer') {
    delete properties.target
    delete properties.rel
  }
  const side = Object.entries(ALIGNED).find(([, name]) => String(properties.className) === name)?.[0]
  if (side && /^t[dh]$/.test(node.tagName)) {
    delete properties.className
    properties.align = side
  }
  node.children.forEach(unplaced)
}

/** The html of the published page that an example is. */
function published(html: string): string {
  const found: Element[] = []
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return
    if (node.properties.dataArticle !== undefined) found.push(node)
    else node.children.forEach(visit)
  }
  for (const child of htmlTree(html.slice(html.indexOf('<body'))).children) visit(child as ElementContent)
  const [article] = found
  if (!article) throw new Error('the page has no article')
  article.children.forEach(unplaced)
  return spelling(plainTree({ type: 'root', children: article.children }))
}

const LINES: string[] = []
afterAll(() => void process.stdout.write(LINES.map((line) => `${line}\n`).join('')))

for (const [spec, total, reasons, idOf] of SPECS)
  describe.skipIf(!hasShared).each(['satteri', 'remark'] as const)(
    `${NAMES[spec]} published with %s`,
    (parser) => {
      const examples = specExamples(spec).map((example) => ({ ...example, id: idOf(example) }))
      const deviations = new Set(Object.values(reasons).flat())
      let pages: ReadonlyMap<string, string>

      beforeAll(async () => {
        const files = Object.fromEntries(
          examples.map((example) => [`docs/${FOLDER}/${fileOf(example.id)}.md`, page(example)]),
        )
        const config = `docs: { routeBasePath: '/' },\nmarkdown: { format: 'md', html: 'trusted', emoji: false, schemes: ${SCHEMES}, parser: '${parser}' },\n`
        ;({ pages } = await outcomeOf(files, config))
        const equal = examples.length - deviations.size
        LINES.push(`${NAMES[spec]}, ${parser}: ${equal} of ${examples.length} examples are equal`)
        for (const [reason, ids] of Object.entries(reasons)) LINES.push(`  ${ids.length} differ: ${reason}`)
      })

      it.each(examples.map((example) => [example.id, example.section, example] as const))(
        '%s %s',
        (id, _section, example) => {
          const actual = published(pages.get(`/${FOLDER}/${fileOf(id)}`) ?? '')
          const expected = spelling(htmlTree(example.html))
          const instead = own(GFM_AUTOLINKS, example.id)
          if (instead !== undefined && spec === 'commonmark-spec')
            expect(actual).toBe(spelling(htmlTree(instead)))
          if (deviations.has(id)) expect(actual).not.toBe(expected)
          else expect(actual).toBe(expected)
        },
      )

      it('has all examples', () => expect(examples).toHaveLength(total))
    },
  )
