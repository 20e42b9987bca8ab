// Soft hyphens (`|` here): where words of the language of a page are divided, and what stays whole.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideWords } from '../../../cli/markdown/html/hyphenation.ts'
import { hyphenators } from '../../../cli/text/hyphenators.ts'
import { element, finish, options, text } from './html-for-test.ts'

const shown = (html: string): string => html.replaceAll('\u00ad', '|')
const ru = hyphenators.ru?.() ?? ((word: string) => word)

describe('a Russian word', () => {
  it.each([
    ['Настройка пользователя и столов', 'Настройка поль|зо|ва|теля и столов'],
    ['подъезд, йогурт, объём', 'подъезд, йогурт, объём'],
    ['из-под контейнеризации', 'из-под кон|тей|не|ри|за|ции'],
    ['оповещение «Показатели»', 'опо|ве|ще|ние «Пока|за|тели»'],
    ['СУБД, ЮНЕСКО и PostgreSQL', 'СУБД, ЮНЕСКО и PostgreSQL'],
    ['/opt/платформа user@администратор версия2', '/opt/платформа user@администратор версия2'],
    ['файл конфигурация.ini', 'файл конфигурация.ini'],
    ['Ошибка. Значение: показатель', 'Ошибка. Зна|че|ние: пока|за|тель'],
  ])('%s', (before, after) => {
    expect(shown(divideWords(before, ru))).toBe(after)
  })

  it('is the same without its soft hyphens, and three letters stay together at its ends', () => {
    const words = fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАСUs 1-./') })
    fc.assert(
      fc.property(words, (before) => {
        const after = divideWords(before, ru)
        expect(after.replaceAll('\u00ad', '')).toBe(before)
        expect(shown(after)).not.toMatch(/(?<![\p{L}|])\p{L}{1,2}\||\|\p{L}{0,2}(?![\p{L}|])/u)
      }),
    )
  })
})

describe('the text of a page', () => {
  const divided = options({}, { hyphenation: true })

  it('is divided only when the site asks for it, and only in a language that is known', () => {
    const nodes = () => [element('p', {}, text('Администрирование'))]
    expect(finish(nodes()).html).toBe('<p>Администрирование</p>')
    expect(finish(nodes(), options({ lang: 'kk' }, { hyphenation: true })).html).toBe(
      '<p>Администрирование</p>',
    )
    expect(shown(finish(nodes(), divided).html)).toBe('<p>Адми|ни|стри|ро|ва|ние</p>')
  })

  it('is divided in the language of its part', () => {
    const part = element('span', { lang: 'en-GB' }, text('administration'))
    const other = element('span', { lang: 'de' }, text('Administration'))
    expect(shown(finish([element('p', {}, text('настройка '), part, other)], divided).html)).toBe(
      '<p>настройка <span lang="en-GB">admin|is|tra|tion</span><span lang="de">Administration</span></p>',
    )
  })

  it('stays whole in titles, tables, code and addresses that are shown', () => {
    const long = () => text('администрирование')
    const whole = ['h1', 'h2', 'code', 'kbd', 'table', 'pre', 'summary'].map((tag) =>
      element(tag, {}, long()),
    )
    const link = element('a', { href: 'https://a.example/' }, text('https://a.example/администрирование'))
    expect(finish([...whole, element('p', {}, link)], divided).html).not.toContain('\u00ad')
  })
})
