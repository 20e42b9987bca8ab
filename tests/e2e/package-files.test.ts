// What the package brings along because nothing may be fetched after installation.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

it('every grammar of the highlighter is beside the program', () => {
  const grammars = createRequire(import.meta.url)(`${ROOT}dist/languages.cjs`) as Record<string, unknown>
  const files = readdirSync(`${ROOT}node_modules/refractor/lang`).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(250)
  expect(Object.keys(grammars).map((name) => `${name}.js`)).toEqual(files)
  expect(Object.entries(grammars).filter(([, grammar]) => typeof grammar !== 'function')).toEqual([])
})
