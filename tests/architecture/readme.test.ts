// What the README lists is complete: every command and every exit code.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { EXIT } from '../../cli/commands/exit.ts'
import { allCommands } from '../../cli/commands/registry.ts'

const README = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')

it('lists every command', async () => {
  const listed = [...README.matchAll(/^\| `docsite (\w+) /gm)].map(([, name]) => name)
  const commands = await allCommands()
  expect(listed.sort()).toEqual(commands.map(({ name }) => name).sort())
})

it('lists every exit code', () => {
  const [sentence = ''] = /Exit codes: 0 success, 1 errors in content[^.]*\./.exec(README) ?? []
  const missing = Object.values(EXIT).filter((code) => !new RegExp(`\\b${code}\\b`).test(sentence))
  expect(missing).toEqual([])
})
