// A sharded index in memory, written by the compiler's code and read by the browser's.
import { inflateSync } from 'node:zlib'
import type { SearchConfig } from '../../cli/model/config.ts'
import { type IndexPart, partOf } from '../../cli/search/record-part.ts'
import { sectionTerms } from '../../cli/search/sections.ts'
import { shardRecords } from '../../cli/search/shards/records.ts'
import { shardFiles } from '../../cli/search/shards/shard-files.ts'
import { shardAnalyzer } from '../../cli/search/shards/term-analyzer.ts'
import { createTermCounter } from '../../cli/search/term-counter.ts'
import { type SearchBackend, STORED_TEXT } from '../../runtime/search/backend.ts'
import { type Manifest, SHARD_ENDING, shardFolder } from '../../runtime/search/sharded/format.ts'
import { manifestPath } from '../../runtime/search/sharded/manifest-path.ts'
import { shardBackend } from '../../runtime/search/sharded/shard-backend.ts'
import type { TextOptions } from '../../runtime/search/text/index-terms.ts'
import { searchConfig } from '../unit/search/config.ts'
import type { MemoryPage } from './memory-backend.ts'

const TAG = 'docs-default-current'
const PAGES_IN_PART = 5

/** Index records of pages in parts, as a build stores them. */
export function shardParts(
  pages: readonly MemoryPage[],
  options: TextOptions,
  config: SearchConfig = searchConfig,
): readonly IndexPart[] {
  const counter = createTermCounter(shardAnalyzer(options))
  const records = pages.map(({ title, breadcrumb, tags, keywords, description = '', sections }) => {
    const texts = sections.map(({ anchor, ...section }) => (anchor === '' ? section : { ...section, anchor }))
    const counted = sectionTerms(texts, counter.page(), STORED_TEXT - 1)
    const parentCategories = [...breadcrumb].reverse()
    const about = { title, tags, keywords, description, parentCategories, unlisted: false }
    return shardRecords({ ...about, text: counted }, config, counter)
  })
  const parts: IndexPart[] = []
  for (let at = 0; at < records.length; at += PAGES_IN_PART) {
    const end = at + PAGES_IN_PART
    parts.push({
      bytes: partOf(records.slice(at, end)),
      routes: pages.slice(at, end).map(({ route }) => route),
    })
  }
  return parts
}

/** Files of the index by path. */
export function shardFilesOf(
  pages: readonly MemoryPage[],
  options: TextOptions,
  config: SearchConfig = searchConfig,
  tag: string = TAG,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const { path, body } of shardFiles(shardParts(pages, options, config), config, tag))
    files.set(path, typeof body === 'string' ? Buffer.from(body) : body)
  return files
}

/** A backend over files in memory; `asked` is called with the path of each file that is loaded. */
export function backendOver(
  files: ReadonlyMap<string, Uint8Array>,
  asked: (path: string) => void = () => undefined,
): SearchBackend {
  const fileAt = (path: string) => {
    const file = files.get(path)
    if (!file) throw new Error(`no file ${path}`)
    asked(path)
    return file
  }
  const manifest = JSON.parse(Buffer.from(fileAt(manifestPath(TAG))).toString()) as Manifest
  return shardBackend(manifest, async (name) =>
    Uint8Array.from(inflateSync(fileAt(`${shardFolder(TAG)}${name}${SHARD_ENDING}`))),
  )
}

/** The same as `memoryBackend`, through shards. */
export const shardBackendInMemory = (pages: readonly MemoryPage[], options: TextOptions): SearchBackend =>
  backendOver(shardFilesOf(pages, options))
