// Static files and downloads that are too large to lie in memory: copied piece by piece, linked when nothing changed, and served
// from the disk.
import { ftruncateSync, openSync, readFileSync, statSync, truncateSync, utimesSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskSource } from '../../cli/io/disk-source.ts'
import { isLarge } from '../../cli/model/output.ts'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { startServer } from '../serve/helpers/server.ts'

const BYTES = 33 * 1024 * 1024

const site = { dir: '' }
const at = (path: string) => join(site.dir, path)

/** A file with a word at each end and nothing in between, which takes no room on the disk. */
function writeSparse(path: string, first: string, last: string): void {
  const file = openSync(at(path), 'w')
  ftruncateSync(file, BYTES)
  writeSync(file, first, 0)
  writeSync(file, last, BYTES - last.length)
}

beforeAll(async () => {
  site.dir = temporarySite({
    'docs/index.md': '# Home\n\n[All of it](./all.zip)\n',
    'docs/all.zip': '',
    'static/film.mp4': '',
  })
  writeSparse('static/film.mp4', 'begin', 'end')
  writeSparse('docs/all.zip', 'zip', 'end')
  const { code, stderr } = await docsite(['build', site.dir, '--quiet'])
  expect(stderr).toBe('')
  expect(code).toBe(0)
})
afterAll(() => remove(site.dir))

const download = () => {
  const html = readFileSync(at('build/docs/index.html'), 'utf8')
  return /assets\/files\/all-[0-9a-f]{8}\.zip/.exec(html)?.[0] ?? ''
}

it('are published as they are', () => {
  expect(readFileSync(at('build/film.mp4')).equals(readFileSync(at('static/film.mp4')))).toBe(true)
  expect(readFileSync(at(`build/${download()}`)).equals(readFileSync(at('docs/all.zip')))).toBe(true)
  expect(statSync(at('build/film.mp4')).mode & 0o777).toBe(0o644)
})

it('are linked to the published ones as long as they are the same, touched or not', async () => {
  const { ino } = statSync(at('build/film.mp4'))
  await docsite(['build', site.dir, '--quiet'])
  utimesSync(at('static/film.mp4'), new Date(0), new Date(0))
  await docsite(['build', site.dir, '--quiet'])
  expect(statSync(at('build/film.mp4')).ino).toBe(ino)
  writeSparse('static/film.mp4', 'BEGIN', 'end')
  await docsite(['build', site.dir, '--quiet'])
  expect(readFileSync(at('build/film.mp4')).subarray(0, 5).toString()).toBe('BEGIN')
})

it('are served in parts, by both servers', async () => {
  for (const args of [[], ['--static']]) {
    const server = await startServer(site.dir, args)
    try {
      const whole = await server.get('/film.mp4')
      expect(whole.body.length).toBe(BYTES)
      const part = await server.get('/film.mp4', { Range: `bytes=${BYTES - 3}-` })
      expect([part.status, part.body.toString()]).toEqual([206, 'end'])
      const again = await server.get('/film.mp4', { 'If-None-Match': String(whole.headers.etag) })
      expect(again.status).toBe(304)
    } finally {
      await server.stop()
    }
  }
})

it('are not read to be listed, whatever their size', async () => {
  truncateSync(at('static/film.mp4'), 5_000_000_000)
  const found = await diskSource(site.dir).read('static/film.mp4')
  expect(found && isLarge(found) && found.length).toBe(5_000_000_000)
})
