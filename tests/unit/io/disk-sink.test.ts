// The output folder over many builds: always exactly the files of the last one, made of the old ones where those are the same.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DiskSink, MANIFEST, openDiskSink } from '../../../cli/io/disk-sink.ts'
import { treeOf } from '../../helpers/cli.ts'

const place = { root: '' }
const outDir = () => join(place.root, 'build')
const spareDir = () => join(place.root, 'cache', 'previous')

beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'docsite-sink-'))
})
afterEach(() => rmSync(place.root, { recursive: true, force: true }))

type Files = Readonly<Record<string, string>>

async function publish(files: Files): Promise<DiskSink> {
  const sink = await openDiskSink(outDir(), { force: false, spareDir: spareDir() })
  for (const [path, body] of Object.entries(files)) await sink.write({ path, body })
  await sink.publish()
  return sink
}

function published(): Files {
  const files = [...treeOf(outDir())].filter(([path]) => path !== MANIFEST)
  return Object.fromEntries(files.map(([path, body]) => [path, String(body)]))
}

/** Files, most of which stay the same from site to site. */
const many = (over: Files = {}): Files => ({
  ...Object.fromEntries(Array.from({ length: 30 }, (_, page) => [`p${page}/index.html`, `page ${page}`])),
  ...over,
})

describe('a small change', () => {
  it('is made in the site before the published one', async () => {
    await publish(many())
    await publish(many({ 'p1/index.html': 'second' }))
    const before = statSync(join(spareDir(), 'p2')).ino
    expect(before).not.toBe(statSync(join(outDir(), 'p2')).ino)
    await publish(many({ 'p1/index.html': 'third', 'new/index.html': 'new' }))
    expect(published()).toEqual(many({ 'p1/index.html': 'third', 'new/index.html': 'new' }))
    expect(statSync(join(outDir(), 'p2')).ino).toBe(before)
    expect(readdirSync(place.root).sort()).toEqual(['build', 'cache'])
  })

  it('keeps unchanged files as they are', async () => {
    await publish(many())
    const file = () => statSync(join(outDir(), 'p7/index.html')).ino
    const before = file()
    for (const text of ['a', 'b', 'c']) await publish(many({ 'p1/index.html': text }))
    expect(file()).toBe(before)
  })

  it('brings back no file that somebody put into the output or the spare site', async () => {
    await publish(many())
    for (const text of ['a', 'b', 'c']) {
      for (const dir of [outDir(), spareDir()].filter(existsSync)) {
        mkdirSync(join(dir, 'foreign/deep'), { recursive: true })
        writeFileSync(join(dir, 'foreign/deep/file'), text)
        writeFileSync(join(dir, 'p3/file'), text)
      }
      await publish(many({ 'p1/index.html': text }))
      expect(published()).toEqual(many({ 'p1/index.html': text }))
    }
  })

  it('does not take over what was changed in the spare site', async () => {
    await publish(many())
    await publish(many({ 'p1/index.html': 'a' }))
    rmSync(join(spareDir(), 'p2/index.html'))
    rmSync(join(spareDir(), 'p3'), { recursive: true })
    rmSync(join(spareDir(), 'p4/index.html'))
    writeFileSync(join(spareDir(), 'p4/index.html'), 'xxxx x')
    await publish(many({ 'p1/index.html': 'b' }))
    expect(published()).toEqual(many({ 'p1/index.html': 'b' }))
  })
})

it('forgets the spare site after a large change', async () => {
  await publish(many())
  await publish(many({ 'p1/index.html': 'a' }))
  expect(existsSync(spareDir())).toBe(true)
  await publish({ 'index.html': 'other' })
  expect(existsSync(spareDir())).toBe(false)
  expect(published()).toEqual({ 'index.html': 'other' })
})

it('removes what a killed build left of the next site', async () => {
  await publish(many())
  mkdirSync(join(place.root, '.build.docsite-next/p1'), { recursive: true })
  await publish(many({ 'p1/index.html': 'a' }))
  expect(readdirSync(place.root).sort()).toEqual(['build', 'cache'])
})

const path = fc.constantFrom('a', 'a/b', 'a/b/c', 'b', 'b/a', 'c/a/b', 'index.html')
const body = fc.constantFrom('1', '2', 'three')
/** No path is a file and a folder at once. */
const site = fc.dictionary(path, body, { maxKeys: 5 }).map((files) => {
  const folders = new Set(Object.keys(files).flatMap((name) => [dirname(name), dirname(dirname(name))]))
  return Object.fromEntries(Object.entries(files).filter(([name]) => !folders.has(name)))
})

it('is the last site after any sequence of sites', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(site, { minLength: 2, maxLength: 6 }), async (sites) => {
      const common = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`same/${at}`, `${at}`]))
      for (const files of sites) {
        await publish({ ...common, ...files })
        expect(published()).toEqual({ ...common, ...files })
      }
    }),
    { numRuns: 25 },
  )
})
