// The cache on disk: results addressed by a hash of everything that went in, many to a file. A build writes whole packs and
// never changes one, so that several processes may share a cache and a killed one leaves nothing half done. What is damaged,
// foreign or unreadable is a miss; a cache that cannot be written costs one warning and nothing else.
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { ByteRoom, Cache } from '../model/ports.ts'
import { jsonPieces } from '../text/json-pieces.ts'
import { parseJson } from '../text/parse-json.ts'
import { type OpenPack, openPack, type PackEntry, writePack } from './cache-pack.ts'
import { removeFile } from './remove-file.ts'

/** Bytes collected before they are written as a pack. */
const PACK_BYTES = 4_000_000
/** A pack of less than this is small; so many small ones are put together. */
const SMALL_PACK = PACK_BYTES / 4
const MANY_SMALL = 16
/** The cache may hold so many times what a build uses, and some more, before the rest is dropped. */
const SPARE_TIMES = 3
const SPARE_BYTES = 32_000_000

/** Opens the cache in `dir`. `warn` is called at most once, with the reason, when it cannot be written. */
export function diskCache(dir: string, warn: (reason: string) => void): Cache {
  const folder = join(dir, 'packs')
  const state = { broken: false, bytes: 0 }
  const pending = new Map<string, Uint8Array>()
  /** Keys that were asked for. What is kept of different kinds under one key belongs together. */
  const used = new Set<string>()
  const packs: OpenPack[] = []
  const opened = { yet: false }

  /** The newest first: of two values under one name that of the newer pack counts. */
  function allPacks(): readonly OpenPack[] {
    if (opened.yet) return packs
    opened.yet = true
    for (const name of namesIn(folder)) {
      const pack = openPack(join(folder, name))
      if (pack) packs.push(pack)
      else removeFile(join(folder, name))
    }
    return packs
  }

  function find(id: string, room?: ByteRoom): Uint8Array | undefined {
    const waiting = pending.get(id)
    if (waiting) return waiting
    for (const pack of allPacks()) {
      const body = pack.read(id, room)
      if (body) return body
    }
    return undefined
  }

  function take(kind: string, key: string, room?: ByteRoom): Uint8Array | undefined {
    const body = find(`${kind}/${key}`, room)
    if (body) used.add(key)
    return body
  }

  const lastFile = (name: string) => join(dir, `${name}.last`)
  const sizeOfPacks = () => allPacks().reduce((sum, pack) => sum + pack.size, 0)
  const sizeOf = (id: string) => packs.find((pack) => pack.has(id))?.sizeOf(id) ?? 0

  function add(id: string, body: Uint8Array): void {
    if (state.broken) return
    pending.set(id, body)
    used.add(keyOf(id))
    state.bytes += body.length
    if (state.bytes >= PACK_BYTES) flush()
  }

  function flush(): void {
    if (pending.size === 0) return
    const name = join(folder, `${timeStamp()}-${process.pid}`)
    const entries = [...pending].map(([id, body]) => ({ id, pieces: [body] }))
    writeWhole(`${name}.pack`, entries)
    const pack = opened.yet && !state.broken ? openPack(`${name}.pack`) : null
    if (pack) packs.unshift(pack)
    pending.clear()
    state.bytes = 0
  }

  /** Writes a pack that is there as a whole or not at all. */
  function writeWhole(file: string, entries: readonly PackEntry[]): void {
    if (state.broken) return
    const draft = `${file}-${process.pid}.new`
    try {
      mkdirSync(folder, { recursive: true })
      writePack(draft, entries)
      renameSync(draft, file)
    } catch (error) {
      warn(String((error as NodeJS.ErrnoException).code ?? error))
      state.broken = true
    }
  }

  /** Writes these results anew and removes the packs they were in. */
  function rewrite(old: readonly OpenPack[], keep: (id: string) => boolean): void {
    for (const pack of old) packs.splice(packs.indexOf(pack), 1)
    // From the newest to the oldest: a name that comes again stands for an older value.
    const seen = new Set(pending.keys())
    for (const pack of old) {
      for (const id of pack.ids()) {
        const body = keep(id) && !seen.has(id) ? pack.read(id) : undefined
        if (body) add(id, body)
        seen.add(id)
      }
    }
    flush()
    for (const pack of old) {
      pack.close()
      if (!state.broken) removeFile(pack.file)
    }
  }

  /** Many small packs become a large one. */
  function joinSmall(): void {
    const small = packs.filter(({ size }) => size < SMALL_PACK)
    if (!state.broken && small.length > MANY_SMALL) rewrite(small, () => true)
  }

  return {
    get(kind, key) {
      const body = take(kind, key)
      return body && parsed(body)
    },
    getBytes: take,
    has: (kind, key) =>
      pending.has(`${kind}/${key}`) || allPacks().some((pack) => pack.has(`${kind}/${key}`)),
    put: (kind, key, value) => add(`${kind}/${key}`, Buffer.concat(jsonPieces(value))),
    putBytes: (kind, key, bytes) => add(`${kind}/${key}`, bytes),
    last(name) {
      const pack = openPack(lastFile(name))
      const body = pack?.read(name)
      pack?.close()
      return body
    },
    setLast(name, pieces) {
      writeWhole(lastFile(name), [{ id: name, pieces }])
    },
    size: () => state.bytes + sizeOfPacks(),
    tidy() {
      allPacks()
      flush()
      const all = sizeOfPacks()
      const isUsed = (id: string) => used.has(keyOf(id))
      const live = new Set(packs.flatMap((pack) => [...pack.ids()].filter(isUsed)))
      const kept = [...live].reduce((sum, id) => sum + sizeOf(id), 0)
      if (!state.broken && all > SPARE_TIMES * kept + SPARE_BYTES) rewrite([...packs], isUsed)
    },
    save() {
      allPacks()
      flush()
      joinSmall()
    },
    close() {
      allPacks()
      flush()
      joinSmall()
      for (const pack of packs.splice(0)) pack.close()
      opened.yet = false
    },
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

/** Packs, the newest first. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pack'))
      .sort()
      .reverse()
  } catch {
    return []
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}
