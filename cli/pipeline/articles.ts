// Articles: compiled by threads, kept in the cache by content, let go after use. What others may know of an article for the
// whole session (its anchors, slots and findings) is a small value of its own.
import { type Query, query, type Reader } from '../graph/query.ts'
import { listIncludes, listModules } from '../markdown/includes.ts'
import type { ArticleFacts, CompiledPage, CompileInput, CompileOptions } from '../model/compile.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'
import type { SectionTerms } from '../search/sections.ts'
import { termOptions } from '../search/terms.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'
import { newest } from '../text/newest.ts'
import { shareString } from '../text/share-string.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { RANK } from './rank.ts'

/** All of a page but its words, as it is kept. */
export type ArticleText = Pick<CompiledPage, 'facts' | 'body'>

/** What the whole site asks of a page. */
export interface PageTraits extends Partial<Pick<ArticleFacts, 'styles' | UnknownNames>> {
  readonly hasDiagram?: true
}

type UnknownNames = 'unknownComponents' | 'unknownLanguages'

/** A page ready to be compiled. */
interface Prepared {
  readonly key: string
  readonly input: CompileInput
}

/** Values of a compiled page that are kept apart: few are needed at a time. */
const PARTS = ['facts', 'body', 'sections'] as const
type Part = (typeof PARTS)[number]

/** Key of a page whose file is not there. */
const ABSENT = 'absent'

/** Compiled pages kept in memory, in bytes: enough for those in work. */
const MEMORY_BYTES = 4_000_000

/** Pages that are about to be compiled: more than are asked for at a time. */
const PAGES_READY = 256

/** Places in pages whose facts are kept: enough for the pages on their way to threads and back. */
const PLACES_IN_WORK = 12_000

