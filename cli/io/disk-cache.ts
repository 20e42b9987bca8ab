// The cache on disk: results stored under a hash of all their inputs, many to a file. A build only writes whole packs
// and never changes one, so several processes can share a cache, and a killed process leaves nothing half-written.
// Damaged, unknown or unreadable entries are misses; a cache that cannot be written causes one warning and nothing
// else.
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { ByteBuffer, Cache } from '../model/ports.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'
import { jsonPieces } from '../text/json-pieces.ts'
import { type OpenPack, openPack, type PackEntry, writePack } from './cache-pack.ts'
import { type OpenFiles, openFiles } from './open-files.ts'
import { removeFile } from './remove-file.ts'

/** Bytes collected before they are written as a pack. */
const PACK_BYTES = 4_000_000
/** Packs below this size are small; if there are more than this many, they are merged. */
const SMALL_PACK = PACK_BYTES / 4
const MANY_SMALL = 16
/**
 * Most packs open at a time: a build reads them one after another, and on macOS a process may have only 256 open files.
 */
const OPEN_PACKS = 16
/** Unused entries are dropped once the cache is larger than this multiple of what a build uses, plus a margin. */
const SPARE_TIMES = 3
const SPARE_BYTES = 32_000_000

/** An open cache. */
interface CacheState {
  readonly dir: string
  /** Called with the reason if the cache cannot be written. */
  readonly warn: (reason: string) => void
  readonly files: OpenFiles
  /** Results not in a pack yet, and their size. */
  readonly pending: Map<string, Uint8Array>
  pendingBytes: number
  /** Requested keys. Entries of different kinds under one key belong together. */
  readonly used: Set<string>
  /** Null until first used. */
  packs: Packs | null
  /** The cache could not be written. */
  broken: boolean
}

/** All packs. A large site has hundreds, so a lookup goes directly to the pack that has the entry. */
interface Packs {
  readonly all: readonly OpenPack[]
  /** The pack of each result. If two packs contain the same entry, the newer pack counts. */
  readonly byId: Map<string, OpenPack>
}

/**
 * Opens the cache in `dir` for a version of the program. `warn` is called at most once, with the reason why the cache
 * cannot be written.
 */
export function diskCache(dir: string, version: string, warn: (reason: string) => void): Cache {
  const state: CacheState = {
    dir,
    warn,
    files: openFiles(OPEN_PACKS),
    pending: new Map(),
    pendingBytes: 0,
    used: new Set(),
    packs: null,
    broken: false,
  }
  const lastFile = (name: string) => join(dir, `${name}.last`)
  const lastId = (name: string) => `${name} ${version}`
  return {
    get(kind, key) {
      const body = take(state, kind, key)
      return body && parsed(body)
    },
    getBytes: (kind, key, scratch) => take(state, kind, key, scratch),
    has: (kind, key) => state.pending.has(`${kind}/${key}`) || packsOf(state).byId.has(`${kind}/${key}`),
    put: (kind, key, value) => add(state, `${kind}/${key}`, Buffer.concat(jsonPieces(value))),
    putBytes: (kind, key, bytes) => add(state, `${kind}/${key}`, bytes),
    last(name) {
      const pack = openPack(lastFile(name), state.files)
      const body = pack?.read(lastId(name))
      pack?.close()
      return body
    },
    setLast: (name, pieces) => writeWhole(state, lastFile(name), [{ id: lastId(name), pieces }]),
    size: () => state.pendingBytes + sizeOfPacks(state),
    tidy: () => dropUnused(state),
    save: () => save(state),
    close() {
      save(state)
      forgetPacks(state)
    },
  }
}

const folderOf = ({ dir }: CacheState) => join(dir, 'packs')

function packsOf(state: CacheState): Packs {
  state.packs ??= withPacks({ all: [], byId: new Map() }, openPacks(state))
  return state.packs
}

/** Closes all packs; they are listed again on the next access. */
function forgetPacks(state: CacheState): void {
  for (const pack of state.packs?.all ?? []) pack.close()
  state.packs = null
}

/** Adds newer packs, ordered from oldest to newest. */
function withPacks({ all, byId }: Packs, newer: readonly OpenPack[]): Packs {
  for (const pack of newer) for (const id of pack.ids()) byId.set(id, pack)
  return { all: [...all, ...newer], byId }
}

/** Opens the packs of a folder, oldest first, and removes damaged ones. */
function openPacks(state: CacheState): readonly OpenPack[] {
  const folder = folderOf(state)
  return namesIn(folder).flatMap((name) => {
    const pack = openPack(join(folder, name), state.files)
    if (pack === null) removeFile(join(folder, name))
    return pack ?? []
  })
}

