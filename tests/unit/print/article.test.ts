import { describe, expect, it } from 'vitest'
import { bookArticle, idsIn, type PartPlace } from '../../../cli/print/article.ts'

const place: PartPlace = {
  id: 'page-2',
  level: 2,
  path: '/base/docs/a',
  parts: new Map([
    ['/base/docs/a', { id: 'page-2', ids: new Set(['one']) }],
    ['/base/docs/ц#', { id: 'page-3', ids: new Set(['два']) }],
  ]),
  origin: 'https://docs.example.com',
}

describe('bookArticle', () => {
  it.each([
    ['<h2 id="one">', '<h3 id="page-2-one" data-level="2">'],
    ['</h2>', '</h3>'],
    ['<h6>', '<h6 data-level="6">'],
    ['<label for="one">', '<label for="page-2-one">'],
    ['<div aria-labelledby="one two">', '<div aria-labelledby="page-2-one page-2-two">'],
    ['<a href="#one">', '<a href="#page-2-one">'],
    ['<a href="#gone">', '<a href="#page-2">'],
    ['<a href="/base/docs/a/">', '<a href="#page-2">'],
    ['<a href="/base/docs/ц%23#два">', '<a href="#page-3-два">'],
    ['<a href="/base/docs/ц%23#%D0%B4%D0%B2%D0%B0">', '<a href="#page-3-два">'],
    [
      '<a href="/base/docs/out?a=1&amp;b=2">',
      '<a href="https://docs.example.com/base/docs/out?a=1&amp;b=2">',
    ],
    ['<a href="https://x.example/#one">', '<a href="https://x.example/#one">'],
    ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
    ['<details>', '<details open>'],
    ['<details open>', '<details open>'],
    ['<div hidden>', '<div>'],
    ['<img loading="lazy" src="/base/a.png"/>', '<img loading="eager" src="/base/a.png"/>'],
    ['<code>&lt;h2 id="x"&gt;</code>', '<code>&lt;h2 id="x"&gt;</code>'],
    ['<h2 title="a &gt; b" id="one">', '<h3 title="a &gt; b" id="page-2-one" data-level="2">'],
  ])('turns %s into %s', (article, part) => {
    expect(bookArticle(article, place)).toBe(part)
  })
})

it('ids are found in attributes alone', () => {
  expect([...idsIn('<h2 id="a"><p data-id="b">id="c"</p><i id="d">')]).toEqual(['a', 'd'])
})
