// A graph that outlives its process: what the next one computes, and what it takes as it was.
import { describe, expect, it } from 'vitest'
import { createGraph } from '../../../cli/graph/graph.ts'
import { type Query, query } from '../../../cli/graph/query.ts'
import type { GraphSnapshot } from '../../../cli/graph/snapshot.ts'

/** Texts, their lengths (kept inside), a list of those (kept apart), and a page of the list. */
function toy(files: ReadonlyMap<string, string>) {
  const text = query({ name: 'text', rank: 0, retain: false, compute: (key) => files.get(key) ?? '' })
  const length = query<number>({
    name: 'length',
    rank: 1,
    keep: 'inside',
    compute: async (key, { read, report }) => {
      const value = await read(text, key)
      if (value === '') report({ code: 'toy/empty', severity: 'warning', message: `${key} is empty` })
      return value.length
    },
  })
  const list = query<readonly number[]>({
    name: 'list',
    rank: 2,
    keep: 'apart',
    compute: async (_key, { read }) => Promise.all(['a', 'b'].map((key) => read(length, key))),
  })
  const page = query({
    name: 'page',
    rank: 3,
    retain: false,
    fingerprint: () => '',
    compute: async (key, { read }) => `${key}: ${(await read(list, '')).join()}`,
  })
  const all = [text, length, list, page] as unknown as readonly Query<unknown>[]
  return { text, list, page, byName: new Map(all.map((one) => [one.name, one])) }
}

/** What a first process leaves, and a second one over other files. */
async function twoProcesses(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const values = new Map<string, unknown>()
  const store = {
    get: (name: string) => values.get(name),
    put: (name: string, value: unknown) => void values.set(name, value),
  }
  const first = toy(before)
  const graph = createGraph()
  await graph.demand(first.page, 'p')
  const kept = JSON.parse(JSON.stringify(graph.snapshot(store))) as GraphSnapshot
  const second = { ...toy(now), graph: createGraph(), values, kept }
  second.graph.restore(kept, second.byName, store)
  const changes = [...now].filter(([key, value]) => before.get(key) !== value)
  await second.graph.invalidate(changes.map(([key]) => ({ query: second.text, key })))
  return second
}

const FILES = new Map([
  ['a', 'apple'],
  ['b', ''],
])

describe('a kept graph', () => {
  it('computes nothing that is as it was', async () => {
    const { graph, page } = await twoProcesses(FILES, FILES)
    expect(await graph.isAsRestored(page, 'p')).toBe(true)
    expect(await graph.isAsRestored(page, 'other')).toBe(false)
    expect(graph.stats.computed).toEqual([])
    expect(graph.diagnosticsOf(page, 'p')).toMatchObject([{ code: 'toy/empty', message: 'b is empty' }])
  })

  it('takes values from where they lie, and computes those that are lost', async () => {
    const { graph, page, values } = await twoProcesses(FILES, FILES)
    expect(await graph.demand(page, 'p')).toBe('p: 5,0')
    expect(graph.stats.computed).toEqual(['page:p'])
    const lost = await twoProcesses(FILES, FILES)
    lost.values.clear()
    expect(await lost.graph.demand(lost.page, 'p')).toBe('p: 5,0')
    expect(lost.graph.stats.computed).toEqual(['page:p', 'list:'])
    expect(values.size).toBe(1)
  })

  it('computes what a change reaches, and stops where a value is equal', async () => {
    const same = await twoProcesses(FILES, new Map([...FILES, ['a', 'grape']]))
    expect(await same.graph.isAsRestored(same.page, 'p')).toBe(true)
    expect(same.graph.stats.computed).toEqual(['text:a', 'length:a'])
    const other = await twoProcesses(FILES, new Map([...FILES, ['a', 'fig']]))
    expect(await other.graph.isAsRestored(other.page, 'p')).toBe(false)
    expect(await other.graph.demand(other.page, 'p')).toBe('p: 3,0')
    expect(other.graph.stats.computed).toEqual(['text:a', 'length:a', 'list:', 'page:p'])
  })

  it('knows nothing as kept in a process of its own', async () => {
    const { page } = toy(FILES)
    const graph = createGraph()
    await graph.demand(page, 'p')
    expect(graph.isResumed).toBe(false)
    expect(await graph.isAsRestored(page, 'p')).toBe(false)
  })

  it('keeps no node that failed, nor what read it', async () => {
    const bad = query({ name: 'bad', rank: 0, compute: () => Promise.reject(new Error('no')) })
    const above = query({ name: 'above', rank: 1, compute: (_key, { read }) => read(bad, '').catch(() => 1) })
    const fine = query({ name: 'fine', rank: 0, compute: () => 1 })
    const graph = createGraph()
    await graph.demand(above, '')
    await graph.demand(fine, '')
    const { queries } = graph.snapshot({ get: () => undefined, put: () => undefined })
    expect(queries).toEqual(['fine'])
  })

  it('refuses a query that is not there', async () => {
    const { kept } = await twoProcesses(FILES, FILES)
    expect(() =>
      createGraph().restore(kept, new Map(), { get: () => undefined, put: () => undefined }),
    ).toThrow('no query text')
  })
})
