// What a graph took from outside: what another process finds changed of it.
import { expect, it } from 'vitest'
import { changedSince } from '../../../cli/graph/externals.ts'
import { createGraph } from '../../../cli/graph/graph.ts'
import { input, type Query, query } from '../../../cli/graph/query.ts'

/** Files, a length made of one, and code that gives what it likes. */
function toy(files: Map<string, string | null>) {
  const state = { given: 1, runs: 0 }
  const file = input({ name: 'file', rank: 0, retain: false, compute: (key) => files.get(key) ?? null })
  const code = query<number>({
    name: 'code',
    rank: 1,
    compute: async (key, { read }) => {
      await read(file, key)
      return state.given
    },
    fingerprint: String,
    current: async () => {
      state.runs++
      return String(state.given)
    },
  })
  const length = query<number>({
    name: 'length',
    rank: 2,
    compute: async (key, { read }) => ((await read(file, key)) ?? '').length + (await read(code, 'code')),
  })
  const all = [file, code, length] as unknown as readonly Query<unknown>[]
  return {
    state,
    files,
    file,
    length,
    graph: createGraph(),
    queries: new Map(all.map((one) => [one.name, one])),
  }
}

async function changes({ graph, queries }: ReturnType<typeof toy>) {
  const stored = JSON.parse(JSON.stringify(graph.externals())) as ReturnType<typeof graph.externals>
  const found: string[] = []
  for await (const {
    query: { name },
    key,
  } of changedSince(stored, queries))
    found.push(`${name}:${key}`)
  return found
}

it('finds every file that is another, came or went, and nothing else', async () => {
  const site = toy(new Map(['a', 'b', 'c', '__proto__'].map((name) => [name, name])))
  for (const name of ['a', 'b', 'c', 'd', '__proto__']) await site.graph.demand(site.length, name)
  expect(await changes(site)).toEqual([])
  site.files.set('a', 'another')
  site.files.delete('b')
  site.files.set('d', 'new')
  site.files.set('__proto__', 'other')
  site.files.set('nobody asked', 'x')
  expect((await changes(site)).sort()).toEqual(['file:__proto__', 'file:a', 'file:b', 'file:d'])
})

it('runs code again, after the files were compared', async () => {
  const site = toy(new Map([['a', 'a']]))
  await site.graph.demand(site.length, 'a')
  site.files.set('a', 'b')
  site.state.given = 2
  expect(await changes(site)).toEqual(['file:a', 'code:code'])
  expect(site.state.runs).toBe(1)
  const stored = site.graph.externals()
  await changedSince(stored, site.queries).next()
  expect(site.state.runs).toBe(1)
})

it('takes for changed what was different when it was read again', async () => {
  const site = toy(new Map([['a', 'a']]))
  await site.graph.demand(site.file, 'a')
  site.files.set('a', 'other')
  await site.graph.demand(site.file, 'a')
  expect(await changes(site)).toEqual(['file:a'])
  site.files.set('a', 'a')
  expect(await changes(site)).toEqual(['file:a'])
})

it('takes a change for no doubt when it was announced', async () => {
  const site = toy(new Map([['a', 'a']]))
  await site.graph.demand(site.file, 'a')
  site.files.set('a', 'other')
  await site.graph.invalidate([{ query: site.file, key: 'a' }])
  await site.graph.demand(site.file, 'a')
  expect(await changes(site)).toEqual([])
})

it('takes what it does not know any more for changed', async () => {
  const site = toy(new Map([['a', 'a']]))
  await site.graph.demand(site.file, 'a')
  const next = await changedSince(site.graph.externals(), new Map()).next()
  expect(next.value).toEqual({ query: { name: 'file' }, key: 'a' })
})
