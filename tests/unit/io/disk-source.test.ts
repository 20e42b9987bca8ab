// The files of a site on a real disk: what a listing holds, in which order, and what it leaves out.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskSource } from '../../../cli/io/disk-source.ts'

const root = mkdtempSync(join(tmpdir(), 'docsite-source-'))
const site = join(root, 'site')

function write(path: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, path)
}

beforeAll(() => {
  const names = ['b.md', 'a/z.md', 'a/node_modules/x.md', 'a/.git/x.md', '.docsite/x.md', 'a/.hidden.md']
  for (const name of [...names, 'node_modules.md', 'й/е\u0308ж.md']) write(`site/docs/${name}`)
  write('outside/secret.md')
  symlinkSync(join(site, 'docs/a'), join(site, 'docs/link'))
  symlinkSync(join(site, 'docs'), join(site, 'docs/a/ring'))
  symlinkSync(join(root, 'outside'), join(site, 'docs/out'))
  symlinkSync(join(root, 'nothing'), join(site, 'docs/dead'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

it('lists files in code-point order, hidden ones too, without folders of tools', async () => {
  const source = diskSource(site)
  expect(await source.list('docs/a')).toEqual(['docs/a/.hidden.md', 'docs/a/z.md'])
})

it('follows no link to the output folder, to what lies in it or to what holds it', async () => {
  const own = join(root, 'own')
  for (const path of ['static/a.txt', 'public/build/index.html', 'public/b.txt', 'public/build-2/c.txt'])
    write(`own/${path}`)
  symlinkSync('../public/build', join(own, 'static/whole'))
  symlinkSync('../public/build/index.html', join(own, 'static/page.html'))
  symlinkSync('../public', join(own, 'static/above'))
  symlinkSync('../public/build-2', join(own, 'static/other'))
  const warnings: string[] = []
  const output = join(realpathSync(own), 'public/build')
  const source = diskSource(own, (reason) => void warnings.push(reason), undefined, output)
  expect(await source.list('static')).toEqual(['static/a.txt', 'static/other/c.txt'])
  expect(warnings.sort()).toEqual(
    ['above', 'page.html', 'whole'].map(
      (name) => `static/${name} is a link that points to the output folder; it is skipped`,
    ),
  )
})

it('gives names in NFC and reads them as the disk spells them', async () => {
  const source = diskSource(site)
  expect(await source.list('docs/й')).toEqual(['docs/й/\u0451ж.md'])
  expect(String(await source.read('docs/й/\u0451ж.md'))).toBe('site/docs/й/е\u0308ж.md')
})

it('follows links inside the site, ends at rings, and tells once of each link it leaves out', async () => {
  const told: string[] = []
  const source = diskSource(site, (reason) => void told.push(reason))
  const expected = [
    'docs/a/.hidden.md',
    'docs/a/z.md',
    'docs/b.md',
    'docs/link/.hidden.md',
    'docs/link/z.md',
    'docs/node_modules.md',
    'docs/й/\u0451ж.md',
  ]
  expect(await source.list('docs')).toEqual(expected)
  expect(await source.list('docs/')).toEqual(expected)
  expect(told.sort()).toEqual([
    'docs/a/ring is a link that points to a folder containing it; it is skipped',
    'docs/dead is a link that points to a missing file; it is skipped',
    'docs/link/ring is a link that points to a folder containing it; it is skipped',
    'docs/out is a link that points outside the site folder; it is skipped',
  ])
})

it('takes an absent folder for an empty one', async () => {
  expect(await diskSource(site).list('blog')).toEqual([])
  expect(await diskSource(site).list('docs/b.md')).toEqual([])
})

it.each([
  ['.env', '.env'],
  ['.priv/secret.svg', '.priv'],
  ['keys/site.pem', 'keys/site.pem'],
  ['draft.md~', 'draft.md~'],
  ['.git/config', '.git/config'],
])('follows no link to %s, which would not be published under its own name', async (file, target) => {
  const dir = mkdtempSync(join(root, 'names-'))
  for (const path of [file, 'docs/page.md']) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), 'secret')
  }
  symlinkSync(join('..', target), join(dir, 'docs/link'))
  symlinkSync('link', join(dir, 'docs/chain'))
  const told: string[] = []
  const source = diskSource(dir, (reason) => void told.push(reason))
  expect(await source.list('docs')).toEqual(['docs/page.md'])
  const below = target === file ? '' : file.slice(target.length)
  expect(await source.contains(`docs/link${below}`)).toBe(false)
  expect(told).toContain(
    `docs/link is a link that points to ${target}, which is never published; it is skipped`,
  )
  expect(told).toContain(
    `docs/chain is a link that points to ${target}, which is never published; it is skipped`,
  )
})

it('follows links among files of a hidden folder, and to what hosts ask for', async () => {
  const dir = mkdtempSync(join(root, 'names-'))
  for (const path of ['.content/img/a.png', '.well-known/x']) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), 'x')
  }
  symlinkSync('img/a.png', join(dir, '.content/b.png'))
  symlinkSync('../.well-known', join(dir, '.content/.well-known'))
  const files = ['.content/.well-known/x', '.content/b.png', '.content/img/a.png']
  expect(await diskSource(dir).list('.content')).toEqual(files)
  for (const file of files) expect(await diskSource(dir).contains(file)).toBe(true)
})

it('lists names with line breaks and other characters that no pattern matches, folders too', async () => {
  const names = ['a\nb.md', 'c\rd\u2028/e\uffff10;.md', 'c\rd\u2028/\uffff.md']
  for (const name of names) write(`site/odd/${name}`)
  const source = diskSource(site)
  expect([...(await source.list('odd'))].sort()).toEqual(names.map((name) => `odd/${name}`).sort())
  expect(String(await source.read('odd/a\nb.md'))).toBe('site/odd/a\nb.md')
})

it('reads files outside the site only from the roots it is given, by where they really lie', async () => {
  symlinkSync(join(root, 'private'), join(root, 'outside/link'))
  write('private/key.md')
  const source = diskSource(site, undefined, () => ['../outside'])
  expect(await source.contains('../outside/secret.md')).toBe(true)
  expect(await source.contains('../outside/link/key.md')).toBe(false)
  write('outside/.env')
  symlinkSync('.env', join(root, 'outside/env.md'))
  expect(await source.contains('../outside/env.md')).toBe(false)
  expect(await source.contains('../private/key.md')).toBe(false)
  expect(await source.contains('docs/out/secret.md')).toBe(false)
  expect(await diskSource(site).contains('../outside/secret.md')).toBe(false)
})
