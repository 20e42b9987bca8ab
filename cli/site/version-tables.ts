// Combines docs and finished sidebars into the remaining parts of a version's tables, and assembles the tables.
import { own } from '../../runtime/model/own.ts'
import type { Report } from '../model/diagnostic.ts'
import type { Doc, DocsVersion, Sidebar, VersionTables } from '../model/site.ts'
import { applyTrailingSlash } from '../text/url.ts'
import { configuredAddress } from './address.ts'
import type { NamedDoc } from './docs.ts'
import { generatedIndexes } from './generated-indexes.ts'
import { docsOfSidebar, sidebarsOfDocs } from './sidebars/docs-of-sidebar.ts'
import type { FinishedItem, LinkItem, Sidebars } from './sidebars/items.ts'
import { resolveSidebar } from './sidebars/resolve.ts'
import { type Translate, type Translations, translated, translator } from './translate.ts'
import type { VersionSettings } from './version-settings.ts'

/** Docs with the sidebar that contains each. */
export function attachSidebars(named: readonly NamedDoc[], sidebars: Sidebars<FinishedItem>): readonly Doc[] {
  const owner = sidebarsOfDocs(sidebars)
  return named.map(({ doc }) => {
    const sidebar = owner.get(doc.id)
    return sidebar === undefined ? doc : { sidebar, ...doc }
  })
}

/** Input for resolving sidebars. */
export interface ResolvedInput {
  readonly finished: Sidebars<FinishedItem>
  readonly docs: ReadonlyMap<string, Doc>
  /** Page order by sidebar. */
  readonly sequences: Readonly<Record<string, readonly string[]>>
  readonly translate: Translate
}

/** The trees of all sidebars of a version. */
export function resolveSidebars(
  { finished, docs, sequences, translate }: ResolvedInput,
  settings: VersionSettings,
  report: Report,
): Readonly<Record<string, Sidebar>> {
  const input = { docs, translate, address: sidebarAddress(settings, report) }
  const sidebars = [...finished].map(([id, items]) => {
    return [id, { id, ...resolveSidebar(id, items, input), sequence: own(sequences, id) ?? [] }] as const
  })
  return Object.fromEntries(sidebars)
}

function sidebarAddress(settings: VersionSettings, report: Report) {
  return ({ href, label, place, autoAddBaseUrl }: LinkItem) => {
    const address = configuredAddress(href, settings)
    if (!address) {
      report({
        code: 'site/unsafe-address',
        severity: 'error',
        message: `The sidebar link '${label}' has a URL with a scheme that is not allowed: ${href.trim().split(':', 1)[0]}:`,
        hint: 'use http, https, mailto, tel, or a path of this site',
        ...(place ? { place } : {}),
      })
    }
    return address && !address.external && !autoAddBaseUrl ? { ...address, href } : address
  }
}

/**
 * The version with its translated label, and with the address of its tags index normalized to the site's trailing slash
 * setting.
 */
export function publishedVersion(
  { version, config: { trailingSlash }, baseUrl }: VersionSettings,
  translations: Translations,
): DocsVersion {
  return {
    ...version,
    label: translated(translator(translations), 'version.label', version.label),
    tagsPath: applyTrailingSlash(version.tagsPath, { trailingSlash, baseUrl }),
  }
}

/** Parts of the tables of a version. */
export interface VersionParts
  extends Pick<VersionTables, 'version' | 'docs' | 'draftIds' | 'sidebars' | 'tags' | 'pagination'> {
  readonly finished: Sidebars<FinishedItem>
  readonly translations: Translations
}

/** The complete tables of a version. */
export function versionTables({ finished, translations, ...parts }: VersionParts): VersionTables {
  return {
    ...parts,
    mainDocId: mainDocId(parts.docs, finished),
    generatedIndexes: generatedIndexes(finished, translator(translations)),
  }
}

/** The doc at the root of the version, otherwise the first one in the first sidebar, otherwise any doc. */
function mainDocId(docs: readonly Doc[], sidebars: Sidebars<FinishedItem>): string | undefined {
  const home = docs.find(({ slug }) => slug === '/')
  const [first = []] = sidebars.values()
  return home?.id ?? docsOfSidebar(first)[0] ?? docs[0]?.id
}
