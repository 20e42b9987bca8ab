// What the package brings along because nothing may be fetched after installation.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { refractor } from 'refractor/all'
import { expect, it } from 'vitest'

it('every grammar of the highlighter is beside the program', () => {
  const file = fileURLToPath(new URL('../../dist/languages.cjs', import.meta.url))
  const grammars = createRequire(import.meta.url)(file) as Record<string, { readonly displayName: string }>
  const names = Object.values(grammars).map(({ displayName }) => displayName)
  expect(names.length).toBeGreaterThan(250)
  expect(names.filter((name) => !refractor.registered(name))).toEqual([])
})
