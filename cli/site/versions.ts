// Builds the versions of a docs instance in one locale from names and options: addresses, folders, labels, banners.
import { own } from '../../runtime/model/own.ts'
import type { DocsConfig, LocaleConfig } from '../model/config.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Diagnostic, Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { isMarkdown } from '../model/project.ts'
import type { DocsVersion } from '../model/site.ts'
import { versionFolders } from '../model/version-folders.ts'
import { keyPlace } from '../text/key-place.ts'
import { suggest } from '../text/suggest.ts'
import { joinUrl, removeTrailingSlash } from '../text/url.ts'
import { CURRENT_VERSION, versionNames } from './version-names.ts'

/** Input for determining the versions of a docs instance. */
export interface VersionsInput {
  readonly docs: DocsConfig
  readonly locale: LocaleConfig
  /** Base URL of the locale, with leading and trailing slashes. */
  readonly baseUrl: string
  /** Folder of translations, `i18n`. */
  readonly i18nPath: string
  /** `versions.json` of the instance; null if it does not exist. */
  readonly versionsFile: DataFile | null
  /** Files in the folders of `versionFolders`, relative to the site folder. */
  readonly files: readonly string[]
}

/** The versions of an instance in the order of the list, the current one first. */
export function readVersions(input: VersionsInput, report: Report): readonly DocsVersion[] {
  const available = versionNames(input, report)
  reportUnknownOptions(input.docs, available, report)
  const names = includedNames(input.docs, available, report)
  const last = lastVersionName(input.docs, names, report)
  const { docs: folder } = versionFolders(input.docs)
  for (const name of names) {
    const missing =
      name !== CURRENT_VERSION && !input.files.some((file) => file.startsWith(`${folder}/version-${name}/`))
    if (missing) report(missingFolder(name, folder, input))
    else if (
      name !== CURRENT_VERSION &&
      input.docs.sidebarPath !== false &&
      frozenSidebars(name, input) === false
    )
      report(withoutSidebars(name, input))
  }
  if (!input.docs.disableVersioning) reportUnlisted(input, available, report)
  return names.map((name) => version(name, { ...input, names, last }))
}

/** Reports version folders that are not published because the versions file does not list them. */
function reportUnlisted(
  { docs, versionsFile, files }: VersionsInput,
  available: readonly string[],
  report: Report,
): void {
  // Problems with the file itself have been reported.
  if (versionsFile && !Array.isArray(versionsFile.value)) return
  const { docs: folder, versionsFile: list } = versionFolders(docs)
  const first = new Map<string, string>()
  for (const file of files) {
    const [top, name = '', below] = file.split('/')
    // A folder without pages, such as one with pictures for all versions, is no version.
    const isVersion = name.startsWith('version-') || isMarkdown(file)
    if (top === folder && below !== undefined && isVersion && !first.has(name)) first.set(name, file)
  }
  const unlisted = [...first]
    .map(([name, file]) => ({ name, file, version: name.replace(/^version-/, '') }))
    .filter(({ version }) => !available.includes(version))
  const names = unlisted.map(({ version }) => version)
  for (const { name, file, version } of unlisted) {
    const toList = versionsFile
      ? `add "${version}" to ${list}, the newest version first`
      : `write ${list} with the names of the versions, the newest first: ${JSON.stringify(names)}`
    report({
      code: 'site/unlisted-version',
      severity: 'warning',
      message: `${folder}/${name} is not published: ${
        name === version
          ? `the folder of a version must be called version-${version}`
          : versionsFile
            ? `${list} does not list '${version}'`
            : `there is no ${list}`
      }`,
      hint:
        name === version
          ? `rename it to ${folder}/version-${version}, and ${toList}; or remove the folder`
          : versionsFile
            ? `${toList}, or remove the folder`
            : toList,
      place: startOf(versionsFile && name !== version ? list : file),
    })
  }
}

function missingFolder(
  name: string,
  folder: string,
  { versionsFile: file, files }: VersionsInput,
): Diagnostic {
  const own = `${folder}/version-${name}`
  const bare = `${folder}/${name}`
  const index = Array.isArray(file?.value) ? file.value.indexOf(name) : -1
  const place = file ? keyPlace(file, String(index)) : undefined
  return {
    code: 'site/version-without-folder',
    severity: 'error',
    message: `Version '${name}' has no docs: the folder ${own} is missing or empty`,
    hint: files.some((path) => path.startsWith(`${bare}/`))
      ? `Rename ${bare} to ${own}`
      : 'Restore the folder, or remove the version from the list',
    ...(place ? { place } : {}),
  }
}

function withoutSidebars(name: string, { docs, versionsFile }: VersionsInput): Diagnostic {
  const file = sidebarsFile(name, docs)
  const { value } = versionsFile ?? {}
  const place =
    versionsFile && keyPlace(versionsFile, String(Array.isArray(value) ? value.indexOf(name) : -1))
  return {
    code: 'site/version-without-sidebars',
    severity: 'warning',
    message: `Version '${name}' has no sidebar: there is no ${file}`,
    hint: 'Restore the file: with `{ "docs": [{ "type": "autogenerated", "dirName": "." }] }` the sidebar follows the folders, with `{}` there is none',
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
    key: `docs.${option}`,
    message: `Docs option \`${option}\`: there is no version '${name}'; available versions: ${available.join(', ')}`,
    hint: nearest
      ? `Did you mean '${nearest}'?`
      : `\`docsite version ${name}\` freezes the current docs as this version; otherwise remove the name`,
  }
}

/** A version together with the others. */
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
    ...(locale.translate ? { localizedDir: localizedFolder(name, context) } : {}),
    sidebarFile: current ? docs.sidebarPath : frozenSidebars(name, context),
    banner: options?.banner ?? defaultBanner(name, context),
    ...(options?.endOfLife === undefined ? {} : { endOfLife: options.endOfLife }),
    badge: options?.badge ?? context.names.length > 1,
    noIndex: options?.noIndex ?? false,
    className: options?.className ?? `docs-version-${name}`,
  }
}

function withoutFinalSlash(path: string, baseUrl: string): string {
  return path === baseUrl ? path : removeTrailingSlash(path)
}

/**
 * Folder of translated docs, relative to the site folder:
 * `i18n/<locale>/docusaurus-plugin-content-docs[-<id>]/current|version-<name>`, or the configured folder, which also contains
 * the frozen versions.
 */
export function localizedFolder(
  name: string,
  { docs, locale, i18nPath }: Pick<VersionsInput, 'docs' | 'locale' | 'i18nPath'>,
): string {
  const root = `${i18nPath}/${locale.path}`
  const isCurrent = name === CURRENT_VERSION
  if (docs.localizedPath !== null)
    return `${root}/${docs.localizedPath}${isCurrent ? '' : `/version-${name}`}`
  const plugin = `docusaurus-plugin-content-docs${docs.id === 'default' ? '' : `-${docs.id}`}`
  return `${root}/${plugin}/${isCurrent ? name : `version-${name}`}`
}

/** The sidebars file of a frozen version. Without the file, the version has no sidebars. */
function frozenSidebars(
  name: string,
  { docs, files }: Pick<VersionsInput, 'docs' | 'files'>,
): string | false {
  const file = sidebarsFile(name, docs)
  return files.includes(file) ? file : false
}

const sidebarsFile = (name: string, docs: DocsConfig) =>
  `${versionFolders(docs).sidebars}/version-${name}-sidebars.json`

function defaultBanner(name: string, { names, last }: VersionContext): DocsVersion['banner'] {
  if (name === last || last === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
