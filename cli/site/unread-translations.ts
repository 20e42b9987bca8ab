// Reports pages in the translations folder that the site does not use: an unknown language, a folder that does not belong to
// the docs, or a page without an original.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { suggest } from '../text/suggest.ts'
import { localizedFolder } from './versions.ts'

/** Docs of a version, and the location of their originals. */
export interface TranslatedVersion {
  readonly instance: string
  readonly name: string
  readonly dir: string
  /** Files in `dir`. */
  readonly originals: ReadonlySet<string>
}

/** Input of the check. */
export interface TranslationFolders {
  readonly config: Pick<SiteConfig, 'docs' | 'i18n'>
  readonly versions: readonly TranslatedVersion[]
  /** Files in the translations folder. */
  readonly files: readonly string[]
}

/** Partials are left out: they belong to the pages that include them. */
const PAGE = /^(?!.*\/_).*\.mdx?$/

/** One finding for each folder that is not read, and one for each page without an original. */
export function unreadTranslations({ config, versions, files }: TranslationFolders): readonly Diagnostic[] {
  const { i18n, docs } = config
  const folders = versions.flatMap((version) => {
    const own = docs.find(({ id }) => id === version.instance)
    const folderIn = (locale: SiteConfig['i18n']['locales'][number]) =>
      own
        ? [{ version, folder: localizedFolder(version.name, { docs: own, locale, i18nPath: i18n.path }) }]
        : []
    return i18n.locales.flatMap(folderIn)
  })
  const strays = new Map<string, string[]>()
  const found: Diagnostic[] = []
  for (const file of files.filter((path) => PAGE.test(path.slice(i18n.path.length)))) {
    const home = folders.find(({ folder }) => file.startsWith(`${folder}/`))
    if (!home) {
      const key = strayFolder(file, i18n)
      strays.set(key, [...(strays.get(key) ?? []), file])
      continue
    }
    const original = `${home.version.dir}${file.slice(home.folder.length)}`
    if (!home.version.originals.has(original)) found.push(withoutOriginal(file, original, home.version))
  }
  return [...[...strays].map(([folder, pages]) => strayFinding(folder, pages, config)), ...found]
}

/** The folder that is not read: that of an unknown language, otherwise the one inside the folder of the language. */
function strayFolder(file: string, i18n: SiteConfig['i18n']): string {
  const [language = '', ...below] = file.slice(i18n.path.length + 1).split('/')
  const isKnown = i18n.locales.some(({ path }) => path === language)
  const depth = isKnown ? Math.min(2, below.length - 1) : 0
  return [i18n.path, language, ...below.slice(0, depth)].join('/')
}

function strayFinding(
  folder: string,
  pages: readonly string[],
  { docs, i18n }: TranslationFolders['config'],
): Diagnostic {
  const language = folder.slice(i18n.path.length + 1).split('/')[0] ?? ''
  const locale = i18n.locales.find(({ path }) => path === language)
  const many = pages.length === 1 ? 'a page' : `${pages.length} pages`
  const base = {
    code: 'site/unread-translation',
    severity: 'warning',
    place: startOf(pages[0] ?? folder),
  } as const
  if (!locale) {
    const near = suggest(
      language,
      i18n.locales.map(({ path }) => path),
    )
    return {
      ...base,
      message: `${folder} contains ${many} but is not read: '${language}' is not a language of the site`,
      hint: near
        ? `Did you mean ${i18n.path}/${near}? To add a language, list it in i18n.locales.`
        : `Add '${language}' to i18n.locales, or remove the folder.`,
    }
  }
  const homes = docs.map((own) => localizedFolder('current', { docs: own, locale, i18nPath: i18n.path }))
  return {
    ...base,
    message: `${folder} contains ${many} but is not read`,
    hint: `Put translated docs in ${homes.join(', ')}, and those of a version next to it in version-<name>.`,
  }
}

function withoutOriginal(file: string, original: string, { originals }: TranslatedVersion): Diagnostic {
  const near = suggest(original, [...originals])
  return {
    code: 'site/unread-translation',
    severity: 'warning',
    message: `This translation has no original: there is no ${original}`,
    hint: near
      ? `Did you mean the translation of ${near}?`
      : 'Give it the same path and name as its original, or add the original.',
    place: startOf(file),
  }
}
