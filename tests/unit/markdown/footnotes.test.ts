// Footnotes: labels in the site's language, and notes that do not match up (C19).
import { describe, expect, it } from 'vitest'
import { compile, htmlOf } from './compile-for-test.ts'

describe('footnotes', () => {
  it('are labelled in the language of the site', () => {
    const messages = {
      'docsite.footnotes.label': 'Примечания',
      'theme.footnotes.back': 'К тексту, {reference}',
    }
    const html = htmlOf(compile('a[^n] b[^n]\n\n[^n]: text', { options: { messages } }))
    expect(html).toContain('id="footnote-label">Примечания</h2>')
    expect(html).toContain('aria-label="К тексту, 1"')
    expect(html).toContain('aria-label="К тексту, 1-2"')
  })

  it('that refer to each other in a cycle are rendered', () => {
    const article = compile('a[^1]\n\n[^1]: see [^2]\n\n[^2]: see [^1]')
    expect(htmlOf(article)).toMatch(/see .*see /s)
    expect(article.diagnostics).toEqual([])
  })

  it('that are not defined are shown as text, with a warning', () => {
    const article = compile('text\n\nsee[^none] and [a-z] [^a-z]')
    expect(htmlOf(article)).toContain('see[^none] and [a-z] [^a-z]')
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/undefined-footnote',
        message: 'The footnote "none" is not defined.',
        place: { start: { line: 3 } },
      },
    ])
  })

  it('that are defined twice are reported with both places', () => {
    const article = compile('a[^x]\n\n[^x]: one\n\n[^x]: two')
    expect(htmlOf(article)).toContain('one')
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/duplicate-footnote',
        place: { start: { line: 5, column: 1 } },
        related: [{ place: { start: { line: 3, column: 1 } } }],
      },
    ])
  })
})

describe('a footnote that nothing refers to', () => {
  it('is reported, even if only another unused footnote refers to it', () => {
    const { diagnostics } = compile(
      'text[^1]\n\n[^1]: One[^2].\n\n[^2]: Two.\n\n[^3]: Three[^4].\n\n[^4]: Four.',
    )
    expect(diagnostics).toMatchObject([
      { code: 'markdown/unused-footnote', severity: 'warning', place: { start: { line: 7, column: 1 } } },
      { code: 'markdown/unused-footnote', message: expect.stringContaining('"4"') },
    ])
  })
})

it('components work in footnotes', () => {
  const html = htmlOf(compile('text[^1]\n\n[^1]: a\n\n    <Details summary="S">\n\n    b\n\n    </Details>'))
  expect(html).toMatch(/<details [^>]*><summary>S<\/summary>.*<p>b<\/p>/s)
})

it.each([
  '- y <div><b>text</b></div>\n\n- z',
  'x[^1]\n\n[^1]: y <div><b>text</b></div>',
  'y <div><b>text</b></div>\n\n- z',
])('an element that a line ends with keeps its tags together: %j', (source) => {
  const article = compile(source)
  expect(htmlOf(article)).toContain('y <div><b>text</b></div>')
  expect(article.diagnostics).toEqual([])
})
