// Choices that look random and are the same in every run, wherever the folders are listed in another order and whatever else
// of the texts was changed: what is chosen for an item depends on the item.

/** A source of choices. */
export interface Random {
  /** From 0, below `limit`. */
  below(limit: number): number
  /** The members in another order. */
  shuffled<T>(list: readonly T[]): T[]
  /** The members in an order that depends on each by itself; the choices for each begin anew. */
  eachOf<T>(list: readonly T[]): Iterable<T>
}

/** A number of 32 bits for a text (FNV-1a, mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
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
    *eachOf(list) {
      const numbered = list.map((item) => ({ item, number: hashOf(`${seed} ${JSON.stringify(item)}`) }))
      for (const { item, number } of numbered.sort((a, b) => a.number - b.number)) {
        state = number
        yield item
      }
    },
  }
}
