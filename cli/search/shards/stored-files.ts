// What is stored of sections -> files of a few pages each. A file does not say which pages those are: a page more before them
// changes nothing in it.
import type { StoredPage } from '../../../runtime/search/sharded/format.ts'
import { hashText } from '../../text/fingerprint.ts'
import { encodeStored } from './encode-stored.ts'
import type { StoredRecord } from './records.ts'

/** Some pages in a row; `first` is the key of the first section. */
export interface StoredFile {
  readonly first: { readonly page: number; readonly section: number }
  readonly bytes: Uint8Array
}

/** Characters of JSON from which on a file ends before the next page that says so, and at which it ends before any section. */
const LEAST = 1300
const MOST = 3500
/** One page in so many says that a file may end before it. */
const PAGES_BETWEEN_ENDS = 2

interface OpenPage {
  readonly route: string
  readonly page: NonNullable<StoredRecord['page']>
  readonly first: number
  readonly sections: string[]
}

/** Collects sections in order; gives a file back whenever one is full. */
export function storedFileWriter() {
  let pages: OpenPage[] = []
  let start = { page: 0, section: 0 }
  let size = 0
  const at = { page: -1, section: 0 }

  function end(): StoredFile | null {
    if (pages.length === 0) return null
    const all = pages.map(
      ({ route, page, first, sections }): StoredPage => [
        route,
        page.title,
        page.breadcrumb,
        page.tags,
        page.keywords,
        first,
        sections,
      ],
    )
    const file = { first: start, bytes: encodeStored(JSON.stringify(all)) }
    pages = []
    size = 0
    return file
  }

  function open(route: string, page: OpenPage['page']): void {
    if (pages.length === 0) start = { ...at }
    pages.push({ route, page, first: at.section, sections: [] })
    size += JSON.stringify({ route, ...page }).length
  }

  return {
    add(record: StoredRecord, route: string): StoredFile | null {
      let file: StoredFile | null = null
      const before = pages.at(-1)
      const length = record.title.length + record.anchor.length + record.text.length + 10
      if (record.page) {
        at.page++
        at.section = 0
        if (size + length > MOST || (size >= LEAST && mayBegin(route))) file = end()
        open(route, record.page)
      } else {
        at.section++
        if (before && size + length > MOST) {
          file = end()
          open(route, before.page)
        }
      }
      pages.at(-1)?.sections.push(record.title, record.anchor, record.text)
      size += length
      return file
    },
    end,
  }
}

const mayBegin = (route: string): boolean =>
  Number.parseInt(hashText(route).slice(0, 8), 16) % PAGES_BETWEEN_ENDS === 0
