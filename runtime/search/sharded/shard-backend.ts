// A backend over one sharded index: maps the planner's lookups to the files that answer them, each loaded once.
import type { Lexicon, SearchBackend, SectionRef, StoredSection, TermPostings } from '../backend.ts'
import { chooseFiles } from './choose-files.ts'
import { lexiconParts, listIndex, storedGroups } from './file-list.ts'
import { type Manifest, SECTIONS_IN_FILE, storedFile } from './format.ts'
import { readStored } from './read-stored.ts'
import {
  type LexiconPart,
  type ReadPostings,
  readLexicon,
  readPostings,
  readTermShard,
  type TermShard,
} from './read-terms.ts'

/** Returns the decompressed bytes of a file. */
export type LoadFile = (name: string) => Promise<Uint8Array>

/**
 * Number of files of each kind kept in memory by default, to bound memory over a long visit. A query reads about ten of a kind,
 * and evicted files are still in the browser cache.
 */
const KEPT_FILES = 60
/** Maximum number of lexicon parts per lookup, as many as browsers download at once, and per prefix. Needed parts are never left out. */
const PARTS_AT_ONCE = 6
const MAX_PARTS = 3
/**
 * Maximum number of shards per prefix, those with the most frequent terms first; fewer for one or two letters, which match too
 * much to be useful.
 */
const MAX_SHARDS = 6
const MAX_OF_SHORT = 3
const SHORT = 2

/** A backend over the files that a manifest lists. */
export function shardBackend(manifest: Manifest, load: LoadFile, keptFiles = KEPT_FILES): SearchBackend {
  const lexicon = listIndex(lexiconParts(manifest.lexicon))
  const groups = listIndex(storedGroups(manifest.stored))
  const part = recent(keptFiles, async (name) => readLexicon(await load(name)))
  const shard = recent(keptFiles, async (name) => new OpenShard(readTermShard(await load(name))))
  const page = recent(keptFiles, async (name) => readStored(await load(name)))
  const partsWithPrefix = (prefix: string) =>
    lexicon.from(prefix, (first) => first.startsWith(prefix)).map(({ name }) => name)
  const partsBelowAny = (prefixes: readonly string[]) => [...new Set(prefixes.flatMap(partsWithPrefix))]
  const partBytes = manifest.lexiconBytes / Math.max(1, partsWithPrefix('').length)

  async function postingsOf(term: string): Promise<TermPostings | null> {
    const file = lexicon.at(term)
    const name = file && shardOf(await part(file.name), term)
    return name === undefined ? null : (await shard(name)).postingsOf(term)
  }

  async function sectionAt({ page: number, section }: SectionRef): Promise<StoredSection> {
    const group = groups.at(number)
    if (!group) throw new TypeError(`no page ${number}`)
    const own = await page(storedFile(group.name, number - group.first, section))
    const [route, pageTitle, breadcrumb, tags, keywords, sections] = own
    const [title, anchor, text] = sections.slice(3 * (section % SECTIONS_IN_FILE))
    if (title === undefined) throw new TypeError(`no section ${number}.${section}`)
    const about = { page: number, section, route, pageTitle, breadcrumb, tags, keywords }
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
      const inLexicon = {
        fileOf: (term: string) => lexicon.at(term)?.name,
        filesWithPrefix: (prefix: string) => partsWithPrefix(prefix).slice(0, MAX_PARTS),
      }
      const mostFiles = Math.min(PARTS_AT_ONCE, question.mostFiles)
      const parts = await Promise.all(chooseFiles({ ...question, mostFiles }, inLexicon).map(part))
      const inShards = {
        fileOf: (term: string) => parts.map((own) => shardOf(own, term)).find((name) => name !== undefined),
        filesWithPrefix: (prefix: string) => shardsWithPrefix(parts, prefix),
      }
      const shards = await Promise.all(chooseFiles(question, inShards).map(shard))
      const found = new Map<string, TermPostings>()
      for (const own of shards) {
        for (const term of [...question.needed, ...question.useful]) {
          const postings = own.postingsOf(term)
          if (postings) found.set(term, postings)
        }
        for (const prefix of question.prefixes)
          for (const postings of own.beginning(prefix)) found.set(postings.term, postings)
      }
      return [...found.values()].sort((a, b) => (a.term < b.term ? -1 : 1))
    },
    async lexicon(prefixes) {
      const isWanted = (term: string) => prefixes.some((beginning) => term.startsWith(beginning))
      return joinLexicon(await Promise.all(partsBelowAny(prefixes).map(part)), isWanted)
    },
    async around(terms) {
      const names = new Set(terms.flatMap((term) => lexicon.at(term)?.name ?? []))
      return joinLexicon(await Promise.all([...names].map(part)))
    },
    lexiconCost: (prefixes) => Math.round(partsBelowAny(prefixes).length * partBytes),
    stored: (refs) => Promise.all(refs.map(sectionAt)),
  }
}

/** The shard with the postings of a term. */
function shardOf(part: LexiconPart, term: string): string | undefined {
  const place = firstFrom(part.terms, term)
  return part.terms[place] === term ? shardAt(part, place) : undefined
}

const shardAt = ({ shards }: LexiconPart, place: number): string | undefined =>
  shards.find(({ end }) => place < end)?.name

/** Shards with terms that start with the prefix, those with the most frequent terms first. */
function shardsWithPrefix(parts: readonly LexiconPart[], prefix: string): readonly string[] {
  const most = new Map<string, number>()
  for (const part of parts)
    for (let at = firstFrom(part.terms, prefix); part.terms[at]?.startsWith(prefix); at++) {
      const name = shardAt(part, at) ?? ''
      most.set(name, Math.max(most.get(name) ?? 0, part.frequencies[at] ?? 0))
    }
  const ranked = [...most].sort(([, one], [, other]) => other - one).map(([name]) => name)
  return ranked.slice(0, prefix.length > SHORT ? MAX_SHARDS : MAX_OF_SHORT)
}

/** LRU cache of `limit` results by name; failures are not cached. */
function recent<T>(limit: number, make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name) => {
    const known = made.get(name)
    const value = known ?? make(name)
    // Moves the entry to the end, as the most recently used.
    made.delete(name)
    made.set(name, value)
    if (!known) value.catch(() => made.delete(name))
    const [oldest] = made.keys()
    if (made.size > limit && oldest !== undefined) made.delete(oldest)
    return value
  }
}

/** A shard with a cache of decoded postings: the next keystroke asks for most of them again. */
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
    for (let at = firstFrom(terms, prefix); terms[at]?.startsWith(prefix); at++) found.push(this.#at(at))
    return found
  }

  #at(place: number): TermPostings {
    const known = this.#postings.get(place) ?? new ShardPostings(this.#shard, place)
    this.#postings.set(place, known)
    return known
  }
}

/** Postings decoded on first access: most of the terms with a common prefix are ruled out by their letters alone. */
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

function joinLexicon(parts: readonly Lexicon[], isWanted: (term: string) => boolean = () => true): Lexicon {
  const terms: string[] = []
  const frequencies: number[] = []
  for (const part of parts) {
    for (const [at, term] of part.terms.entries()) {
      if (!isWanted(term)) continue
      terms.push(term)
      frequencies.push(part.frequencies[at] ?? 1)
    }
  }
  return { terms, frequencies }
}

/** Index of the first term that is not less than `term`. */
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
