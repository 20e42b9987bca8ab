// Options of a docs instance that the reference implementation refuses, held against ours.
import { describe, expect, test } from 'vitest'
import { hasShared, recordedCases } from '../../helpers/shared.ts'
import { findings } from './support.ts'

/** There are no plugins here: their options have no effect and are told by a warning. */
const PLUGINS = /remarkPlugins|rehypePlugins/

interface Arguments {
  readonly options: Readonly<Record<string, unknown>>
}

const cases = recordedCases('docs-options')

describe.skipIf(!hasShared)('options the reference refuses', () => {
  test('there are recorded cases', () => expect(cases).toHaveLength(12))

  test.each(cases.map(({ args, throws, test: name }) => ({ name, args, throws })))('$name', ({ args }) => {
    const [{ options }] = args as readonly [Arguments]
    const [key] = Object.keys(options)
    const found = findings({ docs: options })
    const expected = PLUGINS.test(key)
      ? ['warning', 'config/foreign-key']
      : ['error', expect.stringMatching(/^config\//)]
    expect(found.map(({ severity, code }) => [severity, code])).toEqual([expected])
    expect(found[0].message).toMatch(new RegExp(`^docs\\.${key}\\b`))
  })
})
