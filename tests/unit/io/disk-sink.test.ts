// The output folder over many builds: always the files of the last one, made of the old ones where those are the same.
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DiskSink, openDiskSink, type SinkOptions } from '../../../cli/io/disk-sink.ts'
import { MANIFEST } from '../../../cli/io/manifest.ts'
import { treeOf } from '../../helpers/cli.ts'

const place = { root: '', stamps: undefined as string | undefined, umask: process.umask() }
const outDir = () => join(place.root, 'build')
const at = (path: string) => join(outDir(), path)

beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'docsite-sink-'))
  place.stamps = undefined
})
afterEach(() => rmSync(place.root, { recursive: true, force: true }))

type Files = Readonly<Record<string, string>>

/** Kept between the builds of a test, as a cache keeps them. */
const stamps = {
  read: () => place.stamps,
  write(text: string) {
    place.stamps = text
  },
}

async function publish(files: Files, options: Partial<SinkOptions> = { stamps }): Promise<DiskSink> {
  const sink = await openDiskSink(outDir(), { force: false, ...options })
  for (const [path, body] of Object.entries(files)) await sink.write({ path, body })
  await sink.publish(new Map([['en', Object.keys(files).length]]))
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
  it('keeps unchanged files as they are', async () => {
    await publish(many())
    const file = () => statSync(at('p7/index.html')).ino
    const before = file()
    for (const text of ['a', 'b', 'c']) {
      const { totals } = await publish(many({ 'p1/index.html': text }))
      expect(totals).toMatchObject({ files: 30, unchanged: 29 })
    }
    expect(file()).toBe(before)
  })

  it('leaves nothing beside the output', async () => {
    await publish(many())
    for (const left of ['new', 'old'])
      mkdirSync(join(place.root, `.build.docsite-${left}/p1`), { recursive: true })
    await publish(many({ 'p1/index.html': 'a' }))
    expect(readdirSync(place.root)).toEqual(['build'])
  })
})

it('leaves the very same site alone', async () => {
  await publish(many())
  const before = statSync(outDir()).ino
  const { totals } = await publish(many())
  expect(totals).toMatchObject({ files: 30, unchanged: 30, bytesWritten: 0 })
  expect(statSync(outDir()).ino).toBe(before)
})

/** Puts something in the place of a file. */
function instead(file: string, put: () => void): void {
  rmSync(file)
  put()
}

describe('a published file that was damaged', () => {
  const damages: [string, (file: string) => void][] = [
    ['in place', (file) => writeFileSync(file, 'pagE 7')],
    ['by another file', (file) => instead(file, () => writeFileSync(file, 'pagE 7'))],
    [
      'with its time set back',
      (file) => {
        const { atime, mtime } = statSync(file)
        writeFileSync(file, 'pagE 7')
        utimesSync(file, atime, mtime)
      },
    ],
    ['by a link', (file) => instead(file, () => symlinkSync(join(place.root, 'elsewhere'), file))],
    ['by a folder', (file) => instead(file, () => mkdirSync(file))],
    ['by being removed', (file) => rmSync(file)],
  ]
  const builds: [string, (files: Files) => Promise<unknown>][] = [
    ['written', (files) => publish(files)],
    ['written without stamps', (files) => publish(files, {})],
    ['written by force', (files) => publish(files, { stamps, force: true })],
    [
      'taken over if possible',
      async (files) => {
        const sink = await openDiskSink(outDir(), { force: false, stamps })
        for (const [path, body] of Object.entries(files))
          if (!(await sink.reuse([path]))) await sink.write({ path, body })
        await sink.publish(new Map([['en', 1]]))
      },
    ],
  ]
  it.each(builds.flatMap(([how, build]) => damages.map(([what, damage]) => ({ how, build, what, damage }))))(
    '$what is made anew when it is $how',
    async ({ build, damage }) => {
      writeFileSync(join(place.root, 'elsewhere'), 'pagE 7')
      await publish(many())
      damage(at('p7/index.html'))
      await build(many())
      expect(published()).toEqual(many())
      expect(statSync(at('p7/index.html')).isFile()).toBe(true)
      expect(readFileSync(join(place.root, 'elsewhere'), 'utf8')).toBe('pagE 7')
    },
  )

  it('keeps the whole site from being taken over', async () => {
    await publish(many())
    writeFileSync(at('p7/index.html'), 'pagE 7')
    const sink = await openDiskSink(outDir(), { force: false, stamps })
    expect(sink.reusePublished()).toBe(false)
    await sink.discard()
  })
})

