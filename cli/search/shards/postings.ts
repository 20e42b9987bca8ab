// Postings of a term -> bytes: section numbers as differences, impacts and positions in separate streams, because bytes
// of one kind compress better together.
import { MAX_IMPACT } from '../../../runtime/search/backend.ts'
import { LAST_POSITION, NO_POSITIONS, SECTION_BITS } from '../../../runtime/search/sharded/format.ts'
import type { Bytes } from '../../text/bytes.ts'
import { NOWHERE, positionsIn } from '../positions.ts'

/** Sections with impacts and positions, in order. Sections are numbered across the whole index. */
export interface PlainPostings {
  readonly refs: Uint32Array
  readonly impacts: Uint8Array
  /** See `positions.ts`. */
  readonly positions: Uint16Array
}

/** The three byte streams of postings. */
export interface PostingBytes {
  readonly sections: Bytes
  readonly impacts: Bytes
  readonly positions: Bytes
}

/** For each section of the index, its page and its number on that page. */
export interface SectionPlaces {
  readonly pages: Uint32Array
  readonly sections: Uint32Array
}

const ESCAPE = 2 ** SECTION_BITS - 1

/** Appends the postings of a term to the streams. */
export function putPostings(
  { refs, impacts, positions }: PlainPostings,
  places: SectionPlaces,
  out: PostingBytes,
): void {
  let page = -1
  let section = 0
  for (let at = 0; at < refs.length; at++) {
    const ref = refs[at] ?? 0
    const nextPage = places.pages[ref] ?? 0
    const nextSection = places.sections[ref] ?? 0
    const step = nextPage - Math.max(page, 0)
    // If the previous posting is on the same page, its section and those before it cannot occur again.
    const rest = nextPage === page ? nextSection - section - 1 : nextSection
    out.sections.number(step * 2 ** SECTION_BITS + Math.min(rest, ESCAPE))
    if (rest >= ESCAPE) out.sections.number(rest - ESCAPE)
    page = nextPage
    section = nextSection
  }
  out.impacts.put(impacts)
  for (let at = 0; at < positions.length; at++) putPositions(positions[at] ?? NOWHERE, out.positions)
}

function putPositions(code: number, out: Bytes): void {
  const [first, second] = positionsIn(code)
  if (first === undefined) out.byte(NO_POSITIONS)
  else if (second === undefined) out.byte(first + LAST_POSITION)
  else {
    out.byte(first)
    out.byte(second + LAST_POSITION)
  }
}

/** The postings of highest impact, at most `most`, in section order; of equal ones the first. */
export function topByImpact(postings: PlainPostings, most: number): PlainPostings {
  const { refs, impacts, positions } = postings
  if (refs.length <= most) return postings
  const { least, some } = lowestKept(impacts, most)
  let left = some
  const kept: number[] = []
  for (let at = 0; at < impacts.length; at++) {
    const impact = impacts[at] ?? 0
    if (impact > least || (impact === least && left-- > 0)) kept.push(at)
  }
  return {
    refs: Uint32Array.from(kept, (at) => refs[at] ?? 0),
    impacts: Uint8Array.from(kept, (at) => impacts[at] ?? 0),
    positions: Uint16Array.from(kept, (at) => positions[at] ?? 0),
  }
}

/** The lowest impact among the `most` highest, and how many with this impact are among them. */
function lowestKept(impacts: Uint8Array, most: number) {
  const found = new Uint32Array(MAX_IMPACT + 1)
  for (const impact of impacts) found[impact] = (found[impact] ?? 0) + 1
  let least = MAX_IMPACT
  let some = most
  for (; some > (found[least] ?? 0); least--) some -= found[least] ?? 0
  return { least, some }
}
