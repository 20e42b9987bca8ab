// The cache on disk: what was put is there for the next process; whatever is wrong with a file is a miss.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskCache } from '../../../cli/io/disk-cache.ts'

const state = { dir: '', warnings: [] as string[] }
const packs = () => readdirSync(join(state.dir, 'packs')).sort()
const packPath = (name = '') => join(state.dir, 'packs', name)

/** One run of the program. */
function run<T>(work: (cache: ReturnType<typeof diskCache>) => T): T {
  const cache = diskCache(state.dir, 'v1', (reason) => void state.warnings.push(reason))
  const result = work(cache)
  cache.close()
  return result
}

beforeEach(() => {
  state.dir = mkdtempSync(join(tmpdir(), 'docsite-cache-'))
  state.warnings = []
})
afterEach(() => rmSync(state.dir, { recursive: true, force: true }))

describe('a disk cache', () => {
  it('gives back what an earlier run put, under its kind and key', () => {
    run((cache) => {
      cache.put('facts', 'k', { a: ['ё', 1, null] })
      cache.putBytes('body', 'k', Buffer.from('"текст"'))
      expect(cache.get('facts', 'k')).toEqual({ a: ['ё', 1, null] })
    })
    run((cache) => {
      expect(cache.get('facts', 'k')).toEqual({ a: ['ё', 1, null] })
      expect(cache.get('body', 'k')).toBe('текст')
      expect(cache.get('body', 'other')).toBeUndefined()
    })
    expect(packs()).toHaveLength(1)
  })

  it('gives what stands under a name of its own to the version of the program that left it', () => {
    const pieces = [Buffer.from('of '), Buffer.from('v1')]
    run((cache) => cache.setLast('run', pieces))
    expect(run((cache) => String(cache.last('run')))).toBe('of v1')
    const other = diskCache(state.dir, 'v2', () => undefined)
    expect(other.last('run')).toBeUndefined()
    other.setLast('run', [Buffer.from('of v2')])
    other.close()
    expect(run((cache) => cache.last('run'))).toBeUndefined()
  })

  it('lets the newest value under a name count, also when small packs are put together', () => {
    for (let at = 0; at < 40; at++) {
      run((cache) => {
        cache.put('outputs', 'index', at)
        cache.put('facts', String(at), at)
      })
      expect(run((cache) => cache.get('outputs', 'index'))).toBe(at)
    }
    expect(packs().length).toBeLessThan(20)
    run((cache) => {
      for (let at = 0; at < 40; at++) expect(cache.get('facts', String(at))).toBe(at)
    })
  })

  it('keeps the value of a large newer pack when small older ones are put together', () => {
    for (let at = 0; at < 17; at++) run((cache) => cache.put('facts', String(at), 'old'))
    run((cache) => cache.put('facts', '0', 'x'.repeat(2_000_000)))
    run((cache) => expect(String(cache.get('facts', '0'))).toHaveLength(2_000_000))
    expect(packs()).toHaveLength(2)
    expect(run((cache) => cache.get('facts', '16'))).toBe('old')
  })

  it('saves often in one run without leaving a file for each time', () => {
    const cache = diskCache(state.dir, 'v1', (reason) => void state.warnings.push(reason))
    for (let at = 0; at < 60; at++) {
      cache.put('facts', String(at), at)
      cache.save()
    }
    expect(packs().length).toBeLessThan(20)
    // Somebody else sees everything, without the first one having ended.
    run((other) => {
      for (let at = 0; at < 60; at++) expect(other.get('facts', String(at))).toBe(at)
    })
    cache.close()
  })

  it('reads what another process put together meanwhile', () => {
    const putAll = (names: readonly string[], value: string) => {
      for (const name of names) run((cache) => cache.put('facts', name, value))
    }
    const small = Array.from({ length: 15 }, (_, at) => `small ${at}`)
    putAll(small, 'x')
    // More packs than a process has open.
    putAll(['a', 'b', 'c', 'd'], 'x'.repeat(1_000_000))
    const reader = diskCache(state.dir, 'v1', (reason) => void state.warnings.push(reason))
    expect(reader.get('facts', 'd')).toHaveLength(1_000_000)
    putAll(['new', 'newer'], 'x')
    expect(packs()).toHaveLength(5)
    for (const name of [...small, 'new', 'newer']) expect(reader.get('facts', name)).toBe('x')
    reader.close()
    expect(state.warnings).toEqual([])
  })

  it('takes a damaged value, list or last line for a miss', () => {
    const damage = (offset: (size: number) => number) => {
      run((cache) => cache.put('facts', 'k', 'a value of some length'))
      const [name = ''] = packs()
      const body = readFileSync(packPath(name))
      const at = offset(body.length)
      body[at] = (body[at] ?? 0) ^ 1
      writeFileSync(packPath(name), body)
      expect(run((cache) => cache.get('facts', 'k'))).toBeUndefined()
      run((cache) => cache.put('facts', 'k', 'again'))
      expect(run((cache) => cache.get('facts', 'k'))).toBe('again')
      rmSync(packPath(), { recursive: true })
    }
    damage(() => 5)
    damage((size) => size - 100)
    damage((size) => size - 3)
    damage((size) => size - 50)
  })

  it('takes files that are no packs out of the way', () => {
    mkdirSync(packPath())
    writeFileSync(packPath('zz.pack'), 'foreign')
    writeFileSync(packPath('zy.pack'), '')
    run((cache) => {
      expect(cache.get('facts', 'k')).toBeUndefined()
      cache.put('facts', 'k', 1)
    })
    expect(run((cache) => cache.get('facts', 'k'))).toBe(1)
    expect(packs()).toHaveLength(1)
  })

  it('drops what a whole build did not ask for, once it is most of a large cache', () => {
    const large = 'x'.repeat(9_000_000)
    for (let at = 0; at < 8; at++)
      run((cache) => {
        cache.put('body', String(at), large)
        cache.put('facts', String(at), at)
      })
    run((cache) => {
      // The body belongs to the facts: a build that needs nothing else of a page keeps both.
      cache.get('facts', '5')
      cache.tidy()
    })
    expect(packs()).toHaveLength(1)
    expect(statSync(packPath(packs()[0])).size).toBeLessThan(10_000_000)
    run((cache) => {
      expect(cache.get('body', '0')).toBeUndefined()
      expect(cache.get('body', '5')).toBe(large)
    })
  })

  it('warns once when it cannot be written, and goes on', () => {
    writeFileSync(packPath(), 'a file in the place of the folder')
    run((cache) => {
      cache.put('facts', 'k', 1)
      cache.save()
      cache.put('facts', 'l', 2)
      cache.save()
      expect(cache.get('facts', 'l')).toBeUndefined()
    })
    expect(state.warnings).toHaveLength(1)
  })
})
