// Records of all pages -> the files of an index in shards, one after another: stored sections while the records go through for
// the first time, then terms and the lexicon, at last the manifest.

import type { Area } from '../../../runtime/search/backend.ts'
import {
  type FileList,
  FORMAT,
  type Manifest,
  MOST_POSTINGS,
  shardFolder,
  TIER_MARK,
} from '../../../runtime/search/sharded/format.ts'
import { manifestPath } from '../../../runtime/search/sharded/manifest-path.ts'
import type { SearchConfig } from '../../model/config.ts'
import type { OutputFile } from '../../model/output.ts'
import { createScratchBuffer } from '../../text/scratch-buffer.ts'
import { impactScale } from '../impact.ts'
import { documentsOf, type IndexPart } from '../record-part.ts'
import { newAreas } from './areas.ts'
import { newBytes } from './bytes.ts'
import { type ListedFile, listFiles, packFile } from './file-list.ts'
import { invert, type PostingsOf } from './invert.ts'
import { putPostings, type SectionPlaces, tiersOf } from './postings.ts'
import type { StoredRecord } from './records.ts'
import { type StoredFile, storedFileWriter } from './stored-files.ts'
import { newSurvey, type Survey } from './survey.ts'
import { type FileSize, type TermFile, termFileWriter } from './term-files.ts'

/**
 * Bytes of term shards and of parts of the lexicon before they are compressed. A query loads a shard or two for each of its
 * words and needs a few terms of them, so that small ones halve what it costs; of the lexicon it needs all that begins alike.
 */
const SHARD_SIZE: FileSize = { least: 2_200, most: 3_800 }
const LEXICON_SIZE: FileSize = { least: 16_000, most: 26_000 }

/** Files of the index of a tag; `prefix`: folder of the locale in the output. Parts are asked for twice, in route order. */
export function* shardFiles(
  parts: Iterable<IndexPart>,
  config: SearchConfig,
  tag: string,
  prefix = '',
): Generator<OutputFile> {
  const paths = new Set<string>()
  for (const file of allFiles(parts, config, tag, prefix)) {
    // What is equal has one name.
    if (paths.has(file.path)) continue
    paths.add(file.path)
    yield file
  }
}

function* allFiles(
  parts: Iterable<IndexPart>,
  config: SearchConfig,
  tag: string,
  prefix: string,
): Generator<OutputFile> {
  const folder = prefix + shardFolder(tag)
  const { stored, survey, places, pages, areas } = yield* writeStored(parts, folder)
  const postingsOf = invert(parts, survey, impactScale(config, survey.words, survey.texts))
  const { terms, lexicon, lexiconBytes } = yield* writeTerms(survey, postingsOf, places, folder)
  const manifest: Manifest = {
    format: FORMAT,
    pages,
    sections: places.pages.length,
    terms,
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

/** Writes what is stored of sections, and counts their terms on the way. */
function* writeStored(parts: Iterable<IndexPart>, folder: string): Generator<OutputFile, Stored> {
  const survey = newSurvey(createScratchBuffer())
  const writer = storedFileWriter()
  const files: ListedFile[] = []
  const pages: number[] = []
  const sections: number[] = []
  const areas = newAreas()
  let page = -1
  const write = function* (file: StoredFile): Generator<OutputFile> {
    const packed = packFile(folder, file.bytes)
    files.push({ first: `${file.first.page}.${file.first.section}`, name: packed.name })
    yield packed.file
  }
  for (const part of parts) {
    survey.add(part)
    for (const { route, fields } of documentsOf(part)) {
      const record = JSON.parse(`{${Buffer.from(fields).toString()}`) as StoredRecord
      if (record.page) {
        page++
        areas.add({ route, ...record.page })
      }
      sections.push(pages.at(-1) === page ? (sections.at(-1) ?? 0) + 1 : 0)
      pages.push(page)
      const full = writer.add(record, route)
      if (full) yield* write(full)
    }
  }
  const last = writer.end()
  if (last) yield* write(last)
  return {
    stored: yield* listFiles(folder, files, joinPlaces),
    survey: survey.result(),
    places: { pages: Uint32Array.from(pages), sections: Uint32Array.from(sections) },
    pages: page + 1,
    areas: areas.result(),
  }
}

/** First sections of files: pages as differences, the section where it is not the first of its page. */
function joinPlaces(files: readonly ListedFile[]): string {
  let last = 0
  return files
    .map(({ first }) => {
      const [page = 0, section = 0] = first.split('.').map(Number)
      const step = page - last
      last = page
      return section === 0 ? String(step) : `${step}.${section}`
    })
    .join(' ')
}

const joinTerms = (files: readonly ListedFile[]): string => files.map(({ first }) => first).join('\n')

/** Writes the terms with their postings, and again without them for the fallback. */
function* writeTerms(survey: Survey, postingsOf: PostingsOf, places: SectionPlaces, folder: string) {
  const shards: ListedFile[] = []
  const parts: ListedFile[] = []
  const shard = termFileWriter(SHARD_SIZE)
  const part = termFileWriter(LEXICON_SIZE)
  const bytes = { sections: newBytes(), impacts: newBytes(), positions: newBytes() }
  const size = { lexicon: 0 }
  const write = function* (file: TermFile, list: ListedFile[]): Generator<OutputFile> {
    const packed = packFile(folder, file.bytes)
    list.push({ first: file.first, name: packed.name })
    if (list === parts) size.lexicon += packed.file.body.length
    yield packed.file
  }
  for (const term of [...survey.numbers.keys()].sort()) {
    const postings = postingsOf(survey.numbers.get(term) ?? 0)
    const frequency = postings.refs.length
    for (const [tier, own] of tiersOf(postings, MOST_POSTINGS).entries()) {
      bytes.sections.clear()
      bytes.impacts.clear()
      bytes.positions.clear()
      putPostings(own, places, bytes)
      const name = tier === 0 ? term : `${term}${TIER_MARK}${String(tier).padStart(3, '0')}`
      const full = shard.add(name, [frequency, own.refs.length, bytes.sections.length], bytes)
      if (full) yield* write(full, shards)
    }
    const full = part.add(term, [Math.ceil(Math.log2(frequency))])
    if (full) yield* write(full, parts)
  }
  const [lastShard, lastPart] = [shard.end(), part.end()]
  if (lastShard) yield* write(lastShard, shards)
  if (lastPart) yield* write(lastPart, parts)
  return {
    terms: yield* listFiles(folder, shards, joinTerms),
    lexicon: yield* listFiles(folder, parts, joinTerms),
    lexiconBytes: size.lexicon,
  }
}
