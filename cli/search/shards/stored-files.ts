// Stored page data -> one file for each page, or several for a page with many sections. Consecutive pages form a group
// named by the hash of their joint content. The manifest needs only the groups: the file that holds a section can be
// computed from them.
import { SECTIONS_IN_FILE, type StoredPage, storedFile } from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { encodeStored } from './encode-stored.ts'
import { type GroupFile, packGroup } from './pack-files.ts'
import type { StoredRecord } from './records.ts'

/** Most groups in a manifest, as a rule. */
const MAX_GROUPS = 128

/** A group and the number of its first page. */
export interface Listed {
  readonly first: number
  readonly name: string
}

interface OpenPage {
  readonly route: string
  readonly page: NonNullable<StoredRecord['page']>
  readonly sections: StoredRecord[]
}

/**
 * Number of record parts per group. It grows with the site, so that large sites have about as few groups as small ones.
 */
export const partsInGroup = (parts: number): number =>
  2 ** Math.ceil(Math.log2(Math.max(1, parts / MAX_GROUPS)))

/** Collects the pages of a group; `end` returns its files, its name and the number of its first page. */
export function storedGroupWriter(folder: string) {
  let pages: OpenPage[] = []
  let first = 0

  return {
    add(record: StoredRecord, route: string): void {
      if (record.page) pages.push({ route, page: record.page, sections: [] })
      pages.at(-1)?.sections.push(record)
    },
    end(): { readonly listed: Listed; readonly files: readonly OutputFile[] } {
      const { name, files } = packGroup(folder, pages.flatMap(filesOf))
      const listed = { first, name }
      first += pages.length
      pages = []
      return { listed, files }
    },
  }
}

/** The files of a page; `at` is its index in the group. */
function filesOf({ route, page, sections }: OpenPage, at: number): readonly GroupFile[] {
  const files: GroupFile[] = []
  for (let start = 0; start < sections.length; start += SECTIONS_IN_FILE) {
    const some = sections.slice(start, start + SECTIONS_IN_FILE)
    const stored: StoredPage = [
      route,
      page.title,
      page.breadcrumb,
      page.tags,
      page.keywords,
      some.flatMap(({ title, anchor, text }) => [title, anchor, text]),
    ]
    files.push({
      nameIn: (group) => storedFile(group, at, start),
      bytes: encodeStored(JSON.stringify(stored)),
    })
  }
  return files
}
