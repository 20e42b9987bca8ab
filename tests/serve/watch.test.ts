// Watching: one save is one batch, however an editor writes; and what happens where watching does not work.
import { EventEmitter } from 'node:events'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileBatch, type Watch, watchSite } from '../../cli/io/watch.ts'
import { remove, temporarySite } from '../helpers/cli.ts'

const state: { dir: string; watch?: Watch; batches: FileBatch[]; troubles: string[] } = {
  dir: '',
  batches: [],
  troubles: [],
}
beforeEach(async () => {
  state.dir = temporarySite({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'build/x.html': '' })
  state.batches = []
  state.watch = await watchSite({
    siteDir: state.dir,
    folders: ['docs'],
    since: Date.now() + 5,
    changed: (batch) => void state.batches.push(batch),
    trouble: (message) => void state.troubles.push(message),
  })
  await state.watch.ready
})
afterEach(async () => {
  await state.watch?.close()
  remove(state.dir)
})

/** Waits for a batch with a file. */
const told = (path: string, from = 0) =>
  expect.poll(() => state.batches.slice(from).some((batch) => batch.paths.includes(path))).toBe(true)
/** A save after all others: when it is told, they have been. */
async function last(): Promise<void> {
  const from = state.batches.length
  writeFileSync(join(state.dir, 'docs/b.md'), '# The last\n')
  await told('docs/b.md', from)
}
const paths = () => state.batches.map((batch) => [...batch.paths].sort())

describe('one batch', () => {
  it('for a save by rename over the file', async () => {
    writeFileSync(join(state.dir, 'docs/.a.md.swp'), 'x')
    writeFileSync(join(state.dir, 'docs/a.md~'), '# A\n')
    renameSync(join(state.dir, 'docs/a.md~'), join(state.dir, 'docs/a.md'))
    await told('docs/a.md')
    expect(paths()).toEqual([['docs/a.md']])
    writeFileSync(join(state.dir, 'docs/a.md'), '# again\n')
    await told('docs/a.md', 1)
    await last()
    expect(paths()).toEqual([['docs/a.md'], ['docs/a.md'], ['docs/b.md']])
  })

  it('for a file that is emptied and then written', async () => {
    writeFileSync(join(state.dir, 'docs/a.md'), '')
    writeFileSync(join(state.dir, 'docs/a.md'), '# Whole\n')
    await told('docs/a.md')
    await last()
    expect(paths()).toEqual([['docs/a.md'], ['docs/b.md']])
  })

  it('for 500 files at once', async () => {
    mkdirSync(join(state.dir, 'docs/many'))
    for (let n = 0; n < 500; n++) writeFileSync(join(state.dir, `docs/many/${n}.md`), `# ${n}\n`)
    await expect.poll(() => new Set(paths().flat()).size).toBe(500)
    expect(state.batches.length).toBeLessThanOrEqual(2)
  })
})

it('tells which files appeared or went', async () => {
  writeFileSync(join(state.dir, 'docs/c.md'), '# C\n')
  await told('docs/c.md')
  rmSync(join(state.dir, 'docs/b.md'))
  await told('docs/b.md')
  writeFileSync(join(state.dir, 'docs/a.md'), '# A2\n')
  await told('docs/a.md')
  expect(state.batches.map(({ listed }) => listed)).toEqual([['docs/c.md'], ['docs/b.md'], []])
})

it('does not look at folders the site is not made from', async () => {
  writeFileSync(join(state.dir, 'build/x.html'), 'new')
  mkdirSync(join(state.dir, 'other'))
  writeFileSync(join(state.dir, 'other/y.md'), 'new')
  await last()
  expect(paths()).toEqual([['docs/b.md']])
})

it('polls where the system has no watches left, and says so', async () => {
  const started: boolean[] = []
  const made: EventEmitter[] = []
  const troubles: string[] = []
  const batches: FileBatch[] = []
  const watch = await watchSite({
    siteDir: state.dir,
    folders: ['docs'],
    since: Date.now(),
    changed: (batch) => void batches.push(batch),
    trouble: (message) => void troubles.push(message),
    start: (_dir, options) => {
      started.push(options.usePolling === true)
      const watcher = Object.assign(new EventEmitter(), {
        close: async () => undefined,
        add: () => undefined,
      })
      made.push(watcher)
      return watcher as unknown as FSWatcher
    },
  })
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  made[0]?.emit('error', full)
  made[0]?.emit('error', full)
  expect(started).toEqual([false, true])
  expect(troubles).toHaveLength(1)
  expect(troubles[0]).toContain('fs.inotify.max_user_watches')
  made[1]?.emit('ready')
  await watch.ready
  made[1]?.emit('all', 'change', join(state.dir, 'docs/a.md'))
  await expect.poll(() => batches).toEqual([{ paths: ['docs/a.md'], listed: [] }])
  await watch.close()
})