/** The queries over single pages. Keys are `locale|file`. */
export function articleQueries(ports: PipelinePorts, inputs: Inputs, content: Content) {
  const options = query<{ readonly options: CompileOptions; readonly hash: string }>({
    name: 'compile-options',
    rank: RANK.options,
    compute: async (locale, { read }) => {
      const value = compileOptions(
        await read(inputs.config, ''),
        locale,
        await read(content.messages, locale),
      )
      return { options: value, hash: fingerprint(value) }
    },
    fingerprint: ({ hash }) => hash,
  })

  /** The partials a file includes, transitively. Missing ones are left out: compiling reports them. */
  const partials = query<Readonly<Record<string, SourceFile>>>({
    name: 'partials',
    rank: RANK.scan,
    compute: async (file, { read }) => {
      const found = new Map<string, SourceFile>()
      const { includeRoots } = (await read(inputs.config, '')).markdown
      const open = [file]
      for (const path of open) {
        const source = path === file ? await read(inputs.source, path) : found.get(path)
        for (const include of source ? listIncludes(source.text, path, includeRoots) : []) {
          if (include.path === file || found.has(include.path)) continue
          const target = await read(inputs.source, include.path)
          if (!target) continue
          found.set(include.path, target)
          open.push(include.path)
        }
      }
      return Object.fromEntries(found)
    },
    fingerprint: (value) => fingerprint(Object.entries(value).map(([path, { hash }]) => [path, hash])),
  })

  /** Modules that a partial imports components from. */
  const importedModules = query<readonly string[]>({
    name: 'imported-modules',
    rank: RANK.scan,
    keep: 'inside',
    compute: async (file, { read }) => {
      const source = await read(inputs.source, file)
      return source ? listModules(source.text, file) : []
    },
  })

  const memory = pageMemory()

  /** What a page is compiled from, with a hash of it; null when there is no such file. */
  async function prepared(page: string, read: Reader['read']): Promise<Prepared | null> {
    const [locale, file] = splitKey(page)
    const source = await read(inputs.source, file)
    if (!source) return null
    const head = await read(content.head, file)
    const { options: compile, hash } = await read(options, locale)
    const includes = listIncludes(source.text, file, compile.markdown.includeRoots)
    const included = includes.length > 0 ? await read(partials, file) : {}
    const title = head?.frontMatter.title ?? head?.contentTitle ?? ''
    const format = head?.frontMatter.mdx?.format
    const bodyLine = head?.bodyLine ?? 1
    const parts = Object.entries(included).map(([path, partial]) => [path, partial.hash])
    return {
      key: hashText(
        JSON.stringify([ports.toolVersion, hash, file, source.hash, bodyLine, title, format ?? '', parts]),
      ),
      input: {
        source,
        bodyLine,
        title,
        partials: included,
        options: compile,
        ...(format ? { format } : {}),
      },
    }
  }

  /** Pages whose keys were made last, by key: many are compiled next. */
  const ready = newest<Prepared>(PAGES_READY)

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

  /** Keys of pages that may come out otherwise another time: what is made of them is not kept for other runs. */
  const passing = new Set<string>()
  const compiling = new Map<string, Promise<CompiledPage>>()

  /** One of the values a page is compiled to, as it was kept or made now; null when there is no such file. */
  async function part(kind: Part, page: string, read: Reader['read']): Promise<Uint8Array | null> {
    const key = await read(articleKey, page)
    return key === ABSENT ? null : json(kind, key, page, read)
  }

  /** The same as it is kept. */
  async function json(kind: Part, key: string, page: string, read: Reader['read']): Promise<Uint8Array> {
    const kept = memory.get(key)?.[kind] ?? ports.cache.getBytes(kind, key)
    return kept ?? (await compiled(key, page, read))[kind]
  }

  /** Several values of one page may be asked for at once. */
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
    else passing.add(key)
    return made
  }

  /** All that a page shows, as it is kept; null when there is no such file. */
  async function textOf(page: string, read: Reader['read']): Promise<ArticleText | null> {
    const key = await read(articleKey, page)
    if (key === ABSENT) return null
    return { facts: await json('facts', key, page, read), body: await json('body', key, page, read) }
  }

  /** The sections of a page with their words; none when there is no such file. */
  async function sectionsOf(page: string, read: Reader['read']): Promise<readonly SectionTerms[]> {
    const text = await part('sections', page, read)
    return text ? parseJsonBytes<readonly SectionTerms[]>(text) : []
  }

  /** Hashes of facts, made of the texts they were read from. */
  const hashOf = new WeakMap<ArticleFacts, string>()

  const facts = query<ArticleFacts | null>({
    name: 'facts',
    rank: RANK.facts,
    retain: inWork(ports, (value) => (value ? value.slots.length + value.anchors.length : 0)),
    fingerprint: (value) => (value ? (hashOf.get(value) ?? fingerprint(value)) : ABSENT),
    compute: async (key, reader) => {
      const text = await part('facts', key, reader.read)
      const known = text && parseJsonBytes<ArticleFacts>(text)
      if (known) hashOf.set(known, hashText(text))
      for (const diagnostic of known?.diagnostics ?? []) reader.report(diagnostic)
      return known && shareString(known, known.file)
    },
  })

  /** Ids of a page that links may name. */
  const ids = query<readonly string[]>({
    name: 'ids',
    rank: RANK.targets,
    retain: inWork(ports, ({ length }) => length),
    compute: async (page, { read }) => (await read(facts, page))?.anchors.map(({ id }) => id) ?? [],
  })

  /** What the whole site asks of each page. Most pages have nothing of it. */
  const traits = query<PageTraits>({
    name: 'traits',
    rank: RANK.traits,
    keep: 'inside',
    compute: async (key, { read }) => {
      const known = await read(facts, key)
      const { styles = {}, features = [], unknownComponents = [], unknownLanguages = [] } = known ?? {}
      return {
        ...(Object.keys(styles).length > 0 ? { styles } : {}),
        ...(features.includes('mermaid') ? { hasDiagram: true } : {}),
        ...(unknownComponents.length > 0 ? { unknownComponents } : {}),
        ...(unknownLanguages.length > 0 ? { unknownLanguages } : {}),
      }
    },
  })

  return {
    options,
    partials,
    importedModules,
    prepared,
    key: articleKey,
    textOf,
    sectionsOf,
    facts,
    ids,
    traits,
    isPassing: (key: string) => passing.has(key),
  }
}

export type Articles = ReturnType<typeof articleQueries>

/**
 * How much is kept of what is made of single pages, by the number of places in them. A build asks for it once, a server again
 * and again; a check holds all of it at the end.
 */
export function inWork<V>(
  { mode, factsOnly }: PipelinePorts,
  sizeOf: (value: V) => number,
): NonNullable<Query<V>['retain']> {
  return mode === 'development' || factsOnly ? true : { total: PLACES_IN_WORK, sizeOf }
}

function compileOptions(
  config: SiteConfig,
  locale: string,
  messages: Readonly<Record<string, string>>,
): CompileOptions {
  const { prism, tableOfContents } = config.themeConfig
  return {
    markdown: config.markdown,
    variables: config.variables,
    limits: config.limits,
    admonitionKeywords: [...new Set(config.docs.flatMap(({ admonitions }) => admonitions.keywords))],
    code: {
      defaultLanguage: prism.defaultLanguage,
      magicComments: prism.magicComments,
    },
    toc: tableOfContents,
    messages,
    search: termOptions(config.search),
    lang: config.i18n.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
  }
}

/** The newest pages, up to a total size. */
function pageMemory() {
  const kept = new Map<string, CompiledPage>()
  const state = { size: 0 }
  const sizeOf = ({ facts, body, sections }: CompiledPage) => facts.length + body.length + sections.length
  return {
    get: (key: string) => kept.get(key),
    put(key: string, page: CompiledPage) {
      kept.set(key, page)
      state.size += sizeOf(page)
      for (const [oldest, entry] of kept) {
        if (state.size <= MEMORY_BYTES) break
        kept.delete(oldest)
        state.size -= sizeOf(entry)
      }
    },
  }
}
