// The language of this site's own texts: spelling by a Russian dictionary and the site's words, one term for one thing,
// typography. A finding names file, line and column.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContentFile, contentFiles, findingAt } from './files.ts'
import { CODE, proseOf } from './prose.ts'
import { createSpeller, linesOf, type Speller } from './spelling.ts'
import { createWordingCheck, siteWordings } from './terminology.ts'

const listed = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const lists = { words: listed('words.txt'), withE: listed('words-with-e.txt') }
/** Letters of a word that change when it is inflected, «-изоваться» to «-изуется» being the most. */
const LONGEST_INFLECTION = 7
const files = contentFiles()
const proseByFile = new Map(files.map((file) => [file, proseOf(file.path, file.source)]))
const prose = (file: ContentFile) => proseByFile.get(file) ?? proseOf(file.path, file.source)
const wordings = siteWordings()
const wordingCheck = createWordingCheck(wordings)
const later: { spell: Speller } = { spell: () => [] }

beforeAll(() => {
  later.spell = createSpeller(lists)
})

/** Findings of the spelling, as an author sees them. */
function misspellings(file: ContentFile): readonly string[] {
  const { text, labels } = prose(file)
  return [text, labels].flatMap((part) =>
    later.spell(part).map(({ word, offset, reason }) => findingAt(file, offset, `«${word}» ${reason}`)),
  )
}

/** Findings of wording and signs. */
function slips(file: ContentFile): readonly string[] {
  return wordingCheck(file.path, prose(file).text).map(({ found, offset, rule }) =>
    findingAt(file, offset, `«${found}», write ${rule.write}: ${rule.why}`),
  )
}

const page = (source: string): ContentFile => ({ path: 'content/docs/page.md', source })

describe('the texts of the site', () => {
  it('are spelled right', () => expect(files.flatMap(misspellings)).toEqual([]))

  it('keep to one term for one thing and to the typography', () => expect(files.flatMap(slips)).toEqual([]))

  it('need every word of the lists', () => {
    const all = files.map((file) => Object.values(prose(file)).join('\n')).join('\n')
    const used = new Set(all.toLowerCase().match(/[а-яё]+/g))
    const stem = (word: string) => word.toLowerCase().slice(0, Math.max(2, word.length - LONGEST_INFLECTION))
    const isUsed = (word: string) => [...used].some((other) => other.startsWith(stem(word)))
    const words = linesOf(lists.words).map((line) => line.split('/')[0]!)
    expect(words.filter((word) => !isUsed(word))).toEqual([])
    expect(linesOf(lists.withE).filter((word) => !used.has(word))).toEqual([])
  })

  it('has lists in order', () => {
    for (const list of Object.values(lists)) {
      const words = linesOf(list).map((line) => line.split('/')[0]!)
      const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'ru'))
      expect(words).toEqual(sorted)
    }
  })

  it('exempts only files that there are and that need it', () => {
    const paths = files.map(({ path }) => path)
    const needless = wordings.flatMap(({ except = [], ...rule }) => {
      const check = createWordingCheck([rule])
      return except.filter((end) => {
        const file = files.find(({ path }) => path === `content/docs/${end}`)
        return !file || check(file.path, prose(file).text).length === 0
      })
    })
    expect(paths).toContain('content/docs/index.md')
    expect(needless).toEqual([])
  })
})

