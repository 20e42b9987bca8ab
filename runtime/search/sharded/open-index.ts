// Fetches the manifest of an index and, on demand, the files it lists.
import type { Area } from '../backend.ts'
import { type DownloadProgress, download, type Fetch, readJson } from '../download.ts'
import { type FileList, FORMAT, type Manifest, NAME_LENGTH, SHARD_ENDING, shardFolder } from './format.ts'
import { manifestPath } from './manifest-path.ts'

/** Where files are fetched from. */
export interface FileSource {
  readonly fetch: Fetch
  /** Absolute URL of the folder with the manifests, with a trailing slash. */
  readonly base: string
}

/**
 * Loads the manifest of a tag. `reload` bypasses the browser cache. Throws if the file is not a manifest, and as `download` does.
 */
export async function loadManifest(
  tag: string,
  source: FileSource,
  reload: boolean,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Manifest> {
  const address = source.base + manifestPath(encodeURIComponent(tag))
  const { fetch } = source
  const value = await download(
    address,
    { fetch, read: readJson, ...(reload ? { cache: 'reload' } : {}) },
    onProgress,
  )
  if (!isManifest(value)) throw new TypeError('not the manifest of a search index')
  return value
}

/** Loads the files of a tag by name. Rejects for a damaged file. */
export function fileLoader(tag: string, { fetch, base }: FileSource) {
  const folder = base + shardFolder(encodeURIComponent(tag))
  return (name: string, onProgress: (progress: DownloadProgress) => void): Promise<Uint8Array> =>
    download(`${folder}${name}${SHARD_ENDING}`, { fetch, read: unpacked }, onProgress)
}

async function unpacked({ body }: Response): Promise<Uint8Array> {
  const stream = body?.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false
  const { format, pages, sections, lexiconBytes, lexicon, stored, areas = [] } = value
  return (
    format === FORMAT &&
    [pages, sections, lexiconBytes].every((number) => Number.isSafeInteger(number)) &&
    [lexicon, stored].every(isFileList) &&
    Array.isArray(areas) &&
    areas.every(isArea)
  )
}

const isArea = (value: unknown): value is Area =>
  isRecord(value) &&
  typeof value.label === 'string' &&
  typeof value.route === 'string' &&
  Array.isArray(value.runs) &&
  value.runs.every((run) => Array.isArray(run) && run.every((page) => Number.isSafeInteger(page)))

const isFileList = (value: unknown): value is FileList =>
  isRecord(value) &&
  typeof value.firsts === 'string' &&
  typeof value.names === 'string' &&
  value.names.length % NAME_LENGTH === 0

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
