// Assembles the compiler input of each page: its source, the files it includes, and the settings.
import { query, type Reader } from '../graph/query.ts'
import {
  includesMarkdown,
  isSiteImport,
  listData,
  listIncludes,
  listModules,
  markdownIncludePaths,
  namedPartials,
} from '../markdown/includes.ts'
import type { CompileInput, CompileOptions, DrawingSettings } from '../model/compile.ts'
import type { SiteConfig } from '../model/config.ts'
import type { TermsFile } from '../model/data-files.ts'
import { isDocusaurusModule, pageModuleName } from '../model/docusaurus-modules.ts'
import type { SourceFile } from '../model/source.ts'
import { THEME_STYLE } from '../model/theme-style.ts'
import { termOptions } from '../search/counters.ts'
import { customProperties } from '../text/custom-properties.ts'
import { DRAWING_FORMAT } from '../text/drawing-files.ts'
import { importLines } from '../text/esm.ts'
import { fileIncludePaths } from '../text/file-includes.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { pageCode } from '../text/page-code.ts'
import { pageTitle } from '../text/page-title.ts'
import { isSecret } from '../text/publishable.ts'
import { includeCandidates } from '../text/site-import.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { readPageSource } from './page-source.ts'
import { RANK } from './rank.ts'

/** A page ready to be compiled. */
export interface Prepared {
  readonly key: string
  readonly input: CompileInput
}

/** Extensions tried after the path of a code import, in order. */
export const MODULE_ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.mjs'] as const
const CANDIDATES = ['', ...MODULE_ENDINGS, ...MODULE_ENDINGS.map((ending) => `/index${ending}`)]

/** The queries over compiler inputs. */
export function compileInputQueries(ports: PipelinePorts, inputs: Inputs, content: Content) {
  const options = optionsQuery(inputs, content)
  const moduleFile = moduleFileQuery(inputs)

  /** The partials a file includes, directly or transitively. Missing ones are left out: the compiler reports them. */
  const partials = query<Readonly<Record<string, SourceFile>>>({
    name: 'partials',
    rank: RANK.scan,
    compute: async (file, { read }) => {
      const found = new Map<string, SourceFile>()
      const markdown = await inputs.setting('markdown', read)
      const open = [file]
      for (const path of open) {
        const source = path === file ? await readPageSource(inputs, path, read) : found.get(path)
        for (const target of source ? await includedSources(source, markdown, { inputs, read }) : []) {
          if (target.path === file || found.has(target.path)) continue
          found.set(target.path, target)
          open.push(target.path)
        }
      }
      return Object.fromEntries(found)
    },
    fingerprint: (value) => fingerprint(Object.entries(value).map(([path, { hash }]) => [path, hash])),
  })

  const importedModules = importedModulesQuery(inputs)

  /** The compiler input of a page (`locale|file`) and its hash; null if the file does not exist. */
  async function prepared(page: string, read: Reader['read']): Promise<Prepared | null> {
    const [locale, file] = splitKey(page)
    const source = await readPageSource(inputs, file, read)
    if (!source) return null
    const head = await read(content.head, file)
    const { options: compile, hash } = await read(options, locale)
    const included = includesMarkdown(source.text, file, compile.markdown) ? await read(partials, file) : {}
    const title = head ? pageTitle(head, '') : ''
    const format = head?.frontMatter.mdx?.format
    const bodyLine = head?.bodyLine ?? 1
    const texts = [source, ...Object.values(included)]
    const data = await dataOf(texts, compile.markdown, { inputs, moduleFile, read })
    const { other, ...known } = head?.frontMatter ?? {}
    const frontMatter = source.text.includes('frontMatter') ? { ...known, ...other } : undefined
    const terms = head?.frontMatter.terms === false ? ({ terms: false } as const) : {}
    const about = [bodyLine, title, format ?? '', frontMatter, terms]
    const parts = Object.entries({ ...included, ...data }).map(([path, partial]) => [path, partial.hash])
    return {
      key: hashText(
        JSON.stringify([ports.toolVersion, hash, placeOf(source, compile), source.hash, about, parts]),
      ),
      input: {
        source,
        bodyLine,
        title,
        partials: included,
        ...(Object.keys(data).length > 0 ? { data } : {}),
        ...(frontMatter ? { frontMatter } : {}),
        options: compile,
        ...terms,
        ...(format ? { format } : {}),
      },
    }
  }

  return { options, partials, moduleFile, importedModules, prepared }
}

/** The compile options of pages and their hash. Keys are locales. */
function optionsQuery(inputs: Inputs, content: Content) {
  return query<{ readonly options: CompileOptions; readonly hash: string }>({
    name: 'compile-options',
    rank: RANK.options,
    compute: async (locale, { read }) => {
      const messages = await read(content.messages, locale)
      const terms = await read(content.terms, locale)
      const config = await read(inputs.config, '')
      const style = config.markdown.mermaid ? await read(inputs.source, THEME_STYLE) : null
      const ownColors = customProperties(style?.text ?? '')
      const value = compileOptions(config, locale, { messages, terms, ownColors })
      return { options: value, hash: fingerprint(keyed(value)) }
    },
    fingerprint: ({ hash }) => hash,
  })
}

