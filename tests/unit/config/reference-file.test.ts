// The reference of the configuration is made from the schema; `UPDATE_EXPECTED=1` writes it anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { configReference } from '../../../cli/config/reference.ts'

const FILE = fileURLToPath(new URL('../../../cli/reference/configuration.md', import.meta.url))

it('the reference of the configuration is up to date', () => {
  const text = `# Configuration\n\nKeys of \`site.config.ts\`, as the schema has them.\n\n${configReference().trim()}\n`
  if (process.env.UPDATE_EXPECTED) writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})
