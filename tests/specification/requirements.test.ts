// Each requirement of the specification has a test, and the reference says where the site does otherwise on purpose.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const sources = new Map<string, string>()

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(`${ROOT}tests/${file}.test.ts`, 'utf8')
  sources.set(file, source)
  return source
}

/** Whether a file has a test of exactly this title. */
function hasTest(file: string, title: string): boolean {
  const source = sourceOf(file)
  return ["'", '"', '`'].some((quote) => {
    const written = `${quote}${title}${quote},`
    const at = source.indexOf(written)
    return at > 0 && /\(\s*$/.test(source.slice(0, at))
  })
}

describe('the requirements', () => {
  it('are 211, each with its number', () => {
    expect(REQUIREMENTS.map(({ id }) => id)).toEqual(Array.from({ length: 211 }, (_, at) => at + 1))
  })

  it('are each proved by a test that exists', () => {
    expect(
      REQUIREMENTS.filter(({ file, test }) => !hasTest(file, test)).map(
        ({ id, file, test }) => `${id}: ${file}: ${test}`,
      ),
    ).toEqual([])
  })

  it('are told in the reference where the site does otherwise', () => {
    const reference = readFileSync(`${ROOT}cli/reference/differences.md`, 'utf8')
    const rows = REQUIREMENTS.flatMap(({ words, otherwise }) =>
      otherwise === undefined ? [] : [`| ${words} | ${otherwise} |`],
    )
    expect(
      reference
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(1),
    ).toEqual(rows)
  })
})
