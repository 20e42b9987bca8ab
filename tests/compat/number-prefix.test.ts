// Number prefixes of file and folder names as the reference reads them.
import { describe, expect, it } from 'vitest'
import { docName, parseNumberPrefix, stripNumberPrefixes } from '../../cli/text/doc-id.ts'
import { hasShared, type RecordedCase, recordedCases } from '../helpers/shared.ts'

const CUSTOM_PARSER = 'the parser is a local function; here the built-in one is on or off'

const cases = recordedCases('number-prefix')
const notApplicable = (recorded: RecordedCase) =>
  JSON.stringify(recorded.args).includes('stripPathNumberPrefixCustom') ? CUSTOM_PARSER : undefined

function read({ fn, args = [] }: RecordedCase): unknown {
  const [name] = args as [string]
  if (fn === 'stripNumberPrefix') return parseNumberPrefix(name).name
  if (fn === 'stripPathNumberPrefixes') return stripNumberPrefixes(name)
  if (fn === 'DisabledNumberPrefixParser') {
    return { filename: docName({ source: `${name}.md`, numberPrefixes: false }).baseId }
  }
  const { name: filename, prefix } = parseNumberPrefix(name)
  return prefix === undefined ? { filename } : { filename, numberPrefix: prefix }
}

describe.skipIf(!hasShared)('number prefixes of the reference', () => {
  const applicable = cases.filter((recorded) => !notApplicable(recorded))

  it.each(applicable.map((recorded, index) => [index, recorded] as const))('case %i', (_index, recorded) => {
    expect(read(recorded)).toEqual(recorded.result)
  })

  it('passes or lists every recorded case', () => {
    expect({ total: cases.length, listed: cases.length - applicable.length }).toEqual({
      total: 152,
      listed: 1,
    })
  })
})
