// Version names and options to the versions of a docs instance in one locale: addresses, folders, labels, banners.
import { own } from '../../runtime/model/own.ts'
import type { DocsConfig, LocaleConfig } from '../model/config.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Diagnostic, Report } from '../model/diagnostic.ts'
import type { DocsVersion } from '../model/site.ts'
import { keyPlace } from '../text/key-place.ts'
import { suggest } from '../text/suggest.ts'
import { joinUrl, removeTrailingSlash } from '../text/url.ts'
import { CURRENT_VERSION, versionNames } from './version-names.ts'

/** What decides the versions of a docs instance. */
export interface VersionsInput {
  readonly docs: DocsConfig
  readonly locale: LocaleConfig
  /** Base URL of the locale, with slashes at both ends. */
  readonly baseUrl: string
  /** Folder of translations, `i18n`. */
  readonly i18nPath: string
  /** `versions.json` of the instance; null when there is none. */
  readonly versionsFile: DataFile | null
  /** Files below the folders of `versionFolders`, relative to the site folder. */
  readonly files: readonly string[]
}

/** Where the versions of an instance are, relative to the site folder. */
export interface VersionFolders {
  readonly versionsFile: string
  readonly docs: string
  readonly sidebars: string
}

/** Files and folders of frozen versions; those of an instance with an id begin with it. */
export function versionFolders({ id }: Pick<DocsConfig, 'id'>): VersionFolders {
  const prefix = id === 'default' ? '' : `${id}_`
  return {
    versionsFile: `${prefix}versions.json`,
    docs: `${prefix}versioned_docs`,
    sidebars: `${prefix}versioned_sidebars`,
  }
}

/** The versions of an instance in the order in which they are listed, the current one first. */
export function readVersions(input: VersionsInput, report: Report): readonly DocsVersion[] {
  const available = versionNames(input, report)
  reportUnknownOptions(input.docs, available, report)
  const names = includedNames(input.docs, available, report)
  const last = lastVersionName(input.docs, names, report)
  const { docs: folder } = versionFolders(input.docs)
  for (const name of names) {
    const missing =
      name !== CURRENT_VERSION && !input.files.some((file) => file.startsWith(`${folder}/version-${name}/`))
    if (missing) report(missingFolder(name, `${folder}/version-${name}`, input.versionsFile))
  }
  return names.map((name) => version(name, { ...input, names, last }))
}

function missingFolder(name: string, folder: string, file: DataFile | null): Diagnostic {
  const index = Array.isArray(file?.value) ? file.value.indexOf(name) : -1
  const place = file ? keyPlace(file, String(index)) : undefined
  return {
    code: 'site/version-without-folder',
    severity: 'error',
    message: `Version '${name}' has no docs: the folder ${folder} is absent or empty`,
    hint: 'Restore the folder, or take the version off the list',
    ...(place ? { place } : {}),
  }
}

function reportUnknownOptions(docs: DocsConfig, available: readonly string[], report: Report): void {
  for (const name of Object.keys(docs.versions)) {
    if (!available.includes(name)) report(unknownVersion(`versions.${name}`, name, available))
  }
}

function includedNames(docs: DocsConfig, available: readonly string[], report: Report): readonly string[] {
  const wanted = docs.onlyIncludeVersions
  if (wanted === null) return available
  for (const name of wanted) {
    if (!available.includes(name)) report(unknownVersion('onlyIncludeVersions', name, available))
  }
  return available.filter((name) => wanted.includes(name))
}

function lastVersionName(docs: DocsConfig, names: readonly string[], report: Report): string | undefined {
  if (docs.lastVersion !== null) {
    if (names.includes(docs.lastVersion)) return docs.lastVersion
    report(unknownVersion('lastVersion', docs.lastVersion, names))
  }
  return names.find((name) => name !== CURRENT_VERSION) ?? names[0]
}

function unknownVersion(option: string, name: string, available: readonly string[]): Diagnostic {
  const nearest = suggest(name, available)
  return {
    code: 'site/unknown-version',
    severity: 'error',
    message: `Docs option \`${option}\`: there is no version '${name}'; available versions: ${available.join(', ')}`,
    ...(nearest ? { hint: `Did you mean '${nearest}'?` } : {}),
  }
}

/** A version among the others. */
interface VersionContext extends VersionsInput {
  readonly names: readonly string[]
  readonly last: string | undefined
}

function version(name: string, context: VersionContext): DocsVersion {
  const { docs, locale } = context
  const options = own(docs.versions, name)
  const current = name === CURRENT_VERSION
  const isLast = name === context.last
  const part = options?.path ?? (isLast ? '' : current ? 'next' : name)
  const path = withoutFinalSlash(joinUrl(context.baseUrl, docs.routeBasePath, part), context.baseUrl)
  return {
    instance: docs.id,
    locale: locale.code,
    name,
    label: options?.label ?? (current ? 'Next' : name),
    isLast,
    path,
    tagsPath: joinUrl(path, docs.tagsBasePath),
    dir: current ? docs.path : `${versionFolders(docs).docs}/version-${name}`,
    ...(locale.translate ? { localizedDir: localizedDir(name, context) } : {}),
    sidebarFile: current ? docs.sidebarPath : frozenSidebars(name, context),
    banner: options?.banner ?? defaultBanner(name, context),
    badge: options?.badge ?? context.names.length > 1,
    noIndex: options?.noIndex ?? false,
    className: options?.className ?? `docs-version-${name}`,
  }
}

function withoutFinalSlash(path: string, baseUrl: string): string {
  return path === baseUrl ? path : removeTrailingSlash(path)
}

/** Folder of translated docs: `i18n/<locale>/docusaurus-plugin-content-docs[-<id>]/current|version-<name>`. */
function localizedDir(name: string, { docs, locale, i18nPath }: VersionContext): string {
  const plugin = `docusaurus-plugin-content-docs${docs.id === 'default' ? '' : `-${docs.id}`}`
  return `${i18nPath}/${locale.path}/${plugin}/${name === CURRENT_VERSION ? name : `version-${name}`}`
}

/** A frozen version without sidebars file has no sidebars. */
function frozenSidebars(name: string, { docs, files }: VersionContext): string | false {
  const file = `${versionFolders(docs).sidebars}/version-${name}-sidebars.json`
  return files.includes(file) ? file : false
}

function defaultBanner(name: string, { names, last }: VersionContext): DocsVersion['banner'] {
  if (name === last || last === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
