// Articles: compiled by threads, kept in the cache by content, let go after use. What others may know of an article for the
// whole session (its anchors, slots and findings) is a small value of its own.
import { query, type Reader } from '../graph/query.ts'
import { listIncludes } from '../markdown/includes.ts'
import type { Article } from '../model/article.ts'
import type { CompileInput, CompileOptions } from '../model/compile.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { RANK } from './rank.ts'

/** An article with the hash of everything that went in. */
export interface KeyedArticle {
  readonly key: string
  readonly article: Article
}

/** A page ready to be compiled. */
interface Prepared {
  readonly key: string
  readonly input: CompileInput
}

/** What other pages and the checker may know of an article. */
export type ArticleFacts = Omit<Article, 'html' | 'markdown' | 'sections' | 'toc'>

/** Articles kept in memory, by the length of their text: enough for a common site, a ceiling for a large one. */
const MEMORY_CHARACTERS = 4_000_000

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
      const found: Record<string, SourceFile> = {}
      const open = [file]
      for (const path of open) {
        const source = path === file ? await read(inputs.source, path) : found[path]
        for (const include of source ? listIncludes(source.text, path) : []) {
          if (include.path === file || found[include.path]) continue
          const target = await read(inputs.source, include.path)
          if (!target) continue
          found[include.path] = target
          open.push(include.path)
        }
      }
      return found
    },
    fingerprint: (value) => fingerprint(Object.entries(value).map(([path, { hash }]) => [path, hash])),
  })

  const memory = articleMemory()

  /** What a page is compiled from, with a hash of it. */
  const prepared = query<Prepared | null>({
    name: 'prepared',
    rank: RANK.articleKey,
    retain: false,
    fingerprint: (value) => value?.key ?? 'absent',
    compute: async (key, { read }) => {
      const [locale, file] = splitKey(key)
      const source = await read(inputs.source, file)
      if (!source) return null
      const head = await read(content.head, file)
      const included = await read(partials, file)
      const { options: compile, hash } = await read(options, locale)
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
    },
  })

  /** Hash of everything an article is made from. */
  const articleKey = query<string>({
    name: 'article-key',
    rank: RANK.article,
    compute: async (key, { read }) => (await read(prepared, key))?.key ?? 'absent',
    fingerprint: (value) => value,
  })

  const article = query<KeyedArticle | null>({
    name: 'article',
    rank: RANK.article,
    retain: false,
    fingerprint: (value) => value?.key ?? 'absent',
    compute: async (key, { read }) => {
      const ready = await read(prepared, key)
      return ready && { key: ready.key, article: await made(ready.key, ready.input) }
    },
  })

  async function made(key: string, input: CompileInput): Promise<Article> {
    const near = memory.get(key)
    if (near) return near
    const kept = (await ports.cache.get('article', key)) as Article | undefined
    const value = kept ?? (await ports.compiler.compile(input))
    if (!kept && isRepeatable(value)) await ports.cache.put('article', key, value)
    memory.put(key, value)
    return value
  }

  const facts = query<ArticleFacts | null>({
    name: 'facts',
    rank: RANK.facts,
    compute: async (key, { read, report }) => {
      const known = await kept(await read(articleKey, key), async () => (await read(article, key))?.article)
      for (const diagnostic of known?.diagnostics ?? []) report(diagnostic)
      return known
    },
  })

  /** Facts lie in the cache by themselves: a build in which a page is unchanged reads these alone. */
  async function kept(key: string, make: () => Promise<Article | undefined>): Promise<ArticleFacts | null> {
    const cached = (await ports.cache.get('facts', key)) as ArticleFacts | undefined
    if (cached) return cached
    const value = await make()
    if (!value) return null
    const { html: _html, markdown: _markdown, sections: _sections, toc: _toc, ...facts } = value
    if (isRepeatable(value)) await ports.cache.put('facts', key, facts)
    return facts
  }

  return { options, key: articleKey, article, facts }
}

export type Articles = ReturnType<typeof articleQueries>

/** Reads an article, which must exist. */
export async function articleOf(articles: Articles, key: string, { read }: Reader): Promise<KeyedArticle> {
  const found = await read(articles.article, key)
  if (!found) throw new Error(`no article for ${key}`)
  return found
}

/** A page that ran out of time may have better luck on a calmer machine: such a result is not kept. */
function isRepeatable({ diagnostics }: Article): boolean {
  return !diagnostics.some(({ code }) => code === 'markdown/page-time')
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
      additionalLanguages: prism.additionalLanguages,
      magicComments: prism.magicComments,
    },
    toc: tableOfContents,
    messages,
    lang: config.i18n.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
  }
}

/** The newest articles, up to a total length. */
function articleMemory() {
  const kept = new Map<string, { readonly article: Article; readonly size: number }>()
  const state = { size: 0 }
  const sizeOf = ({ html, markdown, sections }: Article) =>
    [...html.pieces, ...markdown.pieces, ...sections.map(({ text }) => text)].reduce(
      (sum, text) => sum + text.length,
      0,
    )
  return {
    get: (key: string) => kept.get(key)?.article,
    put(key: string, article: Article) {
      const size = sizeOf(article)
      kept.set(key, { article, size })
      state.size += size
      for (const [oldest, entry] of kept) {
        if (state.size <= MEMORY_CHARACTERS) break
        kept.delete(oldest)
        state.size -= entry.size
      }
    },
  }
}
