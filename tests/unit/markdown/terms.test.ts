import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcherOf } from '../../../cli/markdown/terms/matcher.ts'
import type { Term } from '../../../cli/model/data-files.ts'
import { compile } from './compile-for-test.ts'

const term = (text: string, more: Partial<Term> = {}): Term => ({ text, spot: '1:1', ...more })

const TERMS = {
  куб: term('Таблица.', { forms: ['OLAP-куб'], link: '/docs/cube' }),
  мера: term('Число.'),
  кнопка: term('Что нажимают.'),
  'источник данных': term('База.'),
  данные: term('Что хранят.'),
  SQL: term('Язык запросов.'),
  'base URL': term('Where the site begins.'),
}

const found = (text: string) =>
  matcherOf({ terms: TERMS })
    .find(text)
    .map(({ name, at, end }) => `${text.slice(at, end)} = ${name}`)

const page = (text: string, options: Partial<Parameters<typeof compile>[1]> = {}) => {
  const article = compile(text, { ...options, options: { terms: { file: 'terms.yml', terms: TERMS } } })
  const html = article.html.pieces.join('<slot>')
  return {
    ...article,
    html,
    marked: [...html.matchAll(/class="term"[^>]*>([^<]*)/g)].map(([, word]) => word),
  }
}

describe('a matcher of terms', () => {
  it.each([
    ['Кубы читает кубами о кубе', ['Кубы = куб', 'кубами = куб', 'кубе = куб']],
    ['пять кнопок', ['кнопок = кнопка']],
    ['меры, мерой; мерам', ['меры = мера', 'мерой = мера', 'мерам = мера']],
    [
      'из источников\u00a0данных и других данных',
      ['источников\u00a0данных = источник данных', 'данных = данные'],
    ],
    ['OLAP-кубу', ['OLAP-кубу = куб']],
    ['base URLs of base  URL', ['base  URL = base URL']],
  ])('finds forms in «%s»', (text, expected) => expect(found(text)).toEqual(expected))

  it.each(['мерить', 'x.куб', 'куб-источник', '/куб', 'sql', 'источник, данных не', 'кубизм', '@куб'])(
    'leaves «%s» alone',
    (text) => expect(found(text).filter((hit) => !hit.endsWith('= данные'))).toEqual([]),
  )

  it('returns ordered, non-overlapping matches for any text', () => {
    const words = fc.constantFrom(
      ...Object.keys(TERMS),
      'кубов',
      'SQL',
      '-',
      ' ',
      '\u00a0',
      'x',
      '.',
      '\u0301',
      '🙂',
    )
    fc.assert(
      fc.property(
        fc.array(words).map((list) => list.join('')),
        (text) => {
          let from = 0
          for (const { at, end } of matcherOf({ terms: TERMS }).find(text)) {
            expect(at).toBeGreaterThanOrEqual(from)
            expect(end).toBeGreaterThan(at)
            from = end
          }
          expect(from).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })
})

describe('terms of a page', () => {
  it('are marked at their first use in each section', () => {
    const { marked, terms } = page('Куб и кубы, мера.\n\n## О кубах\n\nКубом *мерами*.\n\n### Ещё\n\nКуб.\n')
    expect(marked).toEqual(['Куб', 'мера', 'Кубом', 'мерами'])
    expect(terms).toEqual(['куб', 'мера'])
  })

  it('are not marked in headings, code, links and table headers', () => {
    const text =
      '# Куб\n\n`куб` [куб](/x) **`куб`** <kbd>куб</kbd>\n\n| куб |\n|--|\n| 1 |\n\n```\nкуб\n```\n'
    expect(page(text).marked).toEqual([])
  })

  it('are listed below the text with their definitions, each once', () => {
    const { html, slots, anchors } = page('Мера куба.\n\n## Ещё\n\nМера.\n')
    expect(html).toMatch(
      /<section class="terms" role="doc-glossary" aria-label="Terms on this page"><p class="terms__title">Terms on this page<\/p><dl><div id="term:мера"><dt>мера<\/dt><dd>Число\.<\/dd><\/div><div id="term:куб"><dt><a<slot>>куб<\/a><\/dt><dd>Таблица\.<\/dd><\/div><\/dl><\/section>$/,
    )
    expect(html).toContain('<a href="#term:мера" class="term" aria-describedby="term:мера">Мера</a>')
    expect(slots).toEqual([
      {
        kind: 'link',
        url: '/docs/cube',
        syntax: 'markdown',
        place: { file: 'terms.yml', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
      },
    ])
    expect(anchors.map(({ id }) => id)).toEqual(['ещё', 'term:мера', 'term:куб'])
  })

  it('are marked at an explicit `<Term>`, by name or by text', () => {
    const { marked, diagnostics } = page(
      '[таблицам](term:куб) [кнопками](term:) [базы](<term:источник данных>)',
    )
    expect(marked).toEqual(['таблицам', 'кнопками', 'базы'])
    expect(diagnostics).toEqual([])
  })

  it('missing from the glossary are reported and shown as text', () => {
    const { html, diagnostics } = page('Мерой\n\n[кубам](term:куп)')
    expect(html).toContain('<p>кубам</p>')
    expect(diagnostics).toEqual([
      {
        code: 'markdown/unknown-term',
        severity: 'warning',
        message: "The glossary has no term 'куп'; the link is shown as plain text.",
        hint: "Did you mean 'куб'? Define it in terms.yml, or write the words without a link.",
        place: { file: 'docs/page.md', start: { line: 3, column: 1 }, end: { line: 3, column: 18 } },
      },
    ])
    expect(compile('[x](term:y)').diagnostics.map(({ code }) => code)).toEqual(['markdown/unknown-term'])
  })

  it('do not affect the search index, the Markdown copy or the outline', () => {
    const { sections, markdown, toc } = page('Куб.\n')
    const plain = compile('Куб.\n')
    expect({ sections, markdown, toc }).toEqual({
      sections: plain.sections,
      markdown: plain.markdown,
      toc: plain.toc,
    })
  })
})
