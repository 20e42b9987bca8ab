// Changes of the files of an author are made all or none.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { applyChanges } from '../../../cli/commands/file-changes.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

it('a move that cannot be finished leaves neither files nor folders at the new place', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docsite-changes-'))
  dirs.push(siteDir)
  mkdirSync(join(siteDir, 'docs/a'), { recursive: true })
  for (const name of ['docs/a/one.md', 'docs/a/two.md', 'docs/file'])
    writeFileSync(join(siteDir, name), `# ${name}\n`)
  const moved = (from: string, path: string) => {
    const text = readFileSync(join(siteDir, from), 'utf8')
    return { from, path, before: text, after: `${text}more\n` }
  }
  const changes = [
    moved('docs/a/one.md', 'docs/b/c/one.md'),
    // There is a file where its folder would be.
    moved('docs/a/two.md', 'docs/file/two.md'),
  ]
  expect(() => applyChanges(changes, { siteDir, prefix: '', dryRun: false })).toThrow('cannot write')
  expect(existsSync(join(siteDir, 'docs/b'))).toBe(false)
  expect(readdirSync(join(siteDir, 'docs/a')).sort()).toEqual(['one.md', 'two.md'])
  expect(readFileSync(join(siteDir, 'docs/a/one.md'), 'utf8')).toBe('# docs/a/one.md\n')
})
