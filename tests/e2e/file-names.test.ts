// Files that a list of names may lose: a name with a line break, what is no file, a folder that cannot be read.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { diskSource } from '../../cli/io/disk-source.ts'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

function site(files: Record<string, string>): string {
  const dir = temporarySite({ 'docs/index.md': '# Start\n\nText.\n', ...files })
  sites.push(dir)
  return dir
}

it.each([
  ['a\nb.md', 'a<U+000A>b.md'],
  ['a\rb.md', 'a<U+000D>b.md'],
  ['a\tb.md', 'a<U+0009>b.md'],
  ['a\u001b[31mb.md', 'a<U+001B>[31mb.md'],
  ['d\nir/x.md', 'd<U+000A>ir/x.md'],
])('a page called %j is an error of its file', async (name, shown) => {
  const dir = site({ [`docs/${name}`]: '# A\n\nText.\n' })
  for (const command of ['build', 'check']) {
    const { code, stdout, stderr } = await docsite([command, dir])
    const said = stdout + stderr
    expect(said).toContain(`docs/${shown}`)
    expect(said).toContain(`Invalid page address: '${shown}' must not contain`)
    expect(code).toBe(1)
  }
})

it('a file that holds no bytes of its own is left out with one warning', async () => {
  const dir = site({})
  execFileSync('mkfifo', [join(dir, 'docs/pipe.md')])
  mkdirSync(join(dir, 'docs/folder.md'))
  const said: string[] = []
  const source = diskSource(dir, (reason) => void said.push(reason))
  for (let time = 0; time < 2; time++) expect(await source.list('docs')).toEqual(['docs/index.md'])
  expect(said).toEqual(['docs/pipe.md is neither a file nor a folder; it is skipped'])
})

it('a pipe in the place of a file that is read by its name is left out as well', async () => {
  const dir = site({})
  for (const name of ['redirects.yml', 'search.test.yml', 'docs/tags.yml'])
    execFileSync('mkfifo', [join(dir, name)])
  const { code, stdout, stderr } = await docsite(['check', dir])
  for (const name of ['redirects.yml', 'docs/tags.yml'])
    expect(stdout + stderr).toContain(`${name} is neither a file nor a folder; it is skipped`)
  expect(code).toBe(0)
})

it.skipIf(process.platform !== 'linux')('names whose bytes are no UTF-8 are left out by name', async () => {
  const dir = site({})
  const bytes = (name: string) =>
    Buffer.concat([Buffer.from(join(dir, 'docs/')), Buffer.from(name, 'latin1')])
  writeFileSync(bytes('page\xff.md'), '# Lost\n')
  mkdirSync(bytes('folder\xff'))
  writeFileSync(bytes('folder\xff/page.md'), '# Lost\n')
  const { code, stderr } = await docsite(['build', dir])
  expect(stderr).toContain('docs/page\ufffd.md has a name that is not UTF-8; it is skipped')
  expect(stderr).toContain('docs/folder\ufffd has a name that is not UTF-8; it is skipped')
  expect(code).toBe(0)
})

it.skipIf(process.getuid?.() === 0)('a folder that cannot be read is named', async () => {
  const dir = site({ 'docs/locked/deep/a.md': '# A\n' })
  chmodSync(join(dir, 'docs/locked'), 0)
  try {
    await expect(diskSource(dir).list('docs')).rejects.toThrow('cannot list docs/locked: EACCES')
  } finally {
    chmodSync(join(dir, 'docs/locked'), 0o755)
  }
})
