// What has written files flushed: the program that writes out a whole file system where there are many, else each by itself.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushAll } from '../../../cli/io/flush-files.ts'

const place = { root: '', path: process.env.PATH }
const at = (path: string) => `${place.root}/${path}`
/** The second is not there, so it is refused where each is opened by itself; all others are one file, which is there. */
const names = (count: number) => Array.from({ length: count }, (_none, index) => (index === 1 ? 'f1' : 'f0'))
const flush = (count: number, signal = new AbortController().signal) =>
  flushAll({ files: names(count), folders: [''] }, at, signal)

/** Puts a program in the place of `sync` that notes what it is called with. */
function sync(exitCode: number) {
  const program = at('sync')
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${at('calls')}\nexit ${exitCode}\n`)
  chmodSync(program, 0o755)
}
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : '')

beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'docsite-flush-'))
  process.env.PATH = place.root
  writeFileSync(at('f0'), 'text')
})
afterEach(() => {
  process.env.PATH = place.path
  rmSync(place.root, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('many files', () => {
  it('are flushed with their file system', async () => {
    sync(0)
    await flush(256)
    expect(calls()).toBe(`-f ${place.root}/\n`)
  })

  it.each([
    ['fails', () => sync(1), 1],
    ['is not there', () => {}, 0],
  ])('are flushed one by one where the program for it %s', async (_, prepare, asked) => {
    prepare()
    await expect(flush(256)).rejects.toThrow('cannot write f1: ENOENT. The previous output is untouched.')
    expect(calls().split('\n')).toHaveLength(asked + 1)
  })

  it('wait for nothing when the build is given up', async () => {
    writeFileSync(at('sync'), '#!/bin/sh\nwhile :; do :; done\n')
    chmodSync(at('sync'), 0o755)
    const life = new AbortController()
    const flushed = flush(256, life.signal)
    life.abort()
    await expect(flushed).resolves.toBeUndefined()
  })
})

describe('few files', () => {
  it('are flushed one by one, and do not wait for what others write', async () => {
    sync(0)
    await expect(flush(255)).rejects.toThrow('cannot write f1: ENOENT')
    await expect(flush(1)).resolves.toBeUndefined()
    expect(calls()).toBe('')
  })

  it('are not opened when the build is given up', async () => {
    await expect(flush(255, AbortSignal.abort())).resolves.toBeUndefined()
  })
})
