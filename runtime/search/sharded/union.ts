// Several indexes as one: their pages are numbered consecutively, so that results are ranked together.
import type { Area, Lexicon, SearchBackend, SectionRef, StoredSection, TermPostings } from '../backend.ts'

/** One backend over several; the pages of each follow those of the one before. */
export function unionBackend(backends: readonly SearchBackend[]): SearchBackend {
  const [only] = backends
  if (only && backends.length === 1) return only
  const starts = backends.map((_, at) =>
    backends.slice(0, at).reduce((sum, { statistics }) => sum + statistics.pages, 0),
  )
  const sum = (of: (backend: SearchBackend) => number) =>
    backends.reduce((total, backend) => total + of(backend), 0)
  const sections = sum(({ statistics }) => statistics.sections)
  const ownerOf = (page: number) => starts.findLastIndex((start) => start <= page)

  async function sectionAt({ page, section }: SectionRef): Promise<StoredSection> {
    const owner = ownerOf(page)
    const start = starts[owner] ?? 0
    const [found] = (await backends[owner]?.stored([{ page: page - start, section }])) ?? []
    if (!found) throw new TypeError(`no section ${page}.${section}`)
    return { ...found, page }
  }

  return {
    statistics: {
      pages: sum(({ statistics }) => statistics.pages),
      sections,
      lexiconBytes: sum(({ statistics }) => statistics.lexiconBytes),
    },
    areas: joinAreas(
      backends.map(({ areas = [] }) => areas),
      starts,
    ),
    async exact(terms) {
      const found = await Promise.all(backends.map((backend) => backend.exact(terms)))
      return terms.map((_, at) =>
        joinPostings(
          found.map((own) => own[at] ?? null),
          starts,
        ),
      )
    },
    async find(question) {
      // The file limit is divided among the indexes by their number of sections.
      const filesOf = ({ statistics }: SearchBackend) =>
        Math.round((question.mostFiles * statistics.sections) / Math.max(1, sections))
      const found = await Promise.all(
        backends.map((backend) => backend.find({ ...question, mostFiles: filesOf(backend) })),
      )
      const byTerm = found.map((own) => new Map(own.map((postings) => [postings.term, postings])))
      const names = [...new Set(byTerm.flatMap((own) => [...own.keys()]))].sort()
      return names.flatMap(
        (name) =>
          joinPostings(
            byTerm.map((own) => own.get(name) ?? null),
            starts,
          ) ?? [],
      )
    },
    lexicon: async (prefixes) =>
      joinLexicons(await Promise.all(backends.map((own) => own.lexicon(prefixes)))),
    around: async (terms) => joinLexicons(await Promise.all(backends.map((own) => own.around(terms)))),
    lexiconCost: (prefixes) => sum((backend) => backend.lexiconCost(prefixes)),
    stored: (refs) => Promise.all(refs.map(sectionAt)),
  }
}

/** Merges the terms of several lexicons. */
function joinLexicons(all: readonly Lexicon[]): Lexicon {
  const frequencies = new Map<string, number>()
  for (const own of all)
    for (const [at, term] of own.terms.entries())
      frequencies.set(term, (frequencies.get(term) ?? 0) + (own.frequencies[at] ?? 0))
  const terms = [...frequencies.keys()].sort()
  return { terms, frequencies: terms.map((term) => frequencies.get(term) ?? 0) }
}

/** Merges areas with the same label. */
function joinAreas(all: readonly (readonly Area[])[], starts: readonly number[]): readonly Area[] {
  const joined = new Map<string, Area>()
  for (const [at, areas] of all.entries()) {
    const start = starts[at] ?? 0
    for (const { label, route, runs } of areas) {
      const known = joined.get(label)
      const moved = runs.map(([from, to]) => [from + start, to + start] as const)
      joined.set(label, { label, route: known?.route ?? route, runs: [...(known?.runs ?? []), ...moved] })
    }
  }
  return [...joined.values()]
}

/** Concatenates the postings of one term from several indexes; null if none has it. */
function joinPostings(all: readonly (TermPostings | null)[], starts: readonly number[]): TermPostings | null {
  const found = all.flatMap((own, at) => (own ? [{ own, start: starts[at] ?? 0 }] : []))
  const [first] = found
  if (!first) return null
  const length = found.reduce((sum, { own }) => sum + own.pages.length, 0)
  const pages = new Uint32Array(length)
  const sections = new Uint32Array(length)
  const impacts = new Uint8Array(length)
  const positions = new Uint32Array(length)
  let at = 0
  for (const { own, start } of found) {
    pages.set(
      own.pages.map((page) => page + start),
      at,
    )
    sections.set(own.sections, at)
    impacts.set(own.impacts, at)
    positions.set(own.positions, at)
    at += own.pages.length
  }
  return {
    term: first.own.term,
    pages,
    sections,
    impacts,
    positions,
    frequency: found.reduce((sum, { own }) => sum + own.frequency, 0),
    complete: found.every(({ own }) => own.complete),
  }
}
