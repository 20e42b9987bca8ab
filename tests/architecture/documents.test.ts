// Documents name only paths that exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Paths below the folders of this repository, in backticks or links; placeholders in angle brackets are none. */
const PATH = /[`(]((?:cli|runtime|content|bin|tests|fixtures)\/[\w./-]*[\w/])[`)]/g

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s', (name) => {
  it('names only paths that exist', () => {
    const named = [...readFileSync(join(ROOT, name), 'utf8').matchAll(PATH)].map((match) => match[1])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})
