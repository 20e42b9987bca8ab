// Compiled pages, as bytes: taken from memory or from the cache by the hash of their input, otherwise compiled.
import { query, type Reader } from '../graph/query.ts'
import type { CompiledPage } from '../model/compile.ts'
import { boundedMap } from '../text/bounded-map.ts'
import type { CompileInputs, Prepared } from './compile-inputs.ts'
import type { PipelinePorts } from './inputs.ts'
import { RANK } from './rank.ts'

/** Parts of a compiled page that are stored separately, because only some are needed at a time. */
const PARTS = ['facts', 'body', 'sections'] as const
export type PagePart = (typeof PARTS)[number]

/** Key of a page whose file does not exist. */
export const ABSENT = 'absent'

/** Bytes of compiled pages kept in memory: enough for the pages in progress. */
const MEMORY_BYTES = 4_000_000

/** Number of prepared pages kept until they are compiled: more than are demanded at a time. */
const PAGES_READY = 256

/** The compiled pages. Keys are `locale|file`. */
export function compiledPages(ports: PipelinePorts, { prepared }: Pick<CompileInputs, 'prepared'>) {
  const memory = pageMemory()

  /** The most recently prepared pages, by key: most of them are compiled next. */
  const ready = boundedMap<Prepared>(PAGES_READY)

  /** Hash of everything an article is made from. */
  const articleKey = query<string>({
    name: 'article-key',
    rank: RANK.article,
    keep: 'inside',
    compute: async (page, { read }) => {
      const found = await prepared(page, read)
      if (!found) return ABSENT
      ready.put(found.key, found)
      return found.key
    },
    fingerprint: (value) => value,
  })

  /** Keys of pages whose result may differ next time: results derived from them are not cached for other runs. */
  const unrepeatable = new Set<string>()
  const compiling = new Map<string, Promise<CompiledPage>>()

  /** One part of a compiled page, cached or compiled now; null if the file does not exist. */
  async function partOf(kind: PagePart, page: string, read: Reader['read']): Promise<Uint8Array | null> {
    const key = await read(articleKey, page)
    return key === ABSENT ? null : json(kind, key, page, read)
  }

  /** One part of the page with this key, encoded as in the cache. */
  async function json(kind: PagePart, key: string, page: string, read: Reader['read']): Promise<Uint8Array> {
    const cached = memory.get(key)?.[kind] ?? ports.cache.getBytes(kind, key)
    return cached ?? (await compiled(key, page, read))[kind]
  }

  /** Several parts of one page may be demanded at once. */
  function compiled(key: string, page: string, read: Reader['read']): Promise<CompiledPage> {
    const running = compiling.get(key) ?? compile(key, page, read).finally(() => compiling.delete(key))
    compiling.set(key, running)
    return running
  }

  async function compile(key: string, page: string, read: Reader['read']): Promise<CompiledPage> {
    const found = ready.get(key) ?? (await prepared(page, read))
    if (!found) throw new Error(`no page ${page}`)
    ready.delete(key)
    const { factsOnly } = ports
    const made = await ports.compiler.compile({ ...found.input, ...(factsOnly ? { factsOnly } : {}) })
    memory.put(key, made)
    const kinds = factsOnly ? (['facts'] as const) : PARTS
    if (made.isRepeatable) for (const kind of kinds) ports.cache.putBytes(kind, key, made[kind])
    else unrepeatable.add(key)
    return made
  }

  return { key: articleKey, partOf, isUnrepeatable: (key: string) => unrepeatable.has(key) }
}

/** The most recent pages, up to a total size. */
function pageMemory() {
  const cached = new Map<string, CompiledPage>()
  const state = { size: 0 }
  const sizeOf = ({ facts, body, sections }: CompiledPage) => facts.length + body.length + sections.length
  return {
    get: (key: string) => cached.get(key),
    put(key: string, page: CompiledPage) {
      cached.set(key, page)
      state.size += sizeOf(page)
      for (const [oldest, entry] of cached) {
        if (state.size <= MEMORY_BYTES) break
        cached.delete(oldest)
        state.size -= sizeOf(entry)
      }
    },
  }
}
