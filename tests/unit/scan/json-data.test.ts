// Strict JSON with places: agrees with the platform's parser, and refuses what that one lets pass.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toValue } from '../../../cli/scan/data-node.ts'
import { parseJson } from '../../../cli/scan/json-data.ts'

describe('parseJson', () => {
  it('gives the values the platform gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const { node } = parseJson(text)
        const plain = JSON.parse(text, (key, inner) => (key === '__proto__' ? undefined : inner))
        expect(node && JSON.parse(JSON.stringify(toValue(node)))).toEqual(plain)
      }),
    )
  })

  it('accepts exactly what the platform accepts', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '{',
            '}',
            '[',
            ']',
            ',',
            ':',
            '"a"',
            '"b',
            '1',
            '01',
            '-',
            'true',
            'nul',
            ' ',
            '\n',
            '\\',
            '1.',
            '1e5',
          ),
          { maxLength: 7 },
        ),
        (parts) => {
          const text = parts.join('')
          const accepted = (() => {
            try {
              JSON.parse(text)
              return true
            } catch {
              return false
            }
          })()
          const { node, problem } = parseJson(text)
          expect(node !== undefined || problem?.message.includes('twice')).toBe(accepted)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['[1,]', 'Expected a value, found `]`', 3],
    ['{"a" 1}', 'Expected `:`, found `1`', 5],
    ['{a: 1}', 'Expected a key in double quotes, found `a`', 1],
    ['["a', 'String without a closing quote', 1],
    ['["\\x"]', 'String with an invalid escape or a control character', 1],
    ['["a\nb"]', 'String with an invalid escape or a control character', 1],
    ['{"a": 1, "a": 2}', "The key 'a' is defined twice", 9],
    ['[1', 'Expected `,` or `]`, found the end of the file', 2],
    ['1 2', 'Unexpected text after the end of the data', 2],
    ['', 'Expected a value, found the end of the file', 0],
    ['// a', 'Expected a value, found `/`', 0],
  ])('%j: %s', (text, message, start) => expect(parseJson(text).problem).toEqual({ message, start }))

  it.each([101, 100_000])('refuses %i levels', (depth) =>
    expect(parseJson('['.repeat(depth)).problem?.message).toBe('Nested deeper than 100 levels'),
  )

  it('makes objects without prototype and leaves `__proto__` out', () => {
    const { node } = parseJson('{"__proto__": {"polluted": 1}, "constructor": 1}')
    const value = node && (toValue(node) as object)
    expect({ keys: Object.keys(value ?? {}), prototype: Object.getPrototypeOf(value) }).toEqual({
      keys: ['constructor'],
      prototype: null,
    })
  })
})
