// What has to be translated for a locale: strings by file, and pages.
import { en } from '../../runtime/messages/en.ts'
import { hasMessages } from '../../runtime/messages/messages-for.ts'
import { own } from '../../runtime/model/own.ts'
import type { Graph } from '../graph/graph.ts'
import { navigationTexts, sidebarTexts, type Texts } from '../site/translatable.ts'
import type { TranslatedPage } from '../site/translation-progress.ts'
import { localeFolder } from './content.ts'
import { joinKey } from './keys.ts'
import type { Stages } from './stages.ts'

export {
  type PageProgress,
  progressBySection,
  type TranslatedPage,
  type TranslationLock,
  translationProgress,
} from '../site/translation-progress.ts'

/** A file of translated strings. */
export interface StringsFile {
  readonly path: string
  /** All strings in the original language, by id. */
  readonly texts: Texts
  /** Ids in the file, and the ids among them that have a translation. */
  readonly known: ReadonlySet<string>
  readonly written: ReadonlySet<string>
}

/** The translation of a site into one locale. */
export interface SiteTranslation {
  /** Folder of the locale, relative to the site folder. */
  readonly folder: string
  readonly strings: readonly StringsFile[]
  readonly pages: readonly TranslatedPage[]
}

/** Reads the translation into a locale. */
export type TranslationView = (locale: string) => Promise<SiteTranslation>

/** The translations of the site in a graph. */
export const translationView =
  (graph: Graph, stages: Stages): TranslationView =>
  async (locale) => {
    const config = await graph.demand(stages.inputs.config, '')
    const folder = localeFolder(config, locale)
    // In the original language, pages and labels need no translation; the interface may.
    const isOriginal = locale === config.i18n.defaultLocale
    const files: (readonly [path: string, texts: Texts])[] = [[`${folder}/code.json`, interfaceTexts(locale)]]
    if (!isOriginal)
      files.push(
        ...(await frameTexts(graph, stages, locale, folder)),
        ...(await versionTexts(graph, stages, locale)),
      )
    const strings = await Promise.all(
      files
        .filter(([, texts]) => texts.size > 0)
        .map(async ([path, texts]) => {
          const file = await graph.demand(stages.content.translations, path)
          const known = Object.keys(file)
          return {
            path,
            texts,
            known: new Set(known),
            written: new Set(known.filter((id) => own(file, id)?.message !== '')),
          }
        }),
    )
    return { folder, strings, pages: isOriginal ? [] : await pagesOf(graph, stages, locale) }
  }

/** The interface strings for a language that is not built in. */
const interfaceTexts = (locale: string): Texts => new Map(hasMessages(locale) ? [] : Object.entries(en))

async function frameTexts(
  graph: Graph,
  { inputs, site }: Stages,
  locale: string,
  folder: string,
): Promise<readonly (readonly [path: string, texts: Texts])[]> {
  const config = await graph.demand(inputs.config, '')
  const { navbar, footer } = navigationTexts(config, await graph.demand(site.tables, locale))
  const theme = `${folder}/docusaurus-theme-classic`
  return [
    [`${theme}/navbar.json`, navbar],
    [`${theme}/footer.json`, footer],
  ]
}

async function versionTexts(
  graph: Graph,
  { site }: Stages,
  locale: string,
): Promise<readonly (readonly [path: string, texts: Texts])[]> {
  const found: (readonly [string, Texts])[] = []
  for (const { instance, name, label, localizedDir } of await graph.demand(site.versions, locale)) {
    if (localizedDir === undefined) continue
    const sidebars = await graph.demand(site.finished, joinKey(locale, instance, name))
    found.push([
      `${localizedDir}.json`,
      new Map([['version.label', label], ...sidebarTexts(new Map(sidebars))]),
    ])
  }
  return found
}

async function pagesOf(
  graph: Graph,
  { inputs, site }: Stages,
  locale: string,
): Promise<readonly TranslatedPage[]> {
  const pages: TranslatedPage[] = []
  for (const { instance, name, dir, localizedDir } of await graph.demand(site.versions, locale)) {
    if (localizedDir === undefined) continue
    for (const { source, file } of await graph.demand(site.docFiles, joinKey(locale, instance, name))) {
      const original = `${dir}/${source}`
      const isTranslated = file.startsWith(`${localizedDir}/`)
      const before = await graph.demand(inputs.source, original)
      const after = isTranslated ? await graph.demand(inputs.source, file) : null
      if (!before) continue
      const [first = '', ...rest] = source.split('/')
      pages.push({
        original,
        translation: `${localizedDir}/${source}`,
        section: rest.length > 0 ? `${dir}/${first}` : dir,
        originalHash: before.hash.slice(0, HASH_LENGTH),
        translationHash: after ? after.hash.slice(0, HASH_LENGTH) : null,
      })
    }
  }
  return pages
}

/** Enough to distinguish versions of a page, yet short in a list of thousands. */
const HASH_LENGTH = 16
