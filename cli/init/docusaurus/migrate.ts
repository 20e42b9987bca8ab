// Converts a Docusaurus site to the files of the new site and the notes of the report. Nothing is written here, and no
// page is changed.
import { own } from '../../../runtime/model/own.ts'
import { absentName } from '../../model/absent.ts'
import type { ProjectFacts } from '../../model/project.ts'
import { recordOf } from '../../text/record.ts'
import { urlBelow } from '../../text/url.ts'
import type { ForeignProject, SiteIdentity } from '../foreign-project.ts'
import type { NewFile } from '../new-file.ts'
import { quoted, SourceText, valueText } from '../templates/typescript.ts'
import { convertConfig } from './convert-config.ts'
import type { Note } from './note.ts'
import { type Fields, listOf, readSite } from './read-site.ts'
import { siteParts } from './site-parts.ts'
import { convertStyle } from './style.ts'
import { type Missing, type TakenPlugins, takePlugins } from './unified-plugins.ts'

/** File names of a Docusaurus configuration. */
export const DOCUSAURUS_CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/

/** A configuration that ran. */
export interface DocusaurusConfig {
  /** Path of the file, relative to the site. */
  readonly file: string
  readonly value: unknown
  /** Import paths of packages that were not loaded. */
  readonly absent: readonly string[]
  /** Packages that are not installed, and site files that cannot be loaded, each with its missing imports. */
  readonly missing: Missing
  /** Missing files and packages that the configuration loads or reads while it runs. */
  readonly lacking: readonly string[]
  /** Functions that can be copied to another file. */
  readonly copyable: ReadonlySet<unknown>
  /** Statements that the copied functions need. */
  readonly statements: readonly string[]
}

/** Drops the keys that our schema refuses, and returns them with reasons. */
export type UsableKeys = (value: unknown) => {
  readonly value: unknown
  readonly dropped: readonly {
    readonly code: string
    readonly path: readonly (string | number)[]
    readonly message: string
    readonly hint?: string
    /** The refused value. */
    readonly found?: unknown
  }[]
}

/** The new site. */
export interface Migration {
  /** All files but the report. */
  readonly files: readonly NewFile[]
  readonly notes: readonly Note[]
}

/** A Docusaurus site, read once for all uses. */
export interface DocusaurusProject extends ForeignProject {
  /**
   * The new site. `answers` override values of the old one; `lighter` lists findings lowered to warnings, because they
   * would fail builds of pages that Docusaurus builds.
   */
  migrate(answers?: SiteIdentity, lighter?: readonly string[]): Migration
}

/** Creates the project for a configuration. */
export function docusaurusProject(
  config: DocusaurusConfig,
  facts: ProjectFacts,
  usable: UsableKeys,
): DocusaurusProject {
  const site = readSite(config.value)
  const parts = siteParts(site, facts)
  const docs = site.plugins.filter(({ name }) => name === '@docusaurus/plugin-content-docs')
  const unified = takePlugins(
    facts.read(config.file) ?? '',
    docs.map(({ options }) => options),
    config.missing,
  )
  const themeText = ['tsx', 'ts', 'jsx', 'js']
    .map((ending) => facts.read(`theme/index.${ending}`) ?? '')
    .join('')
  const lowered = convertConfig(
    site,
    { ...parts, unified, themeText, files: facts.files, folder: facts.name },
    config.copyable,
  )
  const { value, dropped } = usable(lowered.keys)
  const ofTheme = dropped.filter(isOfTheme)
  const keys = withThemeValues(withPlugins(recordOf(value), unified), ofTheme)
  const style = convertStyle(site, facts)
  const packages = packagesOf(config)
  const notes = joined([
    ...parts.notes,
    ...lowered.notes,
    ...style.notes,
    ...themeNotes(ofTheme),
    ...dropped.filter((each) => !ofTheme.includes(each)).map((each) => droppedNote(each, packages)),
    ...sourceNotes(config, packages, facts),
  ])
  const first = recordOf(listOf(keys.docs)[0])
  const text = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined)
  const url = text(keys.url)
  const fields = {
    title: text(keys.title),
    address: urlBelow(url, text(keys.baseUrl)),
    language: text(recordOf(keys.i18n).defaultLocale),
  }
  return {
    name: 'Docusaurus',
    file: config.file,
    folder: text(first.path) ?? 'docs',
    routeBasePath: text(first.routeBasePath) ?? 'docs',
    ...Object.fromEntries(Object.entries(fields).filter(([, given]) => given !== undefined)),
    next: [
      'Run `docsite migrate` for more: it also checks the pages, and lists what is left to do in docsite-migration.md.',
      ...notes.flatMap(({ kind, what, next }) => (kind === 'by-hand' ? [`${what}: ${next}.`] : [])),
    ],
    migrate: (answers, lighter = []) => ({
      files: [
        {
          path: 'site.config.ts',
          text: configText(withLevels(answered(keys, answers), lighter), config, {
            ...facts,
            imports: unified.imports,
          }),
        },
        ...style.files,
        ...parts.files,
      ],
      notes: [...notes, ...levelNotes(lighter)],
    }),
  }
}

