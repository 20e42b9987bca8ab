// What a folder holds before it becomes a site: what the disk does not tell is not taken for empty, which would be written over.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesBeside, readProjectFacts } from '../../../cli/io/project-facts.ts'
import { EnvironmentError } from '../../../cli/model/ports.ts'

const dir = mkdtempSync(join(tmpdir(), 'docsite-test-'))
afterAll(() => rmSync(dir, { recursive: true }))

const facts = () => readProjectFacts(dir, { machineLanguage: 'en', version: '1.0.0' })

it('gives texts, and null for folders and for what is not there', async () => {
  writeFileSync(join(dir, 'package.json'), '{}\n')
  mkdirSync(join(dir, 'docs'))
  const { files, read } = await facts()
  expect(files).toEqual(['package.json'])
  expect(['package.json', 'docs', 'none', 'package.json/none'].map(read)).toEqual(['{}\n', null, null, null])
})

it('lists pages in folders called build, and no outputs of packages', async () => {
  const site = join(dir, 'site')
  const files = [
    'docs/build/a.md',
    'build/b.md',
    'dist/c.md',
    'tool/package.json',
    'tool/build/d.md',
    'tool/src/dist/e.md',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), '')
  }
  const found = await readProjectFacts(site, { machineLanguage: 'en', version: '1.0.0' })
  expect(found.files).toEqual(['docs/build/a.md', 'tool/package.json', 'tool/src/dist/e.md'])
  expect(await filesBeside(join(site, 'tool'), '../docs')).toEqual(['../docs/build/a.md'])
})

// The memory of a process begins with an address that cannot be read.
it.skipIf(process.platform !== 'linux')('throws for a file that cannot be read', async () => {
  symlinkSync('/proc/self/mem', join(dir, '.gitignore'))
  const { read } = await facts()
  expect(() => read('.gitignore')).toThrow(
    new EnvironmentError(`cannot read ${join(dir, '.gitignore')}: EIO`),
  )
})