it('reads a file whose stamp is lost, and takes it over when it is right', async () => {
  await publish(many())
  linkSync(at('p7/index.html'), join(place.root, 'copy'))
  const before = place.stamps
  const sink = await openDiskSink(outDir(), { force: false, stamps })
  expect(sink.reusePublished()).toBe(true)
  await sink.publish(sink.publishedPages)
  expect(sink.totals).toMatchObject({ files: 30, unchanged: 30 })
  expect(place.stamps).not.toBe(before)
})

describe('a build that is given up while it publishes', () => {
  it.each([0, 1, 2, 3, 4, 6, 8, 12, 16, 24])('after %i turns leaves a whole site', async (turns) => {
    await publish(many())
    const next = Object.fromEntries(Object.keys(many()).map((path) => [path, `new ${path}`]))
    const sink = await openDiskSink(outDir(), { force: false, stamps })
    for (const [path, body] of Object.entries(next)) await sink.write({ path, body })
    const publishing = sink.publish(sink.publishedPages).then(
      () => 'published',
      () => 'refused',
    )
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
    await sink.discard()
    const outcome = await publishing
    expect(published()).toEqual(outcome === 'published' ? next : many())
    expect(readdirSync(place.root)).toEqual(['build'])
  })

  it('writes and publishes nothing afterwards', async () => {
    await publish(many())
    const sink = await openDiskSink(outDir(), { force: false, stamps })
    await sink.write({ path: 'p1/index.html', body: 'a' })
    await sink.discard()
    await expect(sink.write({ path: 'p2/index.html', body: 'a' })).rejects.toThrow('was aborted')
    await expect(sink.publish(new Map([['en', 1]]))).rejects.toThrow('was aborted')
    expect(published()).toEqual(many())
    expect(readdirSync(place.root)).toEqual(['build'])
  })
})

it('tells how many pages are published', async () => {
  expect((await publish(many())).publishedPages).toEqual(new Map())
  expect((await publish(many())).publishedPages).toEqual(new Map([['en', 30]]))
})

describe('the list of published files', () => {
  const list = () => at(MANIFEST)
  const text = () => readFileSync(list(), 'utf8')

  it.each<[string, () => void]>([
    ['is empty', () => writeFileSync(list(), '')],
    ['is cut off', () => writeFileSync(list(), text().slice(0, -40))],
    ['lacks a line', () => writeFileSync(list(), text().replace(/^.* p7\/index.html\n/m, ''))],
    ['counts other pages', () => writeFileSync(list(), text().replace('pages 30', 'pages 3'))],
    ['has grown', () => writeFileSync(list(), `${text()}x`)],
  ])('that %s is refused, and replaced when that is asked for', async (_what, damage) => {
    await publish(many())
    damage()
    const before = treeOf(outDir())
    await expect(publish(many({ 'p1/index.html': 'a' }))).rejects.toThrow(`${list()}, is damaged`)
    expect(treeOf(outDir())).toEqual(before)
    const { 'p7/index.html': _gone, ...fewer } = many()
    await publish(fewer, { force: true })
    expect(published()).toEqual(fewer)
  })

  it('of an earlier version, which has no hash, is read', async () => {
    await publish(many())
    writeFileSync(list(), text().replace(/^list .*\n/, ''))
    const { totals, publishedPages } = await publish(many())
    expect(totals).toMatchObject({ files: 30, unchanged: 30 })
    expect(publishedPages).toEqual(new Map([['en', 30]]))
  })
})