function withLevels(keys: Fields, lighter: readonly string[]): Fields {
  if (lighter.length === 0) return keys
  return {
    ...keys,
    rules: { ...recordOf(keys.rules), ...Object.fromEntries(lighter.map((code) => [code, 'warn'])) },
  }
}

const levelNotes = (lighter: readonly string[]): readonly Note[] =>
  lighter.length === 0
    ? []
    : [
        {
          kind: 'different',
          what: `mistakes that Docusaurus accepts are warnings (\`rules\`) until you fix them: ${lighter.map((code) => `\`${code}\``).join(', ')}`,
        },
      ]

/** Merges notes that differ only in list indexes into the first one, with their count. */
function joined(notes: readonly Note[]): readonly Note[] {
  const alike = new Map<string, Note[]>()
  for (const note of notes) {
    const { what, ...rest } = note
    const key = JSON.stringify([what.replace(/\[\d+\]/g, '[]'), rest])
    alike.set(key, [...(alike.get(key) ?? []), note])
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    return [others.length === 0 ? first : { ...first, what: `${first.what} (${others.length + 1} times)` }]
  })
}

type Dropped = ReturnType<UsableKeys>['dropped'][number]

/** Whether a dropped key is an unknown key of `themeConfig` with plain data, which components of the site may read. */
const isOfTheme = ({ code, path, found }: Dropped): boolean =>
  code === 'config/unknown-key' && path.length === 2 && path[0] === 'themeConfig' && isData(found)

function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData)
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined
  return !(value instanceof RegExp) && Object.values(value).every(isData)
}

/** Moves such values to `customFields.themeConfig`, where components find them. */
function withThemeValues(keys: Fields, ofTheme: readonly Dropped[]): Fields {
  if (ofTheme.length === 0) return keys
  const themeConfig = Object.fromEntries(ofTheme.map(({ path, found }) => [String(path[1]), found]))
  return { ...keys, customFields: { ...recordOf(keys.customFields), themeConfig } }
}

const themeNotes = (ofTheme: readonly Dropped[]): readonly Note[] =>
  ofTheme.length === 0
    ? []
    : [
        {
          kind: 'moved',
          what: `\`themeConfig\` keys for components of the site, now in \`customFields.themeConfig\`: ${ofTheme.map(({ path }) => `\`${path[1]}\``).join(', ')}`,
        },
      ]

/**
 * Note for a key that cannot be used as it is. A function may come from the stand-in of a package that is not
 * installed.
 */
function droppedNote({ code, message, hint, found }: Dropped, absent: readonly string[]): Note {
  if (code !== 'config/foreign-key') {
    const mayBeMade = absent.length > 0 && typeof found === 'function'
    const again = `install ${absent.map((name) => `\`${name}\``).join(', ')} and run \`docsite migrate\` again, or `
    return {
      kind: 'by-hand',
      what: message,
      next: `${mayBeMade ? again : ''}${hint ?? 'set it again by hand'}`,
    }
  }
  const key = message.split(': ')[0]
  return { kind: 'different', what: `\`${key}\`: ${hint ?? 'has no effect'}` }
}

/** Packages that the configuration uses and that were not loaded, without those of Docusaurus. */
const packagesOf = ({ absent }: DocusaurusConfig): readonly string[] => [
  ...new Set(absent.filter((name) => !/^@docusaurus\/|^prism-react-renderer/.test(name))),
]

