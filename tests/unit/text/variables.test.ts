// Site variables in text.
import { describe, expect, it } from 'vitest'
import { hasVariables, replaceVariables, unknownVariables } from '../../../cli/text/variables.ts'

const variables = { product: 'Lux', 'short-name': 'LX', empty: '' }

describe('replaceVariables', () => {
  it.each([
    ['Руководство {product}', 'Руководство Lux'],
    ['{product}-sync, {short-name}{empty}', 'Lux-sync, LX'],
    ['\\{product} and {product}', '{product} and Lux'],
    ['\\{other}', '{other}'],
    ['{unknown} { product } {} {1a}', '{unknown} { product } {} {1a}'],
    ['{{product}}', '{Lux}'],
    ['{constructor} {__proto__}', '{constructor} {__proto__}'],
  ])('%j is %j', (text, replaced) => expect(replaceVariables(text, variables)).toBe(replaced))

  it('leaves text alone on a site without variables', () =>
    expect(replaceVariables('{a} \\{b}', {})).toBe('{a} \\{b}'))

  it('takes values as they are', () =>
    expect(replaceVariables('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}'))
})

describe('unknownVariables', () => {
  it('names them with their offset', () =>
    expect(unknownVariables('{product} {prodct} \\{x} {toString}', variables)).toEqual([
      { name: 'prodct', index: 10 },
      { name: 'toString', index: 24 },
    ]))

  it('finds none on a site without variables', () => expect(unknownVariables('{a}', {})).toEqual([]))
})

describe('hasVariables', () => {
  it.each([
    [{}, false],
    [{ a: '' }, true],
    [Object.create({ a: 'inherited' }), false],
  ])('%j: %s', (values, expected) => expect(hasVariables(values)).toBe(expected))
})
