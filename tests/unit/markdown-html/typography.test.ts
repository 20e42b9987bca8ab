// Typography of Russian text: golden pairs (`~` stands for a no-break space), and what must never change.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typesetRussian } from '../../../cli/markdown/html/typography.ts'
import { element, finish, options, raw, text } from './html-for-test.ts'

const shown = (set: string): string => set.replaceAll('\u00a0', '~')

describe('Russian text', () => {
  it.each([
    ['в доме и на улице', 'в~доме и~на~улице'],
    ['В доме, а у нас', 'В~доме, а~у~нас'],
    ['(с нами) «о них»', '(с~нами) «о~них»'],
    ['Он не пришёл, но был', 'Он не~пришёл, но~был'],
    ['Москва — столица', 'Москва~— столица'],
    ['годы 2020 – 2025', 'годы 2020~– 2025'],
    ['слово-слово и слово —', 'слово-слово и~слово~—'],
    ['— Да. — Нет', '— Да.~— Нет'],
    ['5 кг, 10 км/ч и 3 ГБ', '5~кг, 10~км/ч и~3~ГБ'],
    ['100 ₽, 20 %, 7 тыс. руб.', '100~₽, 20~%, 7~тыс.~руб.'],
    ['План, тыс. ₽, доля % и 3 млн человек', 'План, тыс.~₽, доля~% и~3~млн человек'],
    ['за 60 секунд, 5 минут и 2 часа', 'за~60~секунд, 5~минут и~2~часа'],
    ['1 000 000 строк', '1~000~000 строк'],
    ['2025 2026', '2025 2026'],
    ['5 генералов', '5 генералов'],
    ['т. е. так, и т. д., и т. п.', 'т.~е. так, и~т.~д., и~т.~п.'],
    ['№ 5 и § 3', '№~5 и~§~3'],
    ['см. рис. 5, табл. 2 и стр. 10', 'см. рис.~5, табл.~2 и~стр.~10'],
    ['версия 10.3 и PostgreSQL 17', 'версия~10.3 и~PostgreSQL~17'],
    ['Python 3.11, но python 3', 'Python~3.11, но~python 3'],
    ['на шаге 2', 'на~шаге~2'],
    ['Он сказал: "Да"', 'Он сказал: «Да»'],
    ['"Он сказал "да" и ушёл"', '«Он сказал „да“ и~ушёл»'],
    ['«внешние "внутренние"»', '«внешние „внутренние“»'],
    ['("скобки") и "точка".', '(«скобки») и~«точка».'],
    ['экран 5" и 10"', 'экран 5" и~10"'],
    ['открыто "и не закрыто', 'открыто "и~не~закрыто'],
    ['закрыто", но не открыто', 'закрыто", но~не~открыто'],
    ['class="x" data-y="z"', 'class="x" data-y="z"'],
    ['в\nдоме', 'в~доме'],
    ['в  доме', 'в  доме'],
    ['Ив доме', 'Ив доме'],
    ['в🙂 "🙂"', 'в🙂 «🙂»'],
  ])('%j', (before, after) => expect(shown(typesetRussian(before))).toBe(after))

  const CHARACTERS = fc.string({
    unit: fc.constantFrom(...'аивяе АВ1270.,"«»—–-№т()%кг\n/:=aZ🙂'.match(/./gsu)!),
  })

  it('keeps its length and its letters', () => {
    fc.assert(
      fc.property(CHARACTERS, (before) => {
        const after = typesetRussian(before)
        const plain = (value: string) => value.replace(/[\u00a0\n]/g, ' ').replace(/["«»„“]/g, '"')
        return after.length === before.length && plain(after) === plain(before)
      }),
      { numRuns: 2_000 },
    )
  })

  it('without spaces and straight quotes is unchanged', () => {
    fc.assert(
      fc.property(CHARACTERS, (before) => {
        const dense = before.replace(/[ \n"]/g, '')
        return typesetRussian(dense) === dense
      }),
    )
  })

  it('set twice is set once', () => {
    fc.assert(
      fc.property(CHARACTERS, (before) => {
        const once = typesetRussian(before)
        return typesetRussian(once) === once || before.includes('"')
      }),
    )
  })
})

describe('the text of a page', () => {
  const russian = options({}, { typography: true })
  const page = (...nodes: Parameters<typeof finish>[0] & object) => shown(finish(nodes, russian).html)

  it('is set only when the site asks for it, and only in Russian', () => {
    const nodes = () => [element('p', {}, text('в "доме"'))]
    expect(finish(nodes()).html).toBe('<p>в "доме"</p>')
    expect(finish(nodes(), options({ lang: 'en-GB' }, { typography: true })).html).toBe('<p>в "доме"</p>')
    expect(page(...nodes())).toBe('<p>в~«доме»</p>')
  })

  it('is judged across inline elements', () => {
    expect(
      page(
        element(
          'p',
          {},
          text('и в '),
          element('strong', {}, text('доме "кофе')),
          text(' чай" — '),
          element('a', { href: 'x' }, text('5')),
          text(' кг'),
        ),
      ),
    ).toBe('<p>и~в~<strong>доме «кофе</strong> чай»~— <a href="x">5</a>~кг</p>')
  })

  it('ends with its paragraph', () => {
    expect(page(element('p', {}, text('"а')), element('p', {}, text('б"')))).toBe('<p>"а</p><p>б"</p>')
    expect(page(element('ul', {}, element('li', {}, text('в "а"')), element('li', {}, text('"б'))))).toBe(
      '<ul><li>в~«а»</li><li>"б</li></ul>',
    )
  })

  it('leaves code, keys and addresses alone', () => {
    const code = 'в "a" — 5 кг'
    const kept = (tag: string) => element(tag, {}, text(code))
    expect(
      page(
        element('p', {}, text('в '), kept('code'), text(' и '), kept('kbd'), kept('samp'), kept('var')),
        kept('pre'),
      ),
    ).toBe(
      `<p>в~<code>${code}</code> и~<kbd>${code}</kbd><samp>${code}</samp><var>${code}</var></p><pre tabindex="0">${code}</pre>`,
    )
    expect(page(element('p', {}, element('a', { href: 'в "x' }, text('http://example.com/в—"x"'))))).toBe(
      '<p><a href="в &quot;x">http://example.com/в—"x"</a></p>',
    )
  })

  it('leaves titles, alternative texts and ids alone', () => {
    expect(
      page(
        element('h2', { id: 'в-доме', title: 'в "доме"' }, text('в доме')),
        raw('<img src="a" alt="в доме">'),
      ),
    ).toContain('<h2 id="в-доме" title="в &quot;доме&quot;">в~доме</h2><img src="a" alt="в доме"')
  })

  it('may be quoted code', () => {
    expect(page(element('p', {}, text('ключ "'), element('code', {}, text('a')), text('" и')))).toBe(
      '<p>ключ «<code>a</code>» и</p>',
    )
  })
})