describe('modes', () => {
  afterEach(() => process.umask(place.umask))

  /** Modes of all files and folders of the output. */
  const modes = () =>
    ['', ...readdirSync(outDir(), { recursive: true, encoding: 'utf8' })].map((path) => {
      const info = statSync(at(path))
      return `${info.isDirectory() ? 'folder' : 'file'} ${(info.mode & 0o7777).toString(8)}`
    })
  const right = ['file 644', 'folder 755']

  it.each([0o000, 0o022, 0o027, 0o077])('are those a web server needs under umask %o', async (umask) => {
    process.umask(umask)
    await publish(many({ 'deep/er/still.html': '1' }))
    expect([...new Set(modes())].sort()).toEqual(right)
    await publish(many({ 'deep/er/still.html': '2', 'other/place.html': '3' }))
    expect([...new Set(modes())].sort()).toEqual(right)
  })

  it('are put right where they were changed', async () => {
    await publish(many())
    chmodSync(at('p7/index.html'), 0o600)
    await publish(many())
    chmodSync(at('p8'), 0o700)
    await publish(many())
    chmodSync(outDir(), 0o700)
    await publish(many())
    expect([...new Set(modes())].sort()).toEqual(right)
  })

  it('are those of the pieces of a large file, too', async () => {
    process.umask(0o077)
    const sink = await openDiskSink(outDir(), { force: false, stamps })
    await sink.write({ path: 'a/b/index.json', body: (take) => take(Buffer.from('1')) })
    await sink.publish(new Map())
    expect([...new Set(modes())].sort()).toEqual(right)
  })
})

describe('files that no build made', () => {
  const foreign = { CNAME: 'docs.example.com', '.git/HEAD': 'ref', 'p3/report.txt': 'mine' }
  const add = () => {
    for (const [path, body] of Object.entries(foreign)) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), body)
    }
    symlinkSync('CNAME', at('link'))
  }

  it('stay while the site changes around them', async () => {
    await publish(many())
    add()
    for (const text of ['a', 'b']) await publish(many({ 'p1/index.html': text }))
    const link = { link: 'docs.example.com' }
    expect({ ...link, ...published() }).toEqual({ ...link, ...many({ 'p1/index.html': 'b' }), ...foreign })
    expect(readlinkSync(at('link'))).toBe('CNAME')
  })

  it('stay where their page has gone', async () => {
    await publish(many())
    add()
    const { 'p3/index.html': _gone, ...rest } = many()
    await publish(rest)
    expect(published()).toEqual({ ...rest, ...foreign })
  })

  it('give way to files of the site', async () => {
    await publish(many())
    writeFileSync(at('taken'), 'mine')
    mkdirSync(at('CNAME'))
    writeFileSync(at('CNAME/x'), 'mine')
    await publish(many({ 'taken/index.html': 'page', CNAME: 'file' }))
    expect(published()).toEqual(many({ 'taken/index.html': 'page', CNAME: 'file' }))
  })

  it('are refused where no build has been, and removed by force', async () => {
    mkdirSync(outDir())
    writeFileSync(at('CNAME'), 'x')
    await expect(publish(many())).rejects.toThrow(/was not made by docsite.*--force/)
    await publish(many(), { stamps, force: true })
    expect(published()).toEqual(many())
  })

  it('are refused as the output folder itself, even by force', async () => {
    writeFileSync(outDir(), 'mine')
    await expect(publish(many(), { stamps, force: true })).rejects.toThrow(/is a file/)
    expect(readFileSync(outDir(), 'utf8')).toBe('mine')
    expect(existsSync(join(place.root, '.build.docsite-new'))).toBe(false)
  })
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
      const common = Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`same/${index}`, `${index}`]),
      )
      for (const files of sites) {
        await publish({ ...common, ...files })
        expect(published()).toEqual({ ...common, ...files })
      }
    }),
    { numRuns: 25 },
  )
})
