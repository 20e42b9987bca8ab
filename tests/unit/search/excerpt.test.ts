import { describe, expect, it } from 'vitest'
import { excerptAround, sectionHtml } from '../../../runtime/search/excerpt.ts'
import { wordMarker } from '../../../runtime/search/text/mark-words.ts'

const find = (...terms: string[]) => wordMarker(terms, { languages: ['ru', 'en'] })

const words = (count: number, word = 'слово') =>
  Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')

describe('the excerpt around a hit', () => {
  it('is the text itself when that is short', () => {
    expect(excerptAround('Узлы кластера.', find('кластер'))).toBe('Узлы кластера.')
  })

  it('is nothing when no term is in the text', () => {
    expect(excerptAround('Узлы кластера.', find('баз'))).toBeNull()
    expect(excerptAround('', find('баз'))).toBeNull()
  })

  it('stands around the hit, cut between words', () => {
    const text = `${words(50)} здесь лежит находка среди прочего ${words(50, 'конец')}`
    const excerpt = excerptAround(text, find('находк')) ?? ''
    expect(excerpt).toMatch(/^…слово\d+ .*здесь лежит находка среди прочего конец0 .*конец\d+…$/)
    expect(excerpt.length).toBeLessThanOrEqual(122)
    expect(excerpt.indexOf('находка')).toBeLessThanOrEqual(41)
  })

  it('prefers the place with most of the words', () => {
    const text = `база ${words(40)} база данных ${words(40)}`
    expect(excerptAround(text, find('баз', 'дан'))).toContain('база данных')
  })

  it('holds a hit that is longer than itself', () => {
    const long = 'б'.repeat(200)
    expect(excerptAround(`${words(20)} ${long} ${words(20)}`, find(long.slice(0, 64)))).toBe(
      `…слово16 слово17 слово18 слово19 ${long}…`,
    )
  })
})

describe('the part of a page that a section is in', () => {
  const html =
    '<h1>Кластер</h1><p>Начало.</p><h2 class="anchor" id="узлы">Узлы</h2><p>Первый &lt;h2&gt;.</p>' +
    '<div><h3 id="a&amp;b">Порты</h3><pre>8080</pre></div><h2 id="диски">Диски</h2><p>Конец.</p>'

  it('begins with its heading and ends before the next one', () => {
    expect(sectionHtml(html, 'узлы')).toBe(
      '<h2 class="anchor" id="узлы">Узлы</h2><p>Первый &lt;h2&gt;.</p><div>',
    )
    expect(sectionHtml(html, 'a&b')).toBe('<h3 id="a&amp;b">Порты</h3><pre>8080</pre></div>')
    expect(sectionHtml(html, 'диски')).toBe('<h2 id="диски">Диски</h2><p>Конец.</p>')
  })

  it('is the beginning of the page where no heading is named, and nothing where there is no such heading', () => {
    expect(sectionHtml(html, '')).toBe(
      '<h1>Кластер</h1><p>Начало.</p><h2 class="anchor" id="узлы">Узлы</h2><p>Первый &lt;h2&gt;.</p><div>',
    )
    expect(sectionHtml('<p>Без заголовков.</p>', '')).toBe('<p>Без заголовков.</p>')
    expect(sectionHtml(html, 'сеть')).toBe('')
  })
})
