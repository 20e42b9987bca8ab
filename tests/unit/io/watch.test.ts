// What the watcher of the system passes over.
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { afterEach, expect, it } from 'vitest'
import { watchSite } from '../../../cli/io/watch.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

it('a file that came into a new folder before that was watched is named to the watcher', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-watch-'))
  dirs.push(dir)
  const folder = join(dir, 'docs/new')
  const added: string[] = []
  const watcher = Object.assign(new EventEmitter(), {
    getWatched: () => ({ [folder]: ['known.md'] }),
    add: (path: string) => void added.push(path),
    close: async () => {},
  })
  const watch = await watchSite({
    siteDir: dir,
    folders: ['docs'],
    changed: () => {},
    trouble: () => {},
    start: () => watcher as unknown as FSWatcher,
  })
  watcher.emit('ready')
  await watch.ready
  mkdirSync(folder, { recursive: true })
  for (const name of ['known.md', 'missed.md', '.#missed.md']) writeFileSync(join(folder, name), '# A\n')
  watcher.emit('all', 'addDir', folder)
  await expect.poll(() => added).toContain(join(folder, 'missed.md'))
  expect(new Set(added)).toEqual(new Set([join(folder, 'missed.md')]))
  await watch.close()
})
