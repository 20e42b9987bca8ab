// Terms and the shards of their postings -> the parts of the lexicon. Consecutive parts form a group named by the hash
// of their content, like the groups of stored pages.
import { type FileList, lexiconFile } from '../../../runtime/search/sharded/format.ts'
import type { OutputFile } from '../../model/output.ts'
import { newBytes } from '../../text/bytes.ts'
import { isCutPoint } from '../../text/cut-points.ts'
import { type GroupFile, packGroup } from './pack-files.ts'
import { behind, type FileSize, termFile } from './term-files.ts'

/** Uncompressed size of a part. A query loads one part for each of its words and needs only a few of its terms. */
const PART_SIZE: FileSize = { least: 3_000, most: 5_000, termsBetweenEnds: 128 }
/** Most parts in a group; a typical group has half as many. */
const MAX_IN_GROUP = 8
const TERMS_BETWEEN_GROUPS = 4 * PART_SIZE.termsBetweenEnds

/** Writes the lexicon. Terms must be added in order. */
export interface LexiconWriter {
  add(term: string, frequency: number): void
  /**
   * Ends a shard that holds the last `terms` terms; `next` is the first term after them. Returns the parts that end
   * with it.
   */
  endShard(name: string, terms: number, next?: string): Iterable<OutputFile>
  /** The manifest's list, and the total bytes of all parts. */
  result(): { readonly lexicon: FileList; readonly lexiconBytes: number }
}

/** A lexicon whose files go into `folder`. */
export function newLexicon(folder: string): LexiconWriter {
  const part = termFile(PART_SIZE, 1)
  const shards = newBytes()
  const done = { firsts: [] as string[], names: [] as string[], bytes: 0 }
  let group: GroupFile[] = []
  let firsts: string[] = []
  let last = ''

  function endGroup(): readonly OutputFile[] {
    const { name, files } = packGroup(folder, group)
    done.names.push(name)
    done.firsts.push(firsts.join('\n'))
    for (const { body } of files) done.bytes += body.length
    group = []
    firsts = []
    return files
  }

  return {
    add(term, frequency) {
      if (part.terms === 0) firsts.push(behind(last, term))
      part.add(term, [Math.ceil(Math.log2(frequency))])
      last = term
    },
    endShard(name, terms, next) {
      shards.number(terms)
      shards.put(Buffer.from(name))
      if (next !== undefined && !part.endsBefore(next)) return []
      const at = group.length
      group.push({ nameIn: (own) => lexiconFile(own, at), bytes: part.end(shards.view()) })
      shards.clear()
      const isLast = next === undefined || group.length >= MAX_IN_GROUP
      return isLast || isCutPoint(next, TERMS_BETWEEN_GROUPS) ? endGroup() : []
    },
    result: () => ({
      lexicon: { firsts: done.firsts.join('\n\n'), names: done.names.join('') },
      lexiconBytes: done.bytes,
    }),
  }
}
