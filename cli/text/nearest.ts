// "Did you mean" over many names. An n-gram index selects the few candidates worth comparing, so that the cost of a lookup does
// not grow with the number of names.
import { suggest } from './suggest.ts'

/** Maximum number of names compared per lookup. */
export const MAX_COMPARED = 32
/** Maximum number of index entries read per lookup: the rarest n-grams come first; the others say little. */
const MAX_READ = 4_000

/** Like `suggest`, over all the names; results are cached per name. `onCompare` is called for every comparison. */
export function nearestOf(
  names: readonly string[],
  onCompare?: (name: string) => void,
): (wanted: string) => string | undefined {
  const index = indexOf(names)
  const answers = new Map<string, string | undefined>()
  return (wanted) => {
    if (answers.has(wanted)) return answers.get(wanted)
    const candidates = candidatesOf(wanted, names, index).map((at) => names[at] ?? '')
    for (const name of candidates) onCompare?.(name)
    const answer = suggest(wanted, candidates)
    answers.set(wanted, answer)
    return answer
  }
}

/** N-gram → positions of the names that contain it. */
type Index = ReadonlyMap<string, readonly number[]>

function indexOf(names: readonly string[]): Index {
  const index = new Map<string, number[]>()
  for (const [at, name] of names.entries()) {
    for (const gram of gramsOf(name)) {
      const holders = index.get(gram)
      if (holders) holders.push(at)
      else index.set(gram, [at])
    }
  }
  return index
}

/** Bigrams and trigrams, with a marker at both ends: trigrams are rarer, bigrams survive more mistakes. */
function gramsOf(name: string): ReadonlySet<string> {
  const text = `\0${name.toLowerCase()}\0`
  const grams = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at++) grams.add(text.slice(at, at + 2)).add(text.slice(at, at + 3))
  return grams
}

/** The names that share the most n-grams with the wanted one, preferring similar length, in list order. */
function candidatesOf(wanted: string, names: readonly string[], index: Index): readonly number[] {
  const longer = (at: number) => Math.abs((names[at]?.length ?? 0) - wanted.length)
  const holders = [...gramsOf(wanted)]
    .map((gram) => index.get(gram) ?? [])
    .sort((a, b) => a.length - b.length)
  const shared = new Map<number, number>()
  let left = MAX_READ
  for (const list of holders) {
    for (const at of list.slice(0, left)) shared.set(at, (shared.get(at) ?? 0) + 1)
    left = Math.max(0, left - list.length)
  }
  return [...shared]
    .sort(([a, countA], [b, countB]) => countB - countA || longer(a) - longer(b) || a - b)
    .slice(0, MAX_COMPARED)
    .map(([at]) => at)
    .sort((a, b) => a - b)
}
