// Elements of JSX that stand as values.
import { describe, expect, it } from 'vitest'
import { readElement } from '../../../cli/markdown/source/read-element.ts'

const element = (name: string, ...children: readonly unknown[]) => ({ name, attributes: [], children })

const nested = (depth: number): unknown => (depth === 1 ? element('b') : element('b', nested(depth - 1)))

describe('an element as a value', () => {
  it.each([
    ['<b>one</b>', element('b', 'one')],
    [' <b/> ', element('b')],
    ['<>a<b>c</b>{ d }</>', element('', 'a', element('b', 'c'), { expression: ' d ' })],
    ['<A.B>x</A.B>', element('A.B', 'x')],
    ['<b>\n  one\n\n  two \n</b>', element('b', 'one two')],
    ['<b> one </b>', element('b', ' one ')],
    ['<b>a &lt; &amp;</b>', element('b', 'a < &')],
    ['<b>{"<i>"}</b>', element('b', { expression: '"<i>"' })],
    ['<b>\n  one\n  <i/>two\n</b >', element('b', 'one', element('i'), 'two')],
    ['<b>one <i/> two</b>', element('b', 'one ', element('i'), ' two')],
    [`${'<b>'.repeat(50)}${'</b>'.repeat(50)}`, nested(50)],
  ])('%s is read', (source, expected) => {
    expect(readElement(source)).toEqual(expected)
  })

  it('keeps its attributes as written', () => {
    expect(readElement('<b a="1" c={d} e/>')?.attributes).toEqual([
      { name: 'a', value: '1', expression: false },
      { name: 'c', value: 'd', expression: true },
      { name: 'e', value: true, expression: false },
    ])
  })

  it('may have apostrophes in elements as values of attributes, and strings after keywords', () => {
    const values = ["<>it's {d('e')} here</>", '<i>6" {a}</i>', "x?typeof'}':'{'", "(() => {return'}'})()"]
    for (const value of values)
      expect(readElement(`<b c={${value}} d="e"/>`)?.attributes).toEqual([
        { name: 'c', value, expression: true },
        { name: 'd', value: 'e', expression: false },
      ])
  })

  it.each([
    '<b>',
    '<b',
    '<b a="',
    '<b><i</b>',
    '<b>text',
    '<b></i>',
    '<><b></></b>',
    '<b/>text',
    'text',
    '<b>{</b>',
    '',
    '<>',
    '</b>',
    `${'<b>'.repeat(60)}${'</b>'.repeat(60)}`,
  ])('%s is none', (source) => {
    expect(readElement(source)).toBeNull()
  })
})
