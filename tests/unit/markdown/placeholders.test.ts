// Tags that browsers know nothing of, such as `<host>` in prose.
import { expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

it.each([
  ['is text by default', 'safe', '<p>&lt;host></p>', ['markdown/unknown-tag']],
  ['stays with a word about it for trusted authors', 'trusted', '<host></host>', ['markdown/unknown-tag']],
  ['stays where the site names it', ['host'], '<host></host>', []],
] as const)('a placeholder %s', (_name, html, expected, codes) => {
  const article = compile('<host>', { options: { markdown: { ...OPTIONS.markdown, html } } })
  expect(htmlOf(article)).toBe(expected)
  expect(article.diagnostics.map(({ code }) => code)).toEqual(codes)
})

it('placeholders stay parts of an address', () => {
  const article = compile('http://<host>:<port>/')
  expect(htmlOf(article)).toBe('<p>http://&lt;host>:&lt;port>/</p>')
  expect(article.diagnostics.map(({ code }) => code)).toEqual([
    'markdown/unknown-tag',
    'markdown/unknown-tag',
  ])
})
