import { describe, expect, it } from 'vitest'
import { withEntries } from '../../../cli/text/json-entries.ts'

const entry = [['b', { message: '', description: 'Text' }]] as const

describe('withEntries', () => {
  it.each([
    [null, '{\n  "b": { "message": "", "description": "Text" }\n}\n'],
    ['', '{\n  "b": { "message": "", "description": "Text" }\n}\n'],
    ['{}', '{\n  "b": { "message": "", "description": "Text" }\n}'],
    [
      '{\n\t"a":   {"message":"x"}\n}\n',
      '{\n\t"a":   {"message":"x"},\n\t"b": { "message": "", "description": "Text" }\n}\n',
    ],
    ['{ "a": "}" }\n\n', '{ "a": "}",\n  "b": { "message": "", "description": "Text" }\n}\n\n'],
  ])('puts entries behind those of %j', (text, expected) => {
    expect(withEntries(text, entry)).toBe(expected)
  })

  it.each(['[]', '{ "a": 1, }', 'a: b', '"{}"'])('gives nothing for %j, which is no object', (text) => {
    expect(withEntries(text, entry)).toBeNull()
  })
})
