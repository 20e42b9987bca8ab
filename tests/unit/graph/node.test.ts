// Nodes as literals: fingerprints, edges in both directions, and which values stay in memory.
import { describe, expect, it } from 'vitest'
import {
  EVICTED,
  evict,
  fingerprintOf,
  markReaders,
  moveReader,
  type Node,
  newNode,
  reachable,
} from '../../../cli/graph/node.ts'
import { query, type RetainLimit } from '../../../cli/graph/query.ts'
import { retainedValues } from '../../../cli/graph/retained-values.ts'
import { addNode, allNodes, dropNode, emptyState, knownNode, nodeOf } from '../../../cli/graph/state.ts'

interface Given {
  readonly value?: unknown
  readonly reads?: readonly Node[]
  readonly fingerprint?: 'reads' | ((value: unknown) => string)
  readonly retain?: RetainLimit<unknown>
}

function node(key: string, { value = EVICTED, reads = [], ...rest }: Given = {}): Node {
  const made = newNode(query<unknown>({ name: 'q', rank: 0, compute: () => null, ...rest }), key)
  return Object.assign(made, { value, reads })
}

describe('the fingerprint of a node', () => {
  it('is of its value, or of what a query says of it', () => {
    expect(fingerprintOf(node('a', { value: [1] }))).toBe(fingerprintOf(node('b', { value: [1] })))
    expect(fingerprintOf(node('a', { value: [1] }))).not.toBe(fingerprintOf(node('a', { value: [2] })))
    expect(fingerprintOf(node('a', { value: 7, fingerprint: (value) => `#${String(value)}` }))).toBe('#7')
  })

  it('is of what was read where the value is put together of that', () => {
    const of = (value: number) =>
      fingerprintOf(node('a', { value: new Map(), reads: [node('b', { value })], fingerprint: 'reads' }))
    expect(of(1)).toBe(of(1))
    expect(of(1)).not.toBe(of(2))
  })

  it('holds the findings, and stays when the value goes', () => {
    const plain = node('a', { value: 1 })
    const reported = Object.assign(node('a', { value: 1 }), {
      diagnostics: [{ code: 'x/y', severity: 'info', message: 'm' }],
    })
    const before = fingerprintOf(reported)
    expect(before).not.toBe(fingerprintOf(plain))
    evict(reported)
    expect([reported.value, fingerprintOf(reported)]).toEqual([EVICTED, before])
  })
})

describe('edges', () => {
  it('lead back from what is read to what reads it', () => {
    const [below, other] = [node('below'), node('other')]
    const above = node('above', { reads: [below] })
    moveReader(above, [], [below])
    moveReader(above, [below], [other])
    expect([below.readers?.size, other.readers?.has(above)]).toEqual([0, true])
  })

  it('mark all that may have changed, each once', () => {
    const below = node('below')
    const middle = node('middle', { reads: [below] })
    const top = node('top', { reads: [middle] })
    for (const each of [middle, top]) moveReader(each, [], each.reads)
    markReaders([below])
    expect([below, middle, top].map(({ maybeDirty }) => maybeDirty)).toEqual([false, true, true])
  })

  it('reach everything below, except below what is skipped', () => {
    const below = node('below')
    const middle = node('middle', { reads: [below] })
    const top = node('top', { reads: [middle] })
    expect([...reachable([top])]).toEqual([top, middle, below])
    expect([...reachable([top], ({ key }) => key === 'middle')]).toEqual([top])
  })
})

describe('values with a limit', () => {
  it('go when newer ones of the same query need the room', () => {
    const retained = retainedValues()
    const retain = { total: 3, sizeOf: (value: unknown) => Number(value) }
    const [a, b, c] = [
      node('a', { value: 2, retain }),
      node('b', { value: 1, retain }),
      node('c', { value: 2, retain }),
    ]
    for (const each of [a, b, c]) retained.add(each)
    expect([a, b, c].map(({ value }) => value)).toEqual([EVICTED, 1, 2])
    retained.drop(b)
    retained.add(Object.assign(a, { value: 1 }))
    expect([a, c].map(({ value }) => value)).toEqual([1, 2])
  })
})

describe('the state of a graph', () => {
  it('knows its nodes by query and key', () => {
    const state = emptyState(-1)
    const asked = query<unknown>({ name: 'q', rank: 0, compute: () => 1 })
    const below = nodeOf(state, asked, 'below')
    const above = addNode(state, node('above', { reads: [below] }))
    moveReader(above, [], above.reads)
    expect(nodeOf(state, asked, 'below')).toBe(below)
    expect(allNodes(state)).toEqual([below, above])
    dropNode(state, above)
    expect(knownNode(state, { query: asked, key: 'above' })).toBeUndefined()
    expect(below.readers?.size).toBe(0)
  })
})
