// One index in shards behind the seam: what a planner asks is turned into the files that hold it, each loaded once.
import type { Lexicon, SearchBackend, SectionRef, StoredSection, TermPostings } from '../backend.ts'
import { chooseFiles } from './choose-files.ts'
import { fileIndex, placeKey, placeOf, readPlaceKeys, readTermKeys } from './file-list.ts'
import type { FileList, Manifest } from './format.ts'
import { TIER_MARK } from './format.ts'
import { readStored } from './read-stored.ts'
import { type ReadPostings, readLexicon, readPostings, readTermShard, type TermShard } from './read-terms.ts'

/** The unpacked bytes of a file by its name. */
export type LoadFile = (name: string) => Promise<Uint8Array>

const EVERY_FILE = Number.POSITIVE_INFINITY
/**
 * Files of each kind whose content is kept, so that a long visit does not fill the memory: a query looks into about ten of a kind,
 * and the browser has those that were dropped.
 */
const MOST_KEPT = 60

/** A backend over the files that a manifest names. */
export function shardBackend(manifest: Manifest, load: LoadFile): SearchBackend {
  const loadJson = async <T>(name: string) => JSON.parse(new TextDecoder().decode(await load(name))) as T
  const loadList = loadJson<FileList>
  const terms = fileIndex(manifest.terms, readTermKeys, compareTexts, loadList)
  const lexicon = fileIndex(manifest.lexicon, readTermKeys, compareTexts, loadList)
  const stored = fileIndex(manifest.stored, readPlaceKeys, (a, b) => a - b, loadList)
  const shard = recent(async (name) => new OpenShard(readTermShard(await load(name))))
  const part = recent(async (name) => readLexicon(await load(name)))
  const pages = recent(async (name) => readStored(await load(name)))
  const partBytes =
    manifest.lexiconBytes /
    Math.max(
      1,
      lexicon.count('', () => true),
    )

  async function postingsOf(term: string): Promise<TermPostings | null> {
    const file = await terms.at(term)
    if (!file) return null
    const found = await shard(file.name)
    return found.postingsOf(term)
  }

  async function sectionAt({ page, section }: SectionRef): Promise<StoredSection> {
    const file = await stored.at(placeKey(page, section))
    const first = file && placeOf(file.first).page
    const own = file && (await pages(file.name))[page - (first ?? 0)]
    if (!own) throw new TypeError(`no section ${page}.${section}`)
    const [route, pageTitle, breadcrumb, tags, keywords, from, sections] = own
    const [title, anchor, text] = sections.slice(3 * (section - from))
    if (title === undefined) throw new TypeError(`no section ${page}.${section}`)
    const about = { page, section, route, pageTitle, breadcrumb, tags, keywords }
    return { ...about, title, anchor: anchor ?? '', text: text ?? '' }
  }

  return {
    statistics: {
      pages: manifest.pages,
      sections: manifest.sections,
      lexiconBytes: manifest.lexiconBytes,
    },
    areas: manifest.areas ?? [],
    exact: (wanted) => Promise.all(wanted.map(postingsOf)),
    async find(question) {
      const shards = await Promise.all((await chooseFiles(question, terms)).map(shard))
      const found = new Map<string, TermPostings>()
      for (const own of shards) {
        for (const term of [...question.needed, ...question.useful]) {
          const postings = own.postingsOf(term)
          if (postings) found.set(term, postings)
        }
        for (const prefix of question.beginnings)
          for (const postings of own.beginning(prefix)) found.set(postings.term, postings)
      }
      return [...found.values()].sort((a, b) => compareTexts(a.term, b.term))
    },
    async lexicon(prefix): Promise<Lexicon> {
      const files = await lexicon.from(prefix, (first) => first.startsWith(prefix), EVERY_FILE)
      const parts = await Promise.all(files.map(({ name }) => part(name)))
      return joinLexicon(parts, prefix)
    },
    lexiconCost: (prefix) =>
      Math.round(lexicon.count(prefix, (first) => first.startsWith(prefix)) * partBytes),
    stored: (refs) => Promise.all(refs.map(sectionAt)),
  }
}

/** Results by name, of the names that were asked for last; a failed one is forgotten. */
function recent<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name) => {
    const known = made.get(name)
    const value = known ?? make(name)
    // Inserted again as the latest.
    made.delete(name)
    made.set(name, value)
    if (!known) value.catch(() => made.delete(name))
    const [oldest] = made.keys()
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest)
    return value
  }
}

/** A shard with those of its postings that were asked for: the next letter of a query asks for most of them again. */
class OpenShard {
  readonly #shard: TermShard
  readonly #postings = new Map<number, TermPostings>()

  constructor(shard: TermShard) {
    this.#shard = shard
  }

  postingsOf(term: string): TermPostings | null {
    const { terms } = this.#shard
    const place = firstFrom(terms, term)
    return terms[place] === term ? this.#at(place) : null
  }

  beginning(prefix: string): readonly TermPostings[] {
    const { terms } = this.#shard
    const found: TermPostings[] = []
    for (let at = firstFrom(terms, prefix); terms[at]?.startsWith(prefix); at++)
      if (!terms[at]?.includes(TIER_MARK)) found.push(this.#at(at))
    return found
  }

  #at(place: number): TermPostings {
    const known = this.#postings.get(place) ?? new ShardPostings(this.#shard, place)
    this.#postings.set(place, known)
    return known
  }
}

/** Read when they are first looked at: of the many terms with a common beginning most are told apart by their letters alone. */
class ShardPostings implements TermPostings {
  readonly term: string
  readonly frequency: number
  readonly complete: boolean
  readonly #shard: TermShard
  readonly #place: number
  #read: ReadPostings | undefined

  constructor(shard: TermShard, place: number) {
    this.term = shard.terms[place] ?? ''
    this.frequency = shard.frequencies[place] ?? 0
    this.complete = shard.counts[place] === this.frequency
    this.#shard = shard
    this.#place = place
  }

  get pages() {
    return this.#postings().pages
  }

  get sections() {
    return this.#postings().sections
  }

  get impacts() {
    return this.#postings().impacts
  }

  get positions() {
    return this.#postings().positions
  }

  #postings(): ReadPostings {
    this.#read ??= readPostings(this.#shard, this.#place)
    return this.#read
  }
}

function joinLexicon(parts: readonly Lexicon[], prefix: string): Lexicon {
  const terms: string[] = []
  const frequencies: number[] = []
  for (const part of parts) {
    for (let at = firstFrom(part.terms, prefix); at < part.terms.length; at++) {
      const term = part.terms[at] ?? ''
      if (!term.startsWith(prefix)) break
      terms.push(term)
      frequencies.push(part.frequencies[at] ?? 1)
    }
  }
  return { terms, frequencies }
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Place of the first term that is not before `term`. */
function firstFrom(terms: readonly string[], term: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