/** Notes about external inputs of the configuration, which appear in the new one as fixed values. */
function sourceNotes(
  { file, lacking }: DocusaurusConfig,
  others: readonly string[],
  { read }: ProjectFacts,
): readonly Note[] {
  const source = read(file) ?? ''
  return [
    ...(/\bprocess\.env\b/.test(source)
      ? [
          {
            kind: 'different',
            what: `\`${file}\` reads environment variables: \`site.config.ts\` has their values from this run`,
          } as const,
        ]
      : []),
    ...(lacking.length > 0
      ? [
          {
            kind: 'by-hand',
            what: `files that \`${file}\` reads but that do not exist, treated as empty: ${lacking.map((name) => `\`${name}\``).join(', ')}`,
            next: 'create them as the build of the site does, then run `docsite migrate` again',
          } as const,
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            kind: 'different',
            what: `packages that were not loaded while the configuration was read: ${others.map((name) => `\`${name}\``).join(', ')}`,
          } as const,
        ]
      : []),
  ]
}

/** The configuration with the answers in place of the old values. */
function answered(keys: Fields, answers: SiteIdentity | undefined): Fields {
  if (!answers) return keys
  const { origin, pathname } = new URL(answers.address)
  const i18n = recordOf(keys.i18n)
  const isSame = i18n.defaultLocale === answers.language
  return {
    ...keys,
    title: answers.title,
    url: origin,
    baseUrl: pathname,
    i18n: isSame ? i18n : { defaultLocale: answers.language },
  }
}

/** Adds the plugins to the keys of `markdown`. */
function withPlugins(keys: Fields, { keys: plugins }: TakenPlugins): Fields {
  if (Object.keys(plugins).length === 0) return keys
  return { ...keys, markdown: { ...recordOf(keys.markdown), ...plugins } }
}

function configText(
  keys: Fields,
  { file, statements }: DocusaurusConfig,
  { read, imports }: Pick<ProjectFacts, 'read'> & Pick<TakenPlugins, 'imports'>,
): string {
  const comments = new Map<string, string>()
  const copied =
    statements.length > 0
      ? `Copied from ${file} with the code it needs.`
      : `Copied from ${file}: it must not use anything outside itself.`
  const asOurs = (text: string) => text.replaceAll('"', "'").replace(/;$/, '')
  const isImport = (text: string) => /^import\b/.test(text)
  const docs = listOf(keys.docs)
  for (const [at, each] of docs.entries())
    for (const key of ['editUrl', 'sidebarItemsGenerator'])
      if (typeof own(recordOf(each), key) === 'function')
        comments.set(Array.isArray(keys.docs) ? `docs[${at}].${key}` : `docs.${key}`, copied)
  if (typeof keys.createRedirects === 'function') comments.set('createRedirects', copied)
  if (
    /getFullYear\(\)/.test(read(file) ?? '') &&
    recordOf(recordOf(keys.themeConfig).footer).copyright !== undefined
  )
    comments.set(
      'themeConfig.footer.copyright',
      `The original computes the year: ${quoted('new Date().getFullYear()').slice(1, -1)}.`,
    )
  const order = ['title', 'tagline', 'url', 'baseUrl', 'trailingSlash', 'favicon', 'i18n', 'docs', 'markdown']
  const sorted = [
    ...order.filter((key) => Object.hasOwn(keys, key)),
    ...Object.keys(keys).filter((key) => !order.includes(key)),
  ]
  const value = Object.fromEntries(sorted.map((key) => [key, withoutAbsent(own(keys, key))] as const))
  return [
    "import { defineConfig } from 'docsite'",
    ...new Set([...imports, ...statements.filter(isImport).map(asOurs)]),
    '',
    ...statements.filter((text) => !isImport(text)).flatMap((text) => [text, '']),
    `// Written by \`docsite migrate\` from ${file}.`,
    `export default defineConfig(${valueText(value, 0, comments)})`,
    '',
  ].join('\n')
}

/** Removes stand-ins of packages from a value. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((part) => absentName(part) === null).map(withoutAbsent)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  if (value instanceof SourceText) return value
  const entries = Object.entries(value).filter(([, part]) => absentName(part) === null)
  return Object.fromEntries(entries.map(([key, part]: [string, unknown]) => [key, withoutAbsent(part)]))
}
