// What every generator defines, and helpers that several of them share.
import { ABSENT_MARK } from '../../model/absent.ts'
import { type ProjectFacts, pagesBelow } from '../../model/project.ts'
import { recordOf } from '../../text/record.ts'
import type { ForeignProject } from '../foreign-project.ts'

/** A generator whose projects `docsite init` knows. */
export interface Generator {
  /** Path of its configuration, relative to the site; undefined in a project without one. */
  readonly configuration: (facts: ProjectFacts) => string | undefined
  /** Whether the configuration is code that has to be run. */
  readonly isCode: boolean
  /** The project. `config` is the value of a configuration that was run; undefined if it is not code or cannot be run. */
  readonly project: (facts: ProjectFacts, file: string, config: unknown) => ForeignProject
}

/** The file that matches a pattern and is nearest to the root. */
export const nearestFile = ({ files }: ProjectFacts, pattern: RegExp): string | undefined =>
  files
    .filter((file) => pattern.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .at(0)

/** The value if it is a text that is not empty, and not made of a package that is not installed. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes(ABSENT_MARK) ? value : undefined

/** The text, or the first one of an object with one for each language. */
export const textOrFirst = (value: unknown): string | undefined =>
  textOf(value) ??
  Object.values(recordOf(value))
    .map(textOf)
    .find((text) => text !== undefined)

/** Path of a file in a folder, which may be the root. */
export const below = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`)

/** A name that begins with a number, which docsite would leave out of the address. */
const NUMBERED = /(?:^|\/)\d+\s*[-_.]+\s*[^\d\s/_.-]/

/** The setting for addresses as before, if names in the folder begin with numbers. */
export function numberRule({ files }: ProjectFacts, folder: string): Pick<ForeignProject, 'keepsNumbers'> {
  const start = folder === '.' ? 0 : folder.length
  const hasNumbers = pagesBelow(files, folder).some((page) =>
    NUMBERED.test(page.slice(start).replace(/\.mdx?$/, '')),
  )
  return hasNumbers ? { keepsNumbers: true } : {}
}

/** Folders of pages that hold translations: their names are language codes. */
export function languageFolders({ files }: ProjectFacts, folder: string): readonly string[] {
  const start = folder === '.' ? 0 : folder.length + 1
  const names = pagesBelow(files, folder).map((page) => /^([^/]+)\//.exec(page.slice(start))?.[1] ?? '')
  return [...new Set(names)].filter(isLanguage)
}

/** Whether the name of a folder is a language code. */
export function isLanguage(name: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name)) return false
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(name) !== undefined
}

/** The step for folders of translations. */
export const translationSteps = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `Translations are left out (${names.join(', ')}): name their languages in \`i18n.locales\`, and move each folder to i18n/<code>/docusaurus-plugin-content-docs/current/.`,
      ]

/** The steps for a navigation that was converted, null for none; `missing` are addresses of the site where nothing is. */
export function navigationSteps(what: string | null, missing: readonly string[]): readonly string[] {
  const all = [...new Set(missing)]
  const shown = `${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}`
  return [
    ...(what === null ? [] : [`${what} was converted.`]),
    ...(all.length > 0 ? [`Left out, because there is no such page: ${shown}.`] : []),
  ]
}

/** The step for a front page that is left out. */
export const frontPageStep = (page: string, file: string, text: string | null): string =>
  text === null
    ? `${page} is excluded, because only the other generator can render it: write the front page in ${file}.`
    : `${file} replaces ${page}: its opening section is converted from front matter.`

/** The step for a not-found page that is left out. */
export const notFoundStep = (name: string): string =>
  `${name} is left out: docsite has its own page for wrong addresses.`
