// Heads of pages: title, excerpt, where the body begins, and pages that have none.
import { describe, expect, it } from 'vitest'
import { costOf } from '../../helpers/cpu.ts'
import { readHead } from './read-for-test.ts'

describe('readDocHead', () => {
  it('gives title, excerpt and the line of the body', () => {
    const { head, found } = readHead('---\nid: b\n---\n\n# Заголовок `кода` {#x}\n\nПервый **абзац**.\n')
    expect({ ...head, keyPlaces: {} }).toEqual({
      file: 'docs/a.md',
      frontMatter: { id: 'b' },
      keyPlaces: {},
      contentTitle: 'Заголовок кода',
      excerpt: 'Первый абзац.',
      bodyLine: 4,
    })
    expect(found).toEqual([])
  })

  it('replaces variables in title and excerpt', () => {
    const { head } = readHead('# О {product}\n\nПлатформа {product} и \\{product}.', { product: 'Lux' })
    expect(head).toMatchObject({ contentTitle: 'О Lux', excerpt: 'Платформа Lux и {product}.' })
  })

  it.each(['', ' \n\n', '---\ntitle: A\n---\n', '---\n---\n\n  \n'])(
    'warns about a page without text: %j',
    (text) => expect(readHead(text).found).toEqual(['warning scan/empty-page 1:1 The page has no text']),
  )

  it('makes addresses of texts with half of a character, and says so', () => {
    const { head, found } = readHead('---\nslug: "a\\ud800"\ntags: ["\\udc00b"]\n---\n\n# A\n\nText')
    expect(found).toEqual([
      "warning scan/half-character 2:7 'a\uFFFD' contains half of a surrogate pair: one of its two `\\u…` escapes is missing",
      "warning scan/half-character 3:8 '\uFFFDb' contains half of a surrogate pair: one of its two `\\u…` escapes is missing",
    ])
    expect(head.frontMatter.slug).toBe('a\uFFFD')
  })

  it('reports front matter that is never closed, and shows none of it as text', () => {
    const { head, found } = readHead('---\ntitle: A\n\n# B\n\nText')
    expect(found).toEqual([
      'error scan/front-matter-unclosed 1:1 Front matter is opened with `---` but never closed',
    ])
    expect(head).toMatchObject({ frontMatter: {}, bodyLine: 7 })
    expect(head.contentTitle).toBeUndefined()
  })
})

describe('content title', () => {
  it.each([
    ['# A #\n', 'A'],
    ['# C#\n', 'C#'],
    ['# A {#b} #', 'A {#b}'],
    ['# A { #b }', 'A'],
    ['# A {: #b }', 'A'],
    ['# A <Badge text="new" /> b', 'A b'],
    ['# <img src="a.png"/> A <sup class="x">b</sup>', 'A b'],
    ['# `<Tabs></Tabs>` and `<br/>`', '<Tabs></Tabs> and <br/>'],
    ['# Map<K, V> and List<T>', 'Map<K, V> and List<T>'],
    ['# 1 < 2 > 0, <a>', '1 < 2 > 0, <a>'],
    ['import A from "a"\nimport B from "b"\n\n# C', 'C'],
    ['important\n===', 'important'],
    ['A\n=\nB', 'A'],
    ['Text\n\n# A', undefined],
    ['#A', undefined],
    ['## A', undefined],
    ['#', undefined],
    ['\n===', undefined],
    ['<!-- a -->\n# A', undefined],
    ['import A from "a"', undefined],
  ])('%j: %s', (body, title) => expect(readHead(body).head.contentTitle).toBe(title))
})

describe('excerpt', () => {
  it.each([
    ['Connect to <host>:<port> as <b>admin</b>.', 'Connect to <host>:<port> as admin.'],
    ['A `List<String>` and `<b>`, ``a ` <i>``', 'A List<String> and <b>, a ` <i>'],
    ['Write \\<b> or <https://example.org/a_b>', 'Write <b> or https://example.org/a_b'],
    ['<Badge text="x"/> with <my-widget> and </Foo>', 'with  and'],
    ['# A\n\n- item one', '- item one'],
    ['Время 10:30:45, host:port, ключ:значение :+1: :tada:', 'Время 10:30:45, host:port, ключ:значение'],
    ['Имя API_koob_x и *курсив*, __жирный__, 2*3*4', 'Имя API_koob_x и курсив, жирный, 234'],
    ['<!-- первая\nвторая -->\nТекст', 'Текст'],
    ['{/* a */}Текст {/* b */}конец', 'Текст конец'],
    ['<Tabs\n  groupId="x">\n\nТекст', 'Текст'],
    ['~~~md\n# A\n~~~\n\nТекст', 'Текст'],
    ['````\n```\n````\nТекст', 'Текст'],
    ['a < b и `<` > `c`', 'a < b и < > c'],
    ['[![картинка](a.png)](b.md) и [ссылка](c (1).md) [^1]', 'картинка и ссылка'],
    ['> > Цитата', 'Цитата'],
    [':::note Заголовок\n\nТекст\n:::', 'Текст'],
    ['# A\n## B {#b}', 'B'],
    ['# A\n## B { #b }', 'B'],
    ['import A from "a"\nexport const b = 1\n\nТекст', 'Текст'],
    ['Важно {не переменная}', 'Важно {не переменная}'],
    ['# A', undefined],
    ['```\ncode', undefined],
  ])('%j: %s', (body, excerpt) => expect(readHead(body).head.excerpt).toBe(excerpt))

  it.each([
    ['comments', '<!--'.repeat(100_000)],
    ['imports', 'import a\n\n'.repeat(50_000)],
    ['open brackets', '![('.repeat(100_000)],
    ['stars', '*a'.repeat(100_000)],
    ['spaces', `# a${' '.repeat(200_000)}b`],
    ['unclosed tags', '<a '.repeat(100_000)],
    ['front matter spaces', `---\na:${' '.repeat(200_000)}b\n---\nText`],
    [
      'front matter keys',
      `---\n${Array.from({ length: 2_000 }, (_, i) => `k${i}: {a: b}`).join('\n')}\n---\nText`,
    ],
  ])('takes hostile %s in a second', (_name, text) => {
    expect(costOf(1000, () => readHead(text)).cpuMs).toBeLessThan(1000)
  })
})
