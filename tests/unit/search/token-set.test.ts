// The tree of terms that lunr makes of an index has the terms of the index, numbers among them.
import lunr from 'lunr'
import { expect, it } from 'vitest'
import { separateTokenNodes } from '../../../runtime/search/lunr/token-set.ts'

/** Numbers of up to five digits, by a generator of its own: the same ones in every run. */
function numbers(seed: number): readonly string[] {
  const state = { value: seed }
  const next = () => {
    state.value = (state.value * 1_103_515_245 + 12_345) % 2_147_483_648
    return state.value / 2_147_483_648
  }
  const all = Array.from({ length: 3000 }, () =>
    String(Math.floor(next() * 10 ** (1 + Math.floor(next() * 5)))),
  )
  return [...new Set(all)].sort()
}

const { fromArray: treeOf } = lunr.TokenSet as unknown as {
  fromArray(terms: readonly string[]): lunr.TokenSet
}

it('contains every term exactly once', () => {
  separateTokenNodes()
  for (let seed = 1; seed < 60; seed++) {
    // As in a worker that has loaded nothing yet.
    Object.assign(lunr.TokenSet, { _nextId: 1 })
    const terms = numbers(seed)
    expect(treeOf(terms).toArray().sort()).toEqual(terms)
  }
})
