// The site of this repository is held to its own checker, every rule at its default level, and its rules to their page.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { rulesPage } from '../../cli/commands/rule-docs.ts'
import { docsite } from '../helpers/cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

it('finds nothing in the documentation of this repository', async () => {
  const { code, stdout } = await docsite(['check', ROOT, '--format', 'json', '--no-cache'])
  expect((JSON.parse(stdout) as { findings: readonly unknown[] }).findings).toEqual([])
  expect(code).toBe(0)
})

it('asks the search at least a hundred and fifty queries', () => {
  const queries = readFileSync(`${ROOT}tests/search.test.yml`, 'utf8').match(/^- \{ query: /gm) ?? []
  expect(queries.length).toBeGreaterThanOrEqual(150)
})

it('documents every rule in the reference', () => {
  if (process.env.UPDATE_EXPECTED) writeFileSync(`${ROOT}cli/reference/rules.md`, rulesPage())
  expect(readFileSync(`${ROOT}cli/reference/rules.md`, 'utf8')).toBe(rulesPage())
})
