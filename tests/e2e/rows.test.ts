// Every row of the fault catalogue that concerns content, configuration, files and the process is named by some test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const TESTS = fileURLToPath(new URL('..', import.meta.url))
const LAST_ROW = { C: 44, G: 13, F: 15, P: 10 }

it('has a test for each row', () => {
  const text = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(TESTS, path), 'utf8'))
    .join('\n')
  const rows = Object.entries(LAST_ROW).flatMap(([letter, last]) =>
    Array.from({ length: last }, (_, i) => `${letter}${i + 1}`),
  )
  expect(rows.filter((row) => !new RegExp(`\\b${row}\\b`).test(text))).toEqual([])
})