describe('what is looked at', () => {
  it.each([
    ['a sentence', 'Это ашибка.', 'content/docs/page.md:1:5: «ашибка» not in the dictionary'],
    ['a heading', '## Моя ашибка {#id}', '1:8: «ашибка»'],
    ['a cell', '| а | б |\n|---|---|\n| в | ашибка |', '3:7: «ашибка»'],
    ['a description', '---\ntitle: Слово\ndescription: Одна ашибка\n---\n', '3:19: «ашибка»'],
    ['a keyword', '---\nkeywords:\n  - ашибка\n---\n', '3:5: «ашибка»'],
    ['alternative text', '![Одна ашибка](/ашипка.svg)', '1:8: «ашибка»'],
    ['a link', '[Одна ашибка](./ашипка.md)', '1:7: «ашибка»'],
    ['the title of an admonition', ':::note Одна ашибка\nТекст.\n:::', '1:14: «ашибка»'],
    ['a tab', '<TabItem value="a" label="Одна ашибка">\n', '1:32: «ашибка»'],
    ['a summary', '<details>\n<summary>Одна ашибка</summary>\n', '2:15: «ашибка»'],
    ['the title of code', '```js title="Одна ашибка"\nашипка\n```', '1:19: «ашибка»'],
    ['a diagram', '```mermaid\nA["Одна ашибка"]\n```', '2:9: «ашибка»'],
    ['two alphabets in a word', 'Слово oшибка.', '1:7: «oшибка» letters of two alphabets'],
    ['«е» for «ё»', 'Ещё одна, еще одна.', '1:11: «еще» written «ещё»'],
  ])('%s', (_, source, expected) => {
    const found = misspellings(page(source))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  it.each([
    ['code', 'Вызов `ашибка` и\n\n```js\nашибка\n```'],
    ['addresses', 'Страница https://example.ru/ашибка'],
    ['comments', '<!-- ашибка -->'],
    ['imports', "import Part from './ашибка.md'"],
    [
      'variables and ids',
      '## {product}-ашибка {#ашибка}'.replace('#ашибка', '#oshibka').replace('-ашибка', '-web'),
    ],
    ['names of a language', 'Вид РегистрНакопления.'],
    ['endings of numerals', 'Строка 10-й.'],
    ['both ways of writing', 'Все узнают всё.'],
  ])('not %s', (_, source) => expect(misspellings(page(source))).toEqual([]))

  it('labels of drawings, folders and tags', () => {
    const svg = { path: 'a.svg', source: '<svg>\n<text>Одна ашибка</text></svg>' }
    const json = { path: '_category_.json', source: '{\n  "label": "Одна ашибка"\n}' }
    const tags = { path: 'tags.yml', source: 'cluster:\n  label: Одна ашибка\n' }
    expect([svg, json, tags].flatMap(misspellings).map((line) => line.slice(0, line.indexOf(' ')))).toEqual([
      'a.svg:2:12:',
      '_category_.json:2:18:',
      'tags.yml:2:15:',
    ])
  })

  it.each([
    ['Откройте дашборд.', '1:10: «дашборд», write дэшборд'],
    ['Откройте **Дашборды**.', '1:12: «Дашборды»'],
    ['Все сервера доступны.', '1:1: «Все сервера», write серверы'],
    ['Укажите данный ключ.', '1:9: «данный»'],
    ['Если Вы готовы.', '1:6: «Вы»'],
    ['Москва - столица.', '1:8: «-», write —'],
    ['Слово "в кавычках".', '1:7: «"»'],
    ['От 5-10 строк.', '1:4: «5-10»'],
    ['И так далее...', '1:12: «...»'],
    ['Ровно 5% плана.', '1:7: «5%»'],
    ['Неразрывный\u00a0пробел.', '1:12:'],
    ['Слово, если если.', '1:8: «если если»'],
    ['Нажмите на кнопку.', '1:1: «Нажмите на кнопку»'],
  ])('%j', (source, expected) => {
    const found = slips(page(source))
    expect(found[0]).toContain(expected)
  })

  it.each([
    'Дэшборд и `дашборд`, «данные» и данным.',
    'Ключ `a - b`, 10–20 строк, 2025-01-31, `5%`.',
    'Вы готовы. Вы знаете.',
    '| Выручка | - |\n|---|---|\n| а | б |',
    'Что что-то случилось.',
  ])('nothing in %j', (source) => expect(slips(page(source))).toEqual([]))

  it('keeps places: the texts are as long as the file', () => {
    for (const file of files) {
      const lengths = Object.values(prose(file)).map((text) => text.length)
      expect(lengths, file.path).toEqual([file.source.length, file.source.length])
    }
  })

  it('keeps nothing of code but a sign', () => {
    expect(proseOf('a.md', 'До `код` после.').text).toBe(`До ${CODE.repeat(5)} после.`)
  })
})
