// Records of all pages -> the files of a sharded index, one after another: stored pages during the first pass over the
// records, then the shards, each lexicon part after the shards it names, and finally the manifest.

import type { Area } from '../../../runtime/search/backend.ts'
import {
  type FileList,
  FORMAT,
  MAX_POSTINGS,
  type Manifest,
  shardFolder,
} from '../../../runtime/search/sharded/format.ts'
import { manifestPath } from '../../../runtime/search/sharded/manifest-path.ts'
import type { SearchConfig } from '../../model/config.ts'
import type { OutputFile } from '../../model/output.ts'
import { newBytes } from '../../text/bytes.ts'
import { parseJsonBytes } from '../../text/json-bytes.ts'
import { createScratchBuffer } from '../../text/scratch-buffer.ts'
import { impactScale } from '../impact.ts'
import { type IndexPart, pagesIn } from '../record-part.ts'
import { newAreas } from './areas.ts'
import { invert, type PostingsOf } from './invert.ts'
import { newLexicon } from './lexicon-files.ts'
import { packFile } from './pack-files.ts'
import { putPostings, type SectionPlaces, topByImpact } from './postings.ts'
import type { StoredRecord } from './records.ts'
import { type Listed, partsInGroup, storedGroupWriter } from './stored-files.ts'
import { createTermCount, type Survey } from './survey.ts'
import { type FileSize, lengthOf, termFile } from './term-files.ts'

/**
 * Uncompressed size of term shards. A query loads one or two for each of its words and needs only a few of their terms,
 * so small shards halve its cost.
 */
const SHARD_SIZE: FileSize = { least: 2_200, most: 3_800, termsBetweenEnds: 32 }

/** Records in parts, in route order; iterated twice. */
export interface RecordParts extends Iterable<IndexPart> {
  readonly length: number
}

/** Index files of a tag; `prefix` is the output folder of the locale. */
export function* shardFiles(
  parts: RecordParts,
  config: SearchConfig,
  tag: string,
  prefix = '',
): Generator<OutputFile> {
  const paths = new Set<string>()
  for (const file of allFiles(parts, config, tag, prefix)) {
    // Files with equal content have the same name.
    if (paths.has(file.path)) continue
    paths.add(file.path)
    yield file
  }
}

function* allFiles(
  parts: RecordParts,
  config: SearchConfig,
  tag: string,
  prefix: string,
): Generator<OutputFile> {
  const folder = prefix + shardFolder(tag)
  const { stored, survey, places, pages, areas } = yield* writeStored(parts, folder)
  const postingsOf = invert(parts, survey, impactScale(config, survey.words, survey.texts))
  const { lexicon, lexiconBytes } = yield* writeTerms(survey, postingsOf, places, folder)
  const manifest: Manifest = {
    format: FORMAT,
    pages,
    sections: places.pages.length,
    lexicon,
    lexiconBytes,
    stored,
    ...(areas.length > 1 ? { areas } : {}),
  }
  yield { path: prefix + manifestPath(tag), body: JSON.stringify(manifest) }
}

interface Stored {
  readonly stored: FileList
  readonly survey: Survey
  readonly places: SectionPlaces
  readonly pages: number
  readonly areas: readonly Area[]
}

/** Writes the stored pages, and counts the terms of their sections on the way. */
function* writeStored(parts: RecordParts, folder: string): Generator<OutputFile, Stored> {
  const survey = createTermCount(createScratchBuffer())
  const group = storedGroupWriter(folder)
  const groups: Listed[] = []
  const pages: number[] = []
  const sections: number[] = []
  const areas = newAreas()
  let page = -1
  let read = 0
  for (const part of parts) {
    for (const indexed of pagesIn([part])) {
      const { route, documents } = indexed
      survey.add(indexed)
      if (documents.length > 0) page++
      for (const [section, document] of documents.entries()) {
        const record = parseJsonBytes<StoredRecord>(document)
        if (record.page) areas.add({ route, ...record.page })
        sections.push(section)
        pages.push(page)
        group.add(record, route)
      }
    }
    read++
    if (read % partsInGroup(parts.length) !== 0 && read < parts.length) continue
    const { listed, files } = group.end()
    if (files.length > 0) groups.push(listed)
    yield* files
  }
  return {
    stored: { firsts: asSteps(groups).join(' '), names: groups.map(({ name }) => name).join('') },
    survey: survey.result(),
    places: { pages: Uint32Array.from(pages), sections: Uint32Array.from(sections) },
    pages: page + 1,
    areas: areas.result(),
  }
}

/** First page numbers as differences. */
const asSteps = (groups: readonly Listed[]): readonly number[] =>
  groups.map(({ first }, at) => first - (groups[at - 1]?.first ?? 0))

/** Writes the shards with terms and postings, and the lexicon with terms and shard names. */
function* writeTerms(survey: Survey, postingsOf: PostingsOf, places: SectionPlaces, folder: string) {
  const shard = termFile(SHARD_SIZE, 2)
  const lexicon = newLexicon(folder)
  const bytes = { sections: newBytes(), impacts: newBytes(), positions: newBytes() }
  const endShard = function* (next?: string): Generator<OutputFile> {
    const { terms } = shard
    const { name, file } = packFile(folder, shard.end())
    yield file
    yield* lexicon.endShard(name, terms, next)
  }
  for (const term of [...survey.numbers.keys()].sort()) {
    const postings = postingsOf(survey.numbers.get(term) ?? 0)
    const frequency = postings.refs.length
    const kept = topByImpact(postings, MAX_POSTINGS)
    bytes.sections.clear()
    bytes.impacts.clear()
    bytes.positions.clear()
    putPostings(kept, places, bytes)
    if (shard.endsBefore(term, lengthOf(bytes))) yield* endShard(term)
    shard.add(term, [frequency, bytes.sections.length], bytes)
    lexicon.add(term, frequency)
  }
  if (shard.terms > 0) yield* endShard()
  return lexicon.result()
}
