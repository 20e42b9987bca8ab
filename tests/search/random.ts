// Choices that look random and are the same in every run.

/** A source of choices. */
export interface Random {
  /** From 0, below `limit`. */
  below(limit: number): number
  /** The members in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

/** A source that begins with a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    shuffled(list) {
      const all = [...list]
      for (let at = all.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const [here, there] = [all[at], all[other]]
        if (here !== undefined && there !== undefined) [all[at], all[other]] = [there, here]
      }
      return all
    },
  }
}
