import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { parseTermsFile } from '../../../cli/scan/terms-file.ts'

function parse(text: string) {
  const found: Diagnostic[] = []
  const file = parseTermsFile(
    { path: 'terms.yml', text, hash: '' },
    { variables: { product: 'BI' } },
    (each) => found.push(each),
  )
  const said = found.map(
    ({ code, message, place }) => `${code} ${place?.start.line}:${place?.start.column} ${message}`,
  )
  return { terms: file?.terms, said }
}

describe('terms.yml', () => {
  it('gives a term its meaning, forms and link', () => {
    const text =
      'куб: Таблица в {product}.\nмера:\n  text: Число.\n  forms: [показатель]\n  link: /docs/m#a\n'
    expect(parse(text)).toEqual({
      terms: {
        куб: { text: 'Таблица в BI.', spot: '1:1' },
        мера: { text: 'Число.', forms: ['показатель'], link: '/docs/m#a', spot: '5:3' },
      },
      said: [],
    })
  })

  it.each([
    ['- a', 'scan/terms-file 1:1 `terms`: expected an object with a key for each term, found a list'],
    [
      'a:',
      'scan/terms-file 1:3 `a`: expected the definition of the term, as text or as an object with `text`, found nothing',
    ],
    [
      'a: { forms: [b] }',
      'scan/terms-file 1:4 `a`: expected the definition of the term, as text or as an object with `text`, found an object',
    ],
    ['a: { text: "" }', "scan/terms-file 1:12 `a.text`: expected text that is not empty, found ''"],
    [
      'a: { text: b, link: c.md }',
      "scan/terms-file 1:21 `a.link`: expected a URL that begins with `/` or `https://`, found 'c.md'",
    ],
    ['a: { text: b, lnik: /c }', 'scan/terms-file 1:15 Unknown key `a.lnik`'],
  ])('says what is wrong with %j', (text, expected) => expect(parse(text).said).toEqual([expected]))

  it('may be empty', () => expect(parse('# nothing yet\n')).toEqual({ terms: {}, said: [] }))
})
