// The seeded sites: every mistake marked in them is found on its line under its rule, and nothing else.
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove } from '../helpers/cli.ts'
import { markersOf } from './markers.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))

interface JsonFinding {
  readonly rule: string
  readonly file: string
  readonly line: number
  readonly message: string
  readonly hint?: string
}

async function found(name: string): Promise<string[]> {
  const dir = copyFixture(name)
  try {
    const { code, stdout } = await docsite(['check', dir, '--format', 'json', '--no-cache'])
    expect(code).toBe(1)
    const { findings } = JSON.parse(stdout) as { findings: readonly JsonFinding[] }
    // Whatever is found says what to do.
    expect(
      findings.filter(({ hint = '' }) => hint === '').map(({ rule, message }) => `${rule} ${message}`),
    ).toEqual([])
    return findings.map(({ rule, file, line }) => `${file}:${line} ${rule}`).sort()
  } finally {
    remove(dir)
  }
}

describe.each(['links', 'links-locales'])('fixture %s', (name) => {
  it('is found out exactly', async () => {
    expect(await found(name)).toEqual(markersOf(`${FIXTURES}${name}`).expected)
  })
})

it('has mistakes and odd valid cases in numbers', () => {
  const { expected, right } = markersOf(`${FIXTURES}links`)
  expect(expected.length).toBeGreaterThanOrEqual(450)
  expect(right).toBeGreaterThanOrEqual(1000)
  expect(new Set(expected.map((entry) => entry.split(' ').at(-1))).size).toBeGreaterThanOrEqual(20)
})
