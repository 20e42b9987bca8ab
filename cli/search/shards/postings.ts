// Where a term occurs -> bytes: first all places, each as the difference to the one before, then all impacts.
import { SECTION_BITS } from '../../../runtime/search/sharded/format.ts'
import type { Bytes } from './bytes.ts'

/** Sections with their impacts, in order. Numbers of sections are those in the whole index. */
export interface PlainPostings {
  readonly refs: Uint32Array
  readonly impacts: Uint8Array
}

/** Page of each section of the index, and its number there. */
export interface SectionPlaces {
  readonly pages: Uint32Array
  readonly sections: Uint32Array
}

const ESCAPE = 2 ** SECTION_BITS - 1

/** Writes postings. */
export function putPostings({ refs, impacts }: PlainPostings, places: SectionPlaces, out: Bytes): void {
  let page = -1
  let section = 0
  for (const ref of refs) {
    const nextPage = places.pages[ref] ?? 0
    const nextSection = places.sections[ref] ?? 0
    const step = nextPage - Math.max(page, 0)
    // On the page of the posting before, its section and those before it cannot come again.
    const rest = nextPage === page ? nextSection - section - 1 : nextSection
    out.number(step * 2 ** SECTION_BITS + Math.min(rest, ESCAPE))
    if (rest >= ESCAPE) out.number(rest - ESCAPE)
    page = nextPage
    section = nextSection
  }
  out.put(impacts)
}

/** Postings in tiers of at most so many, those of highest impact first; each tier is in order. */
export function tiersOf(postings: PlainPostings, most: number): readonly PlainPostings[] {
  const { refs, impacts } = postings
  if (refs.length <= most) return [postings]
  const ranked = Uint32Array.from(refs.keys()).sort((a, b) => (impacts[b] ?? 0) - (impacts[a] ?? 0) || a - b)
  const tiers: PlainPostings[] = []
  for (let start = 0; start < ranked.length; start += most) {
    const order = ranked.slice(start, start + most).sort()
    tiers.push({
      refs: order.map((at) => refs[at] ?? 0),
      impacts: Uint8Array.from(order, (at) => impacts[at] ?? 0),
    })
  }
  return tiers
}
