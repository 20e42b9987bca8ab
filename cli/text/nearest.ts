// "Did you mean" over many names: an index by groups of letters picks the few that are worth comparing, so that the cost of a
// question does not grow with their number.
import { suggest } from './suggest.ts'

/** Most names that one question is compared with. */
export const MAX_COMPARED = 32
/** Most entries of the index that are read for one question: the rarest groups come first, the others tell little. */
const MAX_READ = 4_000

/** Answers what `suggest` would, of all the names; each question is worked out once. `onCompare` is called for every comparison. */
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

/** Letters in a row -> names that hold them, by their places in the list. */
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

/** Two and three letters in a row, with a mark at both ends: three are rarer, two survive more mistakes. */
function gramsOf(name: string): ReadonlySet<string> {
  const text = `\0${name.toLowerCase()}\0`
  const grams = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at++) grams.add(text.slice(at, at + 2)).add(text.slice(at, at + 3))
  return grams
}

/** The names that share most letter groups with the wanted one, those of its length first, in the order of the list. */
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
