// Changes of files gathered into batches: a save in several steps is one.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatches, type FileBatch } from '../../../cli/io/watch-batches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Batches over files whose sizes the test sets. */
function gathered() {
  const sizes = new Map<string, number>()
  const found: FileBatch[] = []
  const batches = createBatches({
    siteDir: '/site',
    changed: (batch) => void found.push(batch),
    sizeOf: async (path) => sizes.get(path) ?? -1,
  })
  return {
    found,
    covers: batches.covers,
    write(path: string, size: number) {
      sizes.set(join('/site', path), size)
      batches.add(path, false)
    },
  }
}

it('a save is handed over as soon as it has come to rest', async () => {
  const { write, found } = gathered()
  write('docs/a.md', 10)
  await vi.advanceTimersByTimeAsync(13)
  expect(found).toEqual([{ paths: ['docs/a.md'], listed: [] }])
})

it.each([20, 120, 300, 550])('a file that is emptied and filled after %s ms is one save', async (pauseMs) => {
  const { write, found } = gathered()
  write('docs/a.md', 0)
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(found).toEqual([])
  write('docs/a.md', 10)
  await vi.advanceTimersByTimeAsync(13)
  expect(found).toEqual([{ paths: ['docs/a.md'], listed: [] }])
  await vi.advanceTimersByTimeAsync(5000)
  expect(found).toHaveLength(1)
})

it('a file that stays empty is handed over in the end, and the next save is not kept waiting for it', async () => {
  const { write, found } = gathered()
  write('docs/a.md', 0)
  await vi.advanceTimersByTimeAsync(700)
  expect(found).toHaveLength(1)
  write('docs/b.md', 5)
  await vi.advanceTimersByTimeAsync(13)
  expect(found.map(({ paths }) => paths)).toEqual([['docs/a.md'], ['docs/b.md']])
})

it('a file that is gone may come back: nobody waits long for it', async () => {
  const { write, found } = gathered()
  write('docs/a.md', -1)
  await vi.advanceTimersByTimeAsync(20)
  write('docs/a.md', 10)
  await vi.advanceTimersByTimeAsync(13)
  write('docs/b.md', -1)
  await vi.advanceTimersByTimeAsync(23)
  expect(found.map(({ paths }) => paths)).toEqual([['docs/a.md'], ['docs/b.md']])
})

it('a file that gets another name is one change', async () => {
  const { write, found } = gathered()
  write('docs/new.md', 10)
  write('docs/old.md', -1)
  await vi.advanceTimersByTimeAsync(23)
  expect(found.map(({ paths }) => paths)).toEqual([['docs/new.md', 'docs/old.md']])
})

it('what was written to a file is covered by a batch with that file alone', async () => {
  const { write, covers } = gathered()
  write('docs/a.md', 10)
  await vi.advanceTimersByTimeAsync(20)
  // Overwritten just now: the watcher passes over that, and tells of another file.
  const mtimeMs = Date.now()
  await vi.advanceTimersByTimeAsync(10)
  write('docs/b.md', 10)
  await vi.advanceTimersByTimeAsync(20)
  expect(covers('docs/a.md', mtimeMs)).toBe(false)
  write('docs/a.md', 11)
  expect(covers('docs/a.md', mtimeMs)).toBe(true)
  await vi.advanceTimersByTimeAsync(20)
  expect(covers('docs/a.md', mtimeMs)).toBe(true)
})
