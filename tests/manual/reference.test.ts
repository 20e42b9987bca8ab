// The reference pages of the manual are made of what the code says; `UPDATE_EXPECTED=1` writes them anew.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { MANUAL, ROOT } from './files.ts'
import { commandsReference, referencePages } from './reference-pages.ts'

const commands = await commandsReference()
const expected = new Map([['cli/reference/commands.md', commands], ...referencePages(commands)])

if (process.env.UPDATE_EXPECTED) {
  rmSync(`${MANUAL}/docs/reference`, { recursive: true, force: true })
  for (const [path, text] of expected) {
    mkdirSync(dirname(`${ROOT}${path}`), { recursive: true })
    writeFileSync(`${ROOT}${path}`, text)
  }
}

it.each([...expected.keys()])('%s is up to date', (path) => {
  expect(existsSync(`${ROOT}${path}`) && readFileSync(`${ROOT}${path}`, 'utf8')).toBe(expected.get(path))
})

it('nothing else stands in the folder of the references', () => {
  const files = readdirSync(`${MANUAL}/docs/reference`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `content/manual/docs/reference/${path}`)
  expect(files.sort()).toEqual([...expected.keys()].filter((path) => path.startsWith('content/')).sort())
})
