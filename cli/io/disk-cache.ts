// The cache on disk: results addressed by a hash of everything that went in, many to a file. A build writes whole packs and
// never changes one, so that several processes may share a cache and a killed one leaves nothing half done. What is damaged,
// foreign or unreadable is a miss; a cache that cannot be written costs one warning and nothing else.
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
/** A pack of less than this is small; so many small ones are put together. */
const SMALL_PACK = PACK_BYTES / 4
const MANY_SMALL = 16
/** Packs that are open at a time: a build reads them one after another, and a process may have no more than 256 files on macOS. */
const OPEN_PACKS = 16
/** The cache may hold so many times what a build uses, and some more, before the rest is dropped. */
const SPARE_TIMES = 3
const SPARE_BYTES = 32_000_000

/** An open cache. */
interface CacheState {
  readonly dir: string
  /** Called with the reason why the cache cannot be written. */
  readonly warn: (reason: string) => void
  readonly files: OpenFiles
  /** Results that are in no pack yet, and their bytes. */
  readonly pending: Map<string, Uint8Array>
  pendingBytes: number
  /** Keys that were asked for. What is cached of different kinds under one key belongs together. */
  readonly used: Set<string>
  /** Null: not looked at yet. */
  packs: Packs | null
  /** The cache could not be written. */
  broken: boolean
}

/** All packs. A large site has hundreds, so none is asked for what it does not have. */
interface Packs {
  readonly all: readonly OpenPack[]
  /** The pack of each result: of two values under one name that of the newer pack counts. */
  readonly byId: Map<string, OpenPack>
}

/** Opens the cache in `dir` for a version of the program. `warn` is called at most once, with the reason, when it cannot be written. */
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

/** Closes what is open; the packs are listed again when one is needed. */
function forgetPacks(state: CacheState): void {
  for (const pack of state.packs?.all ?? []) pack.close()
  state.packs = null
}

/** These packs and newer ones, the oldest first. */
function withPacks({ all, byId }: Packs, newer: readonly OpenPack[]): Packs {
  for (const pack of newer) for (const id of pack.ids()) byId.set(id, pack)
  return { all: [...all, ...newer], byId }
}

/** Opens the packs of a folder, the oldest first; what is damaged goes. */
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
  // Another process put packs together: what it kept is in a new one.
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

/** Writes what waits as a pack. */
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

/** Writes a pack that is there as a whole or not at all. */
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

/** Writes what waits; many small packs become a large one. */
function save(state: CacheState): void {
  flush(state)
  const small = packsOf(state).all.filter(({ size }) => size < SMALL_PACK)
  if (!state.broken && small.length > MANY_SMALL) rewrite(state, small, () => true)
}

/** Drops entries that were not used, when they are most of the cache. */
function dropUnused(state: CacheState): void {
  flush(state)
  const { all, byId } = packsOf(state)
  const isUsed = (id: string) => state.used.has(keyOf(id))
  const liveBytes = [...byId].reduce((sum, [id, pack]) => (isUsed(id) ? sum + pack.sizeOf(id) : sum), 0)
  if (!state.broken && sizeOfPacks(state) > SPARE_TIMES * liveBytes + SPARE_BYTES) rewrite(state, all, isUsed)
}

/** Writes these results anew and removes the packs they were in. */
function rewrite(state: CacheState, old: readonly OpenPack[], keep: (id: string) => boolean): void {
  const { all, byId } = packsOf(state)
  state.packs = withPacks(
    { all: [], byId: new Map() },
    all.filter((pack) => !old.includes(pack)),
  )
  for (const pack of old.toReversed()) {
    for (const id of pack.ids()) {
      // What another pack has under this name is a newer value.
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

/** A cache that remembers nothing, for `--no-cache`. */
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

/** Microseconds since 1970 in a form that sorts by time. */
const timeStamp = () => Math.round((performance.timeOrigin + performance.now()) * 1000).toString(36)

/** Packs, the oldest first. */
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
