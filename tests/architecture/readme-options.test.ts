// The tables of options in the README are those of `--help`: every option has a row and every row is an option.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { build } from '../../cli/commands/build.ts'
import { check } from '../../cli/commands/check.ts'
import { EXIT } from '../../cli/commands/exit.ts'
import { init } from '../../cli/commands/init.ts'
import { mv } from '../../cli/commands/mv.ts'
import { serve } from '../../cli/commands/serve.ts'

const README = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')

/** First cells of the table that follows `Options of \`<command>\`:`. */
function documented(command: string): readonly string[] {
  const [, after = ''] = README.split(`Options of \`${command}\`:\n\n`)
  const [table = ''] = after.split('\n\n', 1)
  return table
    .split('\n')
    .slice(2)
    .map((row) => /^\| `([^`]+)` \|/.exec(row)?.[1] ?? row)
}

it.each([init, mv, build, serve, check])('lists the options of $name', ({ name, options }) => {
  expect(documented(name)).toEqual(options.map(([flags]) => flags))
})

it('names every exit code', () => {
  const [sentence = ''] = /Exit codes: 0 success, 1 errors in content[^.]*\./.exec(README) ?? []
  const missing = Object.values(EXIT).filter((code) => !new RegExp(`\\b${code}\\b`).test(sentence))
  expect(missing).toEqual([])
})
