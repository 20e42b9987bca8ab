// Whatever is edited and asked for, in whatever order: a living graph answers what a new one would.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGraph } from '../../../cli/graph/graph.ts'
import { type Query, query } from '../../../cli/graph/query.ts'

const INPUTS = 4
const LAYERS = 4
const WIDTH = 3

interface Script {
  /** Turns the ways to tell values apart round. */
  readonly compared: number
  /** For each computed node: which nodes of the layer below it reads. */
  readonly edges: readonly (readonly number[])[]
  readonly eagerRank: number
  readonly steps: readonly {
    readonly edits: readonly (readonly [number, number])[]
    readonly asked: readonly number[]
    readonly sweep: boolean
  }[]
}

const script: fc.Arbitrary<Script> = fc.record({
  compared: fc.nat(2),
  edges: fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }), {
    minLength: LAYERS * WIDTH,
    maxLength: LAYERS * WIDTH,
  }),
  eagerRank: fc.integer({ min: -1, max: LAYERS }),
  steps: fc.array(
    fc.record({
      edits: fc.array(fc.tuple(fc.nat(INPUTS - 1), fc.nat(3)), { maxLength: 3 }),
      asked: fc.array(fc.nat(LAYERS * WIDTH - 1), { maxLength: 4 }),
      sweep: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
})

/** All, none, or the newest two. */
const RETAINED = [true, false, { total: 2, sizeOf: () => 1 }]

/** By their parts, by a hash, by what they were made from. */
const COMPARED = [{}, { fingerprint: (value: number) => `${value}` }, { fingerprint: 'reads' as const }]

/** Layers of nodes: each sums what it reads, coarsely, so that many changes come out equal; a sum of one reads no further. */
function layers(inputs: readonly number[], given: Script) {
  const { edges } = given
  const input = query({ name: 'input', rank: 0, compute: (key) => inputs[Number(key)] ?? 0 })
  const made: Query<number>[] = [input]
  for (let layer = 1; layer <= LAYERS; layer++) {
    made.push(
      query({
        name: `layer${layer}`,
        rank: layer,
        retain: RETAINED[layer % 3] ?? true,
        ...COMPARED[(layer + given.compared) % 3],
        compute: async (key, { read, report }) => {
          const below = made[layer - 1] ?? input
          const size = layer === 1 ? INPUTS : WIDTH
          let sum = 0
          for (const at of edges[(layer - 1) * WIDTH + Number(key)] ?? []) {
            sum += await read(below, String(at % size))
            if (sum === 1) break
          }
          if (sum === 3) report({ code: 'three', severity: 'info', message: `${layer} ${key}` })
          return sum >> 1
        },
      }),
    )
  }
  return made
}

it('answers like a new graph after any script of changes', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (given) => {
      const inputs = [1, 2, 3, 0]
      const queries = layers(inputs, given)
      const living = createGraph({ eagerRank: given.eagerRank })
      for (const { edits, asked, sweep } of given.steps) {
        for (const [at, value] of edits) inputs[at] = value
        await living.invalidate(edits.map(([at]) => ({ query: { name: 'input' }, key: String(at) })))
        const fresh = createGraph()
        for (const node of asked) {
          const layer = queries[1 + Math.floor(node / WIDTH)]
          if (!layer) continue
          const key = String(node % WIDTH)
          expect(await living.demand(layer, key)).toBe(await fresh.demand(layer, key))
          expect(
            living
              .diagnosticsOf(layer, key)
              .map(({ message }) => message)
              .sort(),
          ).toEqual(
            fresh
              .diagnosticsOf(layer, key)
              .map(({ message }) => message)
              .sort(),
          )
        }
        if (sweep) living.sweep()
      }
    }),
    { numRuns: 300 },
  )
})