const sizeOfPacks = (state: CacheState) => packsOf(state).all.reduce((sum, { size }) => sum + size, 0)

function take(state: CacheState, kind: string, key: string, scratch?: ByteBuffer): Uint8Array | undefined {
  const body = find(state, `${kind}/${key}`, scratch)
  if (body) state.used.add(key)
  return body
}

function find(state: CacheState, id: string, scratch?: ByteBuffer): Uint8Array | undefined {
  const pending = state.pending.get(id)
  if (pending) return pending
  const pack = packsOf(state).byId.get(id)
  const body = pack?.read(id, scratch)
  if (body || !pack || pack.isThere()) return body
  // Another process merged packs: the entry may be in a new one.
  forgetPacks(state)
  return packsOf(state).byId.get(id)?.read(id, scratch)
}

function add(state: CacheState, id: string, body: Uint8Array): void {
  if (state.broken) return
  state.pending.set(id, body)
  state.used.add(keyOf(id))
  state.pendingBytes += body.length
  if (state.pendingBytes >= PACK_BYTES) flush(state)
}

/** Writes pending results as a pack. */
function flush(state: CacheState): void {
  const { pending } = state
  if (pending.size === 0) return
  const file = join(folderOf(state), `${timeStamp()}-${process.pid}.pack`)
  writeWhole(
    state,
    file,
    [...pending].map(([id, body]) => ({ id, pieces: [body] })),
  )
  const pack = state.packs && !state.broken ? openPack(file, state.files) : null
  if (state.packs && pack) state.packs = withPacks(state.packs, [pack])
  pending.clear()
  state.pendingBytes = 0
}

/** Writes a pack completely or not at all. */
function writeWhole(state: CacheState, file: string, entries: readonly PackEntry[]): void {
  if (state.broken) return
  const draft = `${file}-${process.pid}.new`
  try {
    mkdirSync(folderOf(state), { recursive: true })
    writePack(draft, entries)
    renameSync(draft, file)
  } catch (error) {
    state.warn(String((error as NodeJS.ErrnoException).code ?? error))
    state.broken = true
  }
}

/** Writes pending results, and merges small packs if there are many. */
function save(state: CacheState): void {
  flush(state)
  const small = packsOf(state).all.filter(({ size }) => size < SMALL_PACK)
  if (!state.broken && small.length > MANY_SMALL) rewrite(state, small, () => true)
}

/** Drops unused entries if they make up most of the cache. */
function dropUnused(state: CacheState): void {
  flush(state)
  const { all, byId } = packsOf(state)
  const isUsed = (id: string) => state.used.has(keyOf(id))
  const liveBytes = [...byId].reduce((sum, [id, pack]) => (isUsed(id) ? sum + pack.sizeOf(id) : sum), 0)
  if (!state.broken && sizeOfPacks(state) > SPARE_TIMES * liveBytes + SPARE_BYTES) rewrite(state, all, isUsed)
}

/** Copies the kept results of these packs to new ones and removes the old packs. */
function rewrite(state: CacheState, old: readonly OpenPack[], keep: (id: string) => boolean): void {
  const { all, byId } = packsOf(state)
  state.packs = withPacks(
    { all: [], byId: new Map() },
    all.filter((pack) => !old.includes(pack)),
  )
  for (const pack of old.toReversed()) {
    for (const id of pack.ids()) {
      // If another pack has this entry, its value is newer.
      const body = keep(id) && byId.get(id) === pack ? pack.read(id) : undefined
      if (body) add(state, id, body)
    }
  }
  flush(state)
  for (const pack of old) {
    pack.close()
    if (!state.broken) removeFile(pack.file)
  }
}

/** A cache that stores nothing, for `--no-cache`. */
export function noCache(): Cache {
  return {
    get: () => undefined,
    getBytes: () => undefined,
    has: () => false,
    put: () => {},
    putBytes: () => {},
    last: () => undefined,
    setLast: () => {},
    size: () => 0,
    tidy: () => {},
    save: () => {},
    close: () => {},
  }
}

const keyOf = (id: string) => id.slice(id.indexOf('/') + 1)

/** Microseconds since 1970, in a form that sorts by time. */
const timeStamp = () => Math.round((performance.timeOrigin + performance.now()) * 1000).toString(36)

/** Packs, oldest first. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pack'))
      .sort()
  } catch {
    return []
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return parseJsonBytes(body)
  } catch {
    return undefined
  }
}
