// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of pages look like templates
// Expressions over data of a page: what they give is worked out, and nothing is run.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { htmlOf, inputForTest } from './compile-for-test.ts'

const NAMES = `import { made } from '@site/src/made'

export const version = 'v1.2.3'
export const list = ['b', 'a', 'c']
export const people = [{ name: 'Ann', age: 30, isIn: true }, { name: 'Bob', age: 20, isIn: false }]
export const flag = true
export const off = false
export const none = null
export const short = (text, length = 1) => text.slice(0, length)
export const initial = ({ name }) => name[0]
export const endless = (text) => endless(text)
export const major = version.slice(1).split('.')[0]

`
const compiled = (text: string) => compileArticle(inputForTest(NAMES + text))
const shown = (text: string) => htmlOf(compiled(text))
const found = (text: string) => compiled(text).diagnostics.map(({ code, message }) => `${code} ${message}`)

describe('an expression over data of a page', () => {
  it.each([
    ['{version.slice(1)}', '1.2.3'],
    ["{version.replace('v', '').toUpperCase()}", '1.2.3'],
    ["{version.replace(/^v/, 'V').replaceAll('.', '_')}", 'V1_2_3'],
    ["{list.join(', ')}", 'b, a, c'],
    ["{list.map((each) => each + '!').join(' ')}", 'b! a! c!'],
    ['{list.map((each, at) => `${at + 1}.${each};`)}', '1.b;2.a;3.c;'],
    ["{[...list, 'd'].sort().reverse().slice(0, 2).join('')}", 'dc'],
    ["{people.filter((each) => each.isIn).map(({ name }) => name).join('')}", 'Ann'],
    ['{people.find((each) => each.age < 25)?.name}', 'Bob'],
    ["{people.map(function_) ?? ''}", "{people.map(function_) ?? ''}"],
    ["{people.map(initial).join('')}", 'AB'],
    ['{people.reduce((sum, each) => sum + each.age, 0)}', '50'],
    ['{people.toSorted((a, b) => a.age - b.age)[0].name}', 'Bob'],
    ["{people.some((each) => each.age >= 30) ? 'old' : 'young'}", 'old'],
    ['{Object.keys(people[0]).length * 2 - 1}', '5'],
    ["{Object.entries({ a: 1, b: 2 }).map(([key, value]) => key + value).join('')}", 'a1b2'],
    ["{flag ? 'yes' : 'no'}", 'yes'],
    ["{flag && 'shown'}", 'shown'],
    ["{none ?? 'nothing'}", 'nothing'],
    ["{version === 'v1.2.3' ? `is ${version}` : ''}", 'is v1.2.3'],
    ['{!off && typeof version}', 'string'],
    ['{short(version, 2)}{short(version)}{major + 1}', 'v1v11'],
    ["{list.filter(Boolean).map(String).join('')}", 'bac'],
    ['{JSON.stringify(people[0])}', '{"name":"Ann","age":30,"isIn":true}'],
    ['{Math.max(1, 2.5)}{(2.4567).toFixed(1)}', '{Math.max(1, 2.5)}{(2.4567).toFixed(1)}'],
    ['{list}{flag}', 'bac'],
  ])('%s shows %s', (text, expected) => expect(shown(text)).toBe(`<p>${expected}</p>`))

  it.each([
    ['none == undefined', true],
    ['none === undefined', false],
    ['none != undefined', false],
    ['none == 0', false],
    ['0 == none', false],
    ['list.length == 3', true],
    ['list.length != 2', true],
    ["version == 'v1.2.3'", true],
    ["'3' === list.length", false],
    ["list[0] < 'c'", true],
    ["list[0] >= 'c'", false],
    ["list[0] <= 'b'", true],
    ["'10' < '9'", true],
    ['list.length * 10 < 9', false],
    ['list.length > 2', true],
    ['list.length > 3', false],
    ['list.length >= 3', true],
    ['(list.length + 4) % 4', 3],
    ['(list.length - 1) ** 3', 8],
    ['list.length / 2', 1.5],
    ["list.length + '2'", 32],
    ['flag + 1', 2],
  ])('%s is %s', (text, expected) => expect(shown(`{String(${text})}`)).toBe(`<p>${expected}</p>`))

  it('compares no values of different types loosely', () => {
    expect(shown("{String('3' == list.length)}").replace(/<[^>]*>/g, '')).toBe("{String('3' == list.length)}")
  })

  it.each([
    ['a **{version.slice(1)}** b', '<p>a <strong>1.2.3</strong> b</p>'],
    ['# T {version.slice(1)}', '<header><h1>T 1.2.3</h1></header>'],
    ['- {version.slice(1)} {list[0].toUpperCase()}', '<ul>\n<li>1.2.3 B</li>\n</ul>'],
    ['<ul><li>{version.slice(1)}</li></ul>', '<ul><li>1.2.3</li></ul>'],
    ['<i title={version.slice(1)}>{version.slice(1)}</i>', '<p><i title="1.2.3">1.2.3</i></p>'],
    ['{version.slice(1)}\n{list.join("")}', '<p>1.2.3\nbac</p>'],
    ["{flag\n  ? 'yes'\n  : 'no'}", '<p>yes</p>'],
    ['{version.slice(1)}\n\n{list.join("")}', '<p>1.2.3</p>\n<p>bac</p>'],
    ["a\n\n{off && 'hidden'}\n\nb", '<p>a</p>\n<p>b</p>'],
    ['{list.map((each) => `<${each}> \\`{x}\\``)[0]}', '<p>&lt;b> `{x}`</p>'],
  ])('stands where a text may: %s', (text, expected) => expect(shown(text)).toBe(expected))

  it.each([
    '{version.foo.bar}',
    '{new Date().getFullYear()}',
    "{'a'.repeat(1000).replaceAll('a', 'b'.repeat(1000)).replaceAll('b', 'c'.repeat(1000))}",
  ])('that is more than data stays text, with a finding: %s', (text) => {
    expect(shown(text).replace(/<[^>]*>/g, '')).toBe(text)
    expect(found(text)).toEqual([
      `markdown/expression The expression ${text} is shown as plain text: code in pages is not run.`,
    ])
  })

  it.each([
    '{made.slice(1)}',
    '{version.nope()}',
    '{version.constructor()}',
    '{list.map((each) => made(each))}',
    '{version.replace(/(v+)+$/, made)}',
    '{version.replace(/(v+)+$/, "")}',
    '{version.repeat(100000)}',
    '{people.map((each) => each)}',
    '{endless(version)}',
  ])('that is more than data and calls code of the page is left to its components: %s', (text) => {
    const article = compiled(text)
    expect(article.diagnostics).toEqual([])
    expect(article.slots.map((slot) => (slot.kind === 'component' ? slot.name : slot.kind))).toEqual([
      expect.stringMatching(/^Expression_[\da-f]{8}$/),
      'component-end',
    ])
    expect(shown(text).replace(/<[^>]*>/g, '')).toBe(text)
  })

  it.each(['{project-name} {a | b} {x()} {0}', '{get(it)} {a ? b : c}', '{"json": 1}', '{1-2}'])(
    'is not what names nothing of the page: %s',
    (text) => expect(shown(text).replace(/<[^>]*>/g, '')).toBe(text),
  )
})
