import { describe, expect, it } from 'vitest'
import { createGraph } from '../../../cli/graph/graph.ts'
import { query } from '../../../cli/graph/query.ts'

/** A toy site: text files, their first letters, and one list of all of them. */
function toy(files: Map<string, string>) {
  const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? null })
  const names = query({ name: 'names', rank: 0, compute: () => [...files.keys()].sort() })
  const initial = query({
    name: 'initial',
    rank: 1,
    compute: async (key, { read, report }) => {
      const value = await read(text, key)
      if (value === '') report({ code: 'toy/empty', severity: 'warning', message: `${key} is empty` })
      if (value === 'boom') throw new Error('boom')
      return value?.[0] ?? '-'
    },
  })
  const all = query({
    name: 'all',
    rank: 2,
    compute: async (_key, { read }) => {
      const letters: string[] = []
      for (const name of await read(names, '')) letters.push(await read(initial, name))
      return letters.join('')
    },
  })
  return { text, names, initial, all }
}

describe('build graph', () => {
  it('computes once and answers from memory afterwards', async () => {
    const { all } = toy(
      new Map([
        ['a', 'apple'],
        ['b', 'bread'],
      ]),
    )
    const graph = createGraph()
    expect(await graph.demand(all, '')).toBe('ab')
    expect(graph.stats.computed).toEqual(['all:', 'names:', 'initial:a', 'text:a', 'initial:b', 'text:b'])
    await graph.invalidate([])
    expect(await graph.demand(all, '')).toBe('ab')
    expect(graph.stats.computed).toEqual([])
  })

  it('takes a reported change to all readers, also where one of them has met it before', async () => {
    const outside = { setting: 'a', text: 'old' }
    const setting = query({ name: 'setting', rank: 0, compute: () => outside.setting })
    const text = query({
      name: 'text',
      rank: 1,
      retain: false,
      compute: () => outside.text,
      fingerprint: String,
    })
    const both = query({
      name: 'both',
      rank: 2,
      compute: async (_key, { read }) => `${await read(setting, '')} ${await read(text, '')}`,
    })
    const one = query({ name: 'one', rank: 2, compute: (_key, { read }) => read(text, '') })
    const graph = createGraph({ eagerRank: 2 })
    const answers = async () => [await graph.demand(both, ''), await graph.demand(one, '')]
    expect(await answers()).toEqual(['a old', 'old'])
    for (const next of ['b', 'c']) {
      Object.assign(outside, { setting: next, text: `new ${next}` })
      // The value of the text is not kept: who reads it because of the setting takes the new one.
      await graph.invalidate([{ query: setting, key: '' }])
      await graph.invalidate([{ query: text, key: '' }])
      expect(await answers()).toEqual([`${next} new ${next}`, `new ${next}`])
    }
  })

  it('stops where a recomputed value is equal', async () => {
    const files = new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ])
    const { all, text } = toy(files)
    const graph = createGraph()
    await graph.demand(all, '')
    files.set('a', 'apricot')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(all, '')).toBe('ab')
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a'])
    files.set('a', 'cake')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(all, '')).toBe('cb')
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a', 'all:'])
  })

  it('notices new and deleted files through the listing', async () => {
    const files = new Map([['a', 'apple']])
    const { all, names } = toy(files)
    const graph = createGraph()
    await graph.demand(all, '')
    files.set('b', 'bread')
    await graph.invalidate([{ query: names, key: '' }])
    expect(await graph.demand(all, '')).toBe('ab')
    files.delete('a')
    await graph.invalidate([{ query: names, key: '' }])
    expect(await graph.demand(all, '')).toBe('b')
    expect(graph.sweep()).toBe(2)
  })

  it('computes what is eager with the change, and nothing above what came out equal', async () => {
    const files = new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ])
    const { all, text } = toy(files)
    const graph = createGraph({ eagerRank: 1 })
    await graph.demand(all, '')
    files.set('a', 'apricot')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a'])
    files.set('a', 'cake')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a'])
    expect(await graph.demand(all, '')).toBe('cb')
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a', 'all:'])
  })

  it('drops what nothing needs that was asked for lately', async () => {
    const files = new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ])
    const { all, names, initial } = toy(files)
    const graph = createGraph({ eagerRank: 1 })
    await graph.demand(all, '')
    files.delete('b')
    await graph.invalidate([{ query: names, key: '' }])
    await graph.demand(initial, 'a')
    expect(graph.sweep(1)).toBe(0)
    expect(await graph.demand(all, '')).toBe('a')
    expect(graph.sweep(1)).toBe(2)
    await graph.invalidate([])
    await graph.demand(initial, 'a')
    expect(graph.sweep()).toBe(2)
    expect(await graph.demand(all, '')).toBe('a')
  })

  it('skips findings below what it is told to', async () => {
    const { all, initial } = toy(new Map([['a', '']]))
    const graph = createGraph()
    await graph.demand(all, '')
    expect(graph.diagnosticsOf(all, '', (name) => name === initial.name)).toEqual([])
  })

  it('keeps findings with the node and replays them', async () => {
    const files = new Map([
      ['a', ''],
      ['b', 'bread'],
    ])
    const { all, text } = toy(files)
    const graph = createGraph()
    await graph.demand(all, '')
    expect(graph.diagnosticsOf(all, '').map((d) => d.message)).toEqual(['a is empty'])
    await graph.invalidate([{ query: text, key: 'b' }])
    await graph.demand(all, '')
    expect(graph.diagnosticsOf(all, '').map((d) => d.message)).toEqual(['a is empty'])
    files.set('a', '-')
    await graph.invalidate([{ query: text, key: 'a' }])
    await graph.demand(all, '')
    expect(graph.diagnosticsOf(all, '')).toEqual([])
  })

  it('retries a failed node when something it read changes, and not before', async () => {
    const files = new Map([['a', 'boom']])
    const { all, text } = toy(files)
    const graph = createGraph()
    await expect(graph.demand(all, '')).rejects.toThrow('boom')
    await graph.invalidate([])
    await expect(graph.demand(all, '')).rejects.toThrow('boom')
    expect(graph.stats.computed).toEqual([])
    files.set('a', 'mended')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(all, '')).toBe('m')
  })

  it('computes again for a recorded read, and not for one that it peeked at', async () => {
    const files = new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ])
    const { text } = toy(files)
    const pair = query({
      name: 'pair',
      rank: 1,
      compute: async (_key, { read, peek }) => `${await read(text, 'a')} ${await peek(text, 'b')}`,
    })
    const graph = createGraph()
    expect(await graph.demand(pair, '')).toBe('apple bread')
    files.set('b', 'butter')
    await graph.invalidate([{ query: text, key: 'b' }])
    expect(await graph.demand(pair, '')).toBe('apple bread')
    files.set('a', 'apricot')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(pair, '')).toBe('apricot butter')
  })

  it('refuses to read a query of the same or a higher rank', async () => {
    const low = query({ name: 'low', rank: 1, compute: () => 1 })
    const bad = query({ name: 'bad', rank: 1, compute: (_k, { read }) => read(low, '') })
    await expect(createGraph().demand(bad, '')).rejects.toThrow('must not read')
  })

  it('forgets values that are not retained but keeps their fingerprint', async () => {
    const count = { big: 0, sum: 0 }
    const input = query({ name: 'input', rank: 0, compute: () => 1 })
    const big = query({
      name: 'big',
      rank: 1,
      retain: false,
      compute: async (_k, { read }) => {
        count.big++
        return 'x'.repeat(await read(input, ''))
      },
    })
    const sum = query({
      name: 'sum',
      rank: 2,
      compute: async (_k, { read }) => {
        count.sum++
        return (await read(big, '')).length
      },
    })
    const graph = createGraph()
    await graph.demand(sum, '')
    await graph.demand(big, '')
    expect(count).toEqual({ big: 2, sum: 1 })
    await graph.invalidate([{ query: input, key: '' }])
    await graph.demand(sum, '')
    expect(count).toEqual({ big: 2, sum: 1 })
  })

  it('keeps the newest values of a query with a limit, and computes older ones again without telling anybody', async () => {
    const sizes: Readonly<Record<string, number>> = { a: 4, b: 3, c: 5 }
    const text = query({
      name: 'text',
      rank: 0,
      compute: (key) => ({ key, size: sizes[key] ?? 0 }),
      retain: { total: 8, sizeOf: ({ size }: { size: number }) => size },
    })
    const sum = query({
      name: 'sum',
      rank: 1,
      compute: async (key, { read }) => (await read(text, key)).size,
    })
    const graph = createGraph()
    for (const key of ['a', 'b', 'c']) await graph.demand(sum, key)
    await graph.invalidate([])
    for (const key of ['a', 'b', 'c']) expect((await graph.demand(text, key)).size).toBe(sizes[key])
    // `a` had gone for `c`; bringing it back took `b` and `c` away.
    expect(graph.stats.computed).toEqual(['text:a', 'text:b', 'text:c'])
    await graph.invalidate([])
    await graph.demand(text, 'c')
    for (const key of ['a', 'b', 'c']) await graph.demand(sum, key)
    expect(graph.stats.computed).toEqual([])
  })

  it('gives every reader a value that is not retained, also when they ask at once', async () => {
    const big = query({ name: 'big', rank: 0, retain: false, compute: async () => 'value' })
    const graph = createGraph()
    const asked = await Promise.all([1, 2, 3, 4].map(() => graph.demand(big, '')))
    expect(asked).toEqual(['value', 'value', 'value', 'value'])
  })

  it('takes the equal parts of a new value from the old one', async () => {
    const files = new Map([
      ['a', 'apple'],
      ['b', 'bread'],
    ])
    const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? '' })
    const list = query({
      name: 'list',
      rank: 1,
      compute: async (_key, { read }) =>
        Promise.all(['a', 'b'].map(async (key) => ({ key, text: await read(text, key) }))),
    })
    const graph = createGraph()
    const [, before] = await graph.demand(list, '')
    files.set('a', 'apricot')
    await graph.invalidate([{ query: text, key: 'a' }])
    const now = await graph.demand(list, '')
    expect(now).toEqual([
      { key: 'a', text: 'apricot' },
      { key: 'b', text: 'bread' },
    ])
    expect(now[1]).toBe(before)
  })

  it('counts a finding that is said anew as no change, and another one as one', async () => {
    const files = new Map([['a', 'one two']])
    const count = { sum: 0 }
    const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? '' })
    const first = query({
      name: 'first',
      rank: 1,
      compute: async (key, { read, report }) => {
        const [word = '', ...more] = (await read(text, key)).split(' ')
        report({ code: 'toy/more', severity: 'info', message: `${more.length} more` })
        return word
      },
    })
    const sum = query({
      name: 'sum',
      rank: 2,
      compute: async (_key, { read }) => {
        count.sum++
        return read(first, 'a')
      },
    })
    const graph = createGraph()
    await graph.demand(sum, '')
    for (const [words, computed] of [
      ['one three', 1],
      ['one three four', 2],
    ] as const) {
      files.set('a', words)
      await graph.invalidate([{ query: text, key: 'a' }])
      await graph.demand(sum, '')
      expect(count.sum).toBe(computed)
    }
  })

  it('neither compares nor hashes what differs when its parts do', async () => {
    const files = new Map([['a', 'apple']])
    const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? '' })
    const initial = query({
      name: 'initial',
      rank: 1,
      compute: async (key, { read }) => (await read(text, key)).charAt(0),
    })
    const index = query({
      name: 'index',
      rank: 2,
      fingerprint: 'reads',
      compute: async (_key, { read }) => new Map([['a', await read(initial, 'a')]]),
    })
    const graph = createGraph()
    const before = await graph.demand(index, '')
    files.set('a', 'apricot')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(index, '')).toBe(before)
    files.set('a', 'bread')
    await graph.invalidate([{ query: text, key: 'a' }])
    expect(await graph.demand(index, '')).toEqual(new Map([['a', 'b']]))
    expect(graph.stats.computed).toEqual(['text:a', 'initial:a', 'index:'])
  })

  it('gives fingerprints that are equal exactly when values are', async () => {
    const files = new Map([['a', 'apple']])
    const count = { big: 0 }
    const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? '' })
    const big = query({
      name: 'big',
      rank: 1,
      retain: false,
      compute: async (key, { read }) => {
        count.big++
        return (await read(text, key)).length
      },
    })
    const pair = query({
      name: 'pair',
      rank: 2,
      fingerprint: 'reads',
      compute: async (key, { read }) => [await read(big, key)],
    })
    const marks = query({
      name: 'marks',
      rank: 3,
      compute: async (key, { fingerprint }) => [await fingerprint(big, key), await fingerprint(pair, key)],
    })
    const graph = createGraph()
    const first = await graph.demand(marks, 'a')
    expect(count.big).toBe(2)
    const asked: (readonly string[])[] = []
    for (const word of ['grape', 'fig', 'apple']) {
      files.set('a', word)
      await graph.invalidate([{ query: text, key: 'a' }])
      asked.push(await graph.demand(marks, 'a'))
    }
    expect(asked[0]).toEqual(first)
    expect(asked[1]?.[0]).not.toBe(first[0])
    expect(asked[1]?.[1]).not.toBe(first[1])
    expect(asked[2]).toEqual(first)
  })

  it('never mixes revisions: a change waits for running demands', async () => {
    const files = new Map([['a', 'apple']])
    const gate: { open?: () => void } = {}
    const text = query({ name: 'text', rank: 0, compute: (key) => files.get(key) ?? '' })
    const slow = query({
      name: 'slow',
      rank: 1,
      compute: async (_k, { read }) => {
        const first = await read(text, 'a')
        await new Promise<void>((open) => {
          gate.open = open
        })
        return first + (await read(text, 'a'))
      },
    })
    const graph = createGraph()
    const running = graph.demand(slow, '')
    await new Promise((r) => setTimeout(r, 5))
    files.set('a', 'banana')
    const changed = graph.invalidate([{ query: text, key: 'a' }])
    gate.open?.()
    expect(await running).toBe('appleapple')
    await changed
    const again = graph.demand(slow, '')
    await new Promise((r) => setTimeout(r, 5))
    gate.open?.()
    expect(await again).toBe('bananabanana')
  })
})