/** The file of a module, or the name of its built-in replacement; null if there is neither. Keys are import paths. */
function moduleFileQuery(inputs: Inputs) {
  return query<string | null>({
    name: 'module-file',
    rank: RANK.source,
    keep: 'inside',
    compute: async (path, { read }) => {
      if (isDocusaurusModule(path)) return pageModuleName(path) ?? null
      for (const ending of CANDIDATES)
        if ((await read(inputs.bytes, path + ending)) !== null) return path + ending
      return pageModuleName(path) ?? null
    },
  })
}

/** Modules that a partial imports components from. */
function importedModulesQuery(inputs: Inputs) {
  return query<readonly string[]>({
    name: 'imported-modules',
    rank: RANK.scan,
    keep: 'inside',
    compute: async (file, { read }) => {
      const source = await read(inputs.source, file)
      return source ? listModules(source.text, file, await inputs.setting('markdown', read)) : []
    },
  })
}

/** Queries needed to read data files. */
interface DataReader extends Pick<Reader, 'read'> {
  readonly inputs: Inputs
  readonly moduleFile: ReturnType<typeof moduleFileQuery>
}

/** Data files that some texts import, by path. */
async function dataOf(
  texts: readonly SourceFile[],
  options: Pick<SiteConfig['markdown'], 'includeRoots' | 'aliases'>,
  { inputs, moduleFile, read }: DataReader,
): Promise<Readonly<Record<string, SourceFile>>> {
  const found = new Map<string, SourceFile>()
  for (const { text, path: file } of texts) {
    for (const path of listData(text, file, options)) {
      const existing = await read(moduleFile, path)
      const source = existing === null || isSecret(existing) ? null : await read(inputs.source, existing)
      if (source) found.set(path, source)
    }
    for (const path of fileIncludePaths(text)) {
      const source = await firstSource(includeCandidates(path, file, options.includeRoots), inputs, read)
      if (source) found.set(source.path, source)
    }
  }
  return Object.fromEntries(found)
}

/** Markdown files that a text includes, by imports and by lines that name them. Missing ones are left out. */
export async function includedSources(
  { text, path: file }: SourceFile,
  markdown: SiteConfig['markdown'],
  { inputs, read }: Pick<DataReader, 'inputs' | 'read'>,
): Promise<readonly SourceFile[]> {
  const named = markdownIncludePaths(text).map((path) => includeCandidates(path, file, markdown.includeRoots))
  const found: SourceFile[] = []
  for (const paths of [...listIncludes(text, file, markdown).map(({ path }) => [path]), ...named]) {
    const source = await firstSource(paths, inputs, read)
    if (source) found.push(source)
  }
  return found
}

/** The first of the files that exists. */
async function firstSource(
  files: readonly string[],
  inputs: Inputs,
  read: Reader['read'],
): Promise<SourceFile | null> {
  for (const file of files) {
    const source = isSecret(file) ? null : await read(inputs.source, file)
    if (source) return source
  }
  return null
}

export type CompileInputs = ReturnType<typeof compileInputQueries>

/**
 * The part of a file's path that affects its page. A page depends on its location if it imports files of the site or goes
 * through plugins; any other page with the same text compiles to the same result in all versions.
 */
function placeOf({ path, text }: SourceFile, { markdown }: CompileOptions): string {
  const { components, expressions, values } = pageCode(text)
  const isBound =
    components.length > 0 ||
    expressions.length + values.length > 0 ||
    markdown.plugins !== undefined ||
    namedPartials(text, markdown).length > 0 ||
    importLines(text).some(({ from }) => isSiteImport(from, markdown))
  return isBound ? path : path.slice(path.lastIndexOf('.'))
}

const lowerKeys = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]))

/** Options in the form used for the hash: plugins are represented by their key, wherever their code is. */
const keyed = (options: CompileOptions) => ({
  ...options,
  markdown: { ...options.markdown, plugins: options.markdown.plugins?.key },
})

/** Settings that affect diagram drawings; `ownColors` are the custom properties of the site's stylesheet. */
function drawingSettings(
  { markdown, themeConfig: { mermaid, colorMode } }: SiteConfig,
  ownColors: string,
): DrawingSettings {
  return {
    folder: markdown.diagrams,
    key: fingerprint([DRAWING_FORMAT, mermaid.options, ...(ownColors === '' ? [] : [ownColors])]),
    dark: colorMode.defaultMode === 'dark' || !colorMode.disableSwitch,
  }
}

function compileOptions(
  config: SiteConfig,
  locale: string,
  {
    messages,
    terms,
    ownColors,
  }: {
    readonly messages: CompileOptions['messages']
    readonly terms: TermsFile | null
    readonly ownColors: string
  },
): CompileOptions {
  const { prism, tableOfContents } = config.themeConfig
  return {
    markdown: config.markdown,
    variables: config.variables,
    limits: config.limits,
    admonitionKeywords: [...new Set(config.docs.flatMap(({ admonitions }) => admonitions.keywords))],
    code: {
      defaultLanguage: prism.defaultLanguage,
      aliases: lowerKeys(prism.aliases),
      magicComments: prism.magicComments,
    },
    toc: tableOfContents,
    messages,
    search: termOptions(config.search),
    drawings: drawingSettings(config, ownColors),
    terms: terms && { file: terms.file, terms: terms.terms },
    lang: config.i18n.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
  }
}
