// From the site's folders to what the tables are made of: interface strings, data files, and the head of every doc.

import { messagesFor } from '../../runtime/messages/messages-for.ts'
import { query } from '../graph/query.ts'
import { listIncludes, listModules } from '../markdown/includes.ts'
import type { DocHead } from '../model/article.ts'
import type { LocaleConfig, SiteConfig } from '../model/config.ts'
import type { CategoryMetadata, DataFile, TagsFile } from '../model/data-files.ts'
import type { SourceFile } from '../model/source.ts'
import { parseCategoryFile } from '../scan/category-file.ts'
import { parseDataFile } from '../scan/data-file.ts'
import { readDocHead } from '../scan/doc-head.ts'
import { parseTagsFile } from '../scan/tags-file.ts'
import { readTranslations, type Translations } from '../site/translate.ts'
import { hashText } from '../text/fingerprint.ts'
import { shareString } from '../text/share-string.ts'
import type { Inputs, LoadedModule, PipelinePorts } from './inputs.ts'
import { RANK } from './rank.ts'

/** Deeper data of a file of code is not told apart; what reads it refuses such depths. */
const DEEPEST = 1000

/** Replacer of `JSON.stringify` for what code exports: it may contain itself, which is reported where it is read. */
function withoutRings() {
  const above: unknown[] = []
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (above.includes(value) || above.length >= DEEPEST) return '…'
    above.push(value)
    return value
  }
}

const hashWithoutRings = (value: unknown): string => hashText(JSON.stringify(value, withoutRings()))

/** The queries over author files. */
export function contentQueries(ports: PipelinePorts, inputs: Inputs) {
  const dataFile = query<DataFile | null>({
    name: 'data-file',
    rank: RANK.scan,
    compute: async (path, { read, report }) => {
      const source = await read(inputs.source, path)
      return source && parseDataFile(source, report)
    },
  })

  /** What a file of code gives: it may look at whatever it likes, so that only running it tells whether that is the same. */
  const code = query<LoadedModule>({
    name: 'code',
    rank: RANK.scan,
    compute: async (path, { read }) => {
      await read(inputs.bytes, path)
      const loaded = await ports.loadModule(path)
      // What it imports decides as well; reading it records the dependency.
      if ('value' in loaded)
        for (const dependency of loaded.dependencies) await read(inputs.bytes, dependency)
      return loaded
    },
    fingerprint: hashWithoutRings,
    current: async (path) => hashWithoutRings(await ports.loadModule(path)),
  })

  /** A file of code that exports data (`sidebars.ts`), or a data file. */
  const exported = query<DataFile | null>({
    name: 'exported',
    rank: RANK.data,
    compute: async (path, { read, report }) => {
      if (!/\.[mc]?[jt]s$/.test(path)) return read(dataFile, path)
      if ((await read(inputs.bytes, path)) === null) return null
      const loaded = await read(code, path)
      if (!('value' in loaded)) {
        for (const diagnostic of loaded) report(diagnostic)
        return null
      }
      return { file: path, value: loaded.value, keyPlaces: {} }
    },
    fingerprint: hashWithoutRings,
  })

  const head = query<DocHead | null>({
    name: 'head',
    rank: RANK.scan,
    compute: async (file, { read, report }) => {
      const source = await read(inputs.source, file)
      const { variables } = await read(inputs.config, '')
      // Strings cut out of a text keep all of it in memory; their copies do not.
      if (!source) return null
      const head = { ...readDocHead(source, { variables }, report), ...importsOf(source) }
      return shareString(structuredClone(head), file)
    },
  })

  const category = query<CategoryMetadata | null>({
    name: 'category',
    rank: RANK.scan,
    keep: 'inside',
    compute: async (file, { read, report }) => {
      const source = await read(inputs.source, file)
      const { variables } = await read(inputs.config, '')
      return source && parseCategoryFile(source, { variables }, report)
    },
  })

  const tagsFile = query<TagsFile | null>({
    name: 'tags-file',
    rank: RANK.scan,
    compute: async (file, { read, report }) => {
      const source = await read(inputs.source, file)
      const { variables } = await read(inputs.config, '')
      return source && parseTagsFile(source, { variables }, report)
    },
  })

  /** Entries of a translation file; empty when it is absent. */
  const translations = query<Translations>({
    name: 'translations',
    rank: RANK.data,
    compute: async (path, { read, report }) => readTranslations(await read(dataFile, path), report),
  })

  /** Interface strings of a locale: the built-in table with the site's own translations over it. */
  const messages = query<Readonly<Record<string, string>>>({
    name: 'messages',
    rank: RANK.messages,
    compute: async (locale, { read }) => {
      const config = await read(inputs.config, '')
      const own = await read(translations, `${localeFolder(config, locale)}/code.json`)
      const texts = Object.entries(own).map(([id, { message }]) => [id, message] as const)
      return { ...messagesFor(locale), ...Object.fromEntries(texts) }
    },
  })

  return { dataFile, code, exported, head, category, tagsFile, translations, messages }
}

/** Type of these queries, for the files that build on them. */
export type Content = ReturnType<typeof contentQueries>

/** What a text imports, as far as it imports anything. */
function importsOf({ text, path }: SourceFile): Pick<DocHead, 'modules' | 'includes'> {
  const modules = listModules(text, path)
  return {
    ...(modules.length > 0 ? { modules } : {}),
    ...(listIncludes(text, path).length > 0 ? { includes: true as const } : {}),
  }
}

/** `i18n/<path of the locale>`. */
export function localeFolder(config: SiteConfig, code: string): string {
  const locale: LocaleConfig | undefined = config.i18n.locales.find((candidate) => candidate.code === code)
  return `${config.i18n.path}/${locale?.path ?? code}`
}
