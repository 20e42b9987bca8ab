// No word of a page is lost: each is in the published html, in the Markdown copy and in what the search looks through, or a
// finding says that it was left out. Of generated pages it is known which words are text; of written ones a second opinion
// (`source-words.ts`) tells. `DOCSITE_TEST_PAGES=20000` makes the run a long one, each time over other pages.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import type { Article } from '../../../cli/model/article.ts'
import { splitFrontMatter } from '../../../cli/text/front-matter-split.ts'
import { fillHtml } from '../../../cli/view/fill-slots.ts'
import { hasShared, SHARED } from '../../helpers/shared.ts'
import { inputForTest, OPTIONS } from './compile-for-test.ts'
import { type GeneratedPage, generatedPage, PARTIALS } from './generated-pages.ts'
import { sourceText, wordsOf } from './source-words.ts'

const PARSERS = ['auto', 'remark'] as const
type Parser = (typeof PARSERS)[number]

const PAGES = Number(process.env.DOCSITE_TEST_PAGES ?? 500)

const htmlOf = ({ html, slots }: Article): string => fillHtml(html, slots, [])

const planted = (text: string): ReadonlySet<string> => new Set(text.match(/w\d+x/g))

/** Findings that say that all of a place is not shown. */
const NOT_SHOWN = new Set([
  'markdown/unused-footnote',
  'markdown/duplicate-footnote',
  'markdown/table-cells-lost',
])

/** Words that findings tell of. */
function inFindings({ diagnostics }: Article, text: string): ReadonlySet<string> {
  const lines = text.split('\n')
  const told = diagnostics.flatMap(({ code, message, place }) => {
    const { start, end } = place ?? {}
    return NOT_SHOWN.has(code) && start ? [message, ...lines.slice(start.line - 1, end?.line)] : [message]
  })
  return planted(told.join(' '))
}

/** What is missing of a page, as `word: where`. */
function lost(page: GeneratedPage, parser: Parser): readonly string[] {
  const { text, words, format, extras, bodyLine } = page
  const options = { markdown: { ...OPTIONS.markdown, ...extras, format, parser } }
  const article = compileArticle(inputForTest(text, { options, bodyLine, partials: PARTIALS }))
  const html = planted(htmlOf(article))
  const copy = planted(article.markdown.pieces.join(' '))
  const sections = planted(article.sections.map(({ title, text: body }) => `${title} ${body}`).join(' '))
  const found = inFindings(article, text)
  return words.flatMap(({ word, isAttribute }) => [
    ...(html.has(word) || found.has(word) ? [] : [`${word}: html`]),
    ...(copy.has(word) ? [] : [`${word}: copy`]),
    ...(isAttribute || sections.has(word) || found.has(word) ? [] : [`${word}: sections`]),
  ])
}

describe.each(PARSERS)('generated pages (%s)', (parser) => {
  it(`${PAGES / 2} keep all their words`, { timeout: 240_000 + 200 * PAGES }, () => {
    fc.assert(
      fc.property(generatedPage, (page) => {
        expect(lost(page, parser), `\n${page.text}\n`).toEqual([])
      }),
      { numRuns: PAGES / 2, ...(PAGES > 500 ? {} : { seed: 11 }) },
    )
  })
})

const READ_ATTRIBUTE = /\s(?:alt|title|aria-label|data-label|data-source)="([^"]*)"/g

/** Words of the source that are neither in the html nor in a finding. */
function lostOf(source: string, parser: Parser): readonly string[] {
  const options = { markdown: { ...OPTIONS.markdown, parser } }
  const { bodyLine } = splitFrontMatter(source)
  const article = compileArticle({ ...inputForTest(source, { options }), bodyLine })
  const html = htmlOf(article)
  const attributes = [...html.matchAll(READ_ATTRIBUTE)].map(([, value]) => value)
  const published = [
    html.replace(/<[^>]*>/g, ''),
    ...attributes,
    ...article.diagnostics.map(({ message }) => message),
  ]
  const seen = published.join(' ').normalize('NFC').toLowerCase()
  return [...new Set(wordsOf(sourceText(source)))].filter((word) => !seen.includes(word.toLowerCase()))
}

/** Lost words of all pages below a folder, by page. */
function lostBelow(root: string, parser: Parser): readonly string[] {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$/.test(path),
  )
  expect(pages.length).toBeGreaterThan(0)
  return pages.flatMap((path) => {
    const words = lostOf(readFileSync(`${root}/${path}`, 'utf8').replaceAll('\r\n', '\n'), parser)
    return words.length > 0 ? [`${path}: ${words.join(' ')}`] : []
  })
}

describe('written pages', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))

  it.each(['fixtures', 'content/docs'])('of %s keep all their words', (folder) => {
    for (const parser of PARSERS) expect(lostBelow(root + folder, parser)).toEqual([])
  })

  it.skipIf(!hasShared)('of the corpora keep all their words', { timeout: 600_000 }, () => {
    expect(lostBelow(`${SHARED}corpora`, 'auto')).toEqual([])
  })

  it('contain the words that an independent parser finds', () => {
    const page = [
      '---\ntitle: front\n---',
      "import Alpha from './alpha.md'\nimport Beta from 'beta'",
      '# Heading {#anchor}',
      'Some *emphasis*, `code {x}` and [link](./address.md "Title") <!-- comment --> {/* other */} &nbsp;',
      '```js title="Caption" foo\n<tag> {inside}\n```',
      '<Tabs groupId="group">\n\n:::note Label\n\n![alternative](./pic.png)\n\n:::\n\n</Tabs>',
      'export the file',
      '[ref]: ./definition.md',
    ].join('\n\n')
    expect(wordsOf(sourceText(page))).toEqual(
      'Heading Some emphasis code and link Title Caption tag inside Label alternative export the file'.split(
        ' ',
      ),
    )
    expect(lostOf(page, 'auto')).toEqual([])
    expect(lostOf('<script>alert()</script>\n\nvisible', 'auto')).toEqual([])
    expect(lostOf('visible {/* */} <iframe>gone</iframe>', 'auto')).toEqual([])
  })
})
