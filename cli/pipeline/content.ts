// Reads from the site's folders what the tables are built from: interface strings, data files, and the head of every doc.

import { query } from '../graph/query.ts'
import { includesMarkdown, listModules } from '../markdown/includes.ts'
import type { DocHead } from '../model/article.ts'
import type { LocaleConfig, MarkdownConfig, SiteConfig } from '../model/config.ts'
import type { CategoryMetadata, TagsFile, TermsFile } from '../model/data-files.ts'
import type { SourceFile } from '../model/source.ts'
import { parseCategoryFile } from '../scan/category-file.ts'
import { readDocHead } from '../scan/doc-head.ts'
import { parseTagsFile } from '../scan/tags-file.ts'
import { parseTermsFile, TERMS_FILES } from '../scan/terms-file.ts'
import { interfaceStrings } from '../site/interface-strings.ts'
import { readTranslations, type Translations } from '../site/translate.ts'
import { dedupeString } from '../text/dedupe-string.ts'
import { dataQueries } from './data.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { readPageSource } from './page-source.ts'
import { RANK } from './rank.ts'

/** The queries over author files. */
export function contentQueries(ports: PipelinePorts, inputs: Inputs) {
  const { dataFile, code, exported } = dataQueries(ports, inputs)

  const head = query<DocHead | null>({
    name: 'head',
    rank: RANK.scan,
    compute: async (file, { read, report }) => {
      const source = await readPageSource(inputs, file, read)
      const variables = await inputs.setting('variables', read)
      const markdown = await inputs.setting('markdown', read)
      // Substrings keep the whole source text in memory; copies of them do not.
      if (!source) return null
      const head = {
        ...readDocHead(source, { variables }, report),
        ...importsOf(source, markdown),
      }
      return dedupeString(structuredClone(head), file)
    },
  })

  const category = query<CategoryMetadata | null>({
    name: 'category',
    rank: RANK.scan,
    keep: 'inside',
    compute: async (file, { read, report }) => {
      const source = await read(inputs.source, file)
      const variables = await inputs.setting('variables', read)
      return source && parseCategoryFile(source, { variables }, report)
    },
  })

  const tagsFile = query<TagsFile | null>({
    name: 'tags-file',
    rank: RANK.scan,
    compute: async (file, { read, report }) => {
      const source = await read(inputs.source, file)
      const variables = await inputs.setting('variables', read)
      return source && parseTagsFile(source, { variables }, report)
    },
  })

  /** The glossary of a locale; that of the default locale is next to the configuration. */
  const terms = query<TermsFile | null>({
    name: 'terms',
    rank: RANK.messages,
    compute: async (locale, { read, report }) => {
      const config = await inputs.someSettings(['i18n', 'variables'], read)
      const isDefault = locale === config.i18n.defaultLocale
      const files = isDefault ? TERMS_FILES : [`${localeFolder(config, locale)}/terms.yml`]
      const sources = await Promise.all(files.map((path) => read(inputs.source, path)))
      const source = sources.find((candidate) => candidate !== null)
      return source ? parseTermsFile(source, { variables: config.variables }, report) : null
    },
  })

  /** Entries of a translation file; empty if it does not exist. */
  const translations = query<Translations>({
    name: 'translations',
    rank: RANK.data,
    compute: async (path, { read, report }) => readTranslations(await read(dataFile, path), report),
  })

  /** Interface strings of a locale: the built-in strings, overridden by the site's own translations. */
  const messages = query<Readonly<Record<string, string>>>({
    name: 'messages',
    rank: RANK.messages,
    compute: async (locale, { read, report }) => {
      const config = await inputs.someSettings(['i18n'], read)
      const path = `${localeFolder(config, locale)}/code.json`
      const { translate = true } = config.i18n.locales.find(({ code }) => code === locale) ?? {}
      const [file, own] = await Promise.all([read(dataFile, path), read(translations, path)])
      // An unreadable file is reported as such, without listing its missing strings.
      const asks = translate && (file !== null || (await read(inputs.bytes, path)) === null)
      return interfaceStrings({ locale, translate: asks, path, file, translations: own }, report)
    },
  })

  return { dataFile, code, exported, head, category, tagsFile, terms, translations, messages }
}

/** Type of these queries, for files that build on them. */
export type Content = ReturnType<typeof contentQueries>

/** Imports of a text; keys without imports are left out. */
function importsOf(
  { text, path }: SourceFile,
  markdown: MarkdownConfig,
): Pick<DocHead, 'modules' | 'includes'> {
  const modules = listModules(text, path, markdown)
  return {
    ...(modules.length > 0 ? { modules } : {}),
    ...(includesMarkdown(text, path, markdown) ? { includes: true as const } : {}),
  }
}

/** `i18n/<path of the locale>`. */
export function localeFolder(config: Pick<SiteConfig, 'i18n'>, code: string): string {
  const locale: LocaleConfig | undefined = config.i18n.locales.find((candidate) => candidate.code === code)
  return `${config.i18n.path}/${locale?.path ?? code}`
}
