// Data shared by pages: interface strings, the site view, sidebar trees in files with hashed names, and the stylesheet
// generated from the configuration.

import type { SiteView } from '../../runtime/model/site.ts'
import { query } from '../graph/query.ts'
import type { SharedFile } from '../model/reader.ts'
import { hashText } from '../text/fingerprint.ts'
import { sidebarText } from '../view/sidebar-files.ts'
import { siteStyle } from '../view/site-style.ts'
import { siteView } from '../view/site-view.ts'
import type { Content } from './content.ts'
import type { Inputs } from './inputs.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import type { SiteQueries } from './site.ts'

/** Shared files of a locale, and their URLs. */
export interface Shared {
  readonly files: readonly SharedFile[]
  readonly site: SiteView
  /** Hash of the site view. */
  readonly siteHash: string
  /** URL of the site view. */
  readonly siteHref: string
  /** URL of the stylesheet generated from the configuration, if it has styles. */
  readonly styleHref: string | undefined
}

/** The queries over data shared by pages. Keys are locales. */
export function sharedQueries(inputs: Inputs, content: Content, site: SiteQueries) {
  const shared = query<Shared>({
    name: 'shared',
    rank: RANK.shared,
    keep: 'apart',
    compute: async (locale, { read }) => {
      const config = await read(inputs.config, '')
      const plans = await read(inputs.locales, '')
      const plan = planOf(plans, locale)
      const tables = await read(site.tables, locale)
      const messages = await read(content.messages, locale)
      const file = (name: string, ending: string, body: string): SharedFile => {
        const path = `assets/${name}-${hashText(body).slice(0, 8)}.${ending}`
        return { path: plan.outPrefix + path, href: plan.baseUrl + path, body }
      }
      const sidebars = tables.versions.flatMap(({ version, sidebars: trees }) =>
        Object.values(trees).map((tree) => {
          const name = `sidebar-${slug(`${version.instance}-${version.name}-${tree.id}`)}`
          const branches = new Map<string, SharedFile>()
          const text = sidebarText(tree.items, (body) => {
            const branch = file(name, 'json', body)
            branches.set(branch.path, branch)
            return branch.href
          })
          const first = file(name, 'json', text)
          branches.set(first.path, first)
          return {
            key: `${version.instance}/${version.name}/${tree.id}`,
            href: first.href,
            files: [...branches.values()],
          }
        }),
      )
      const { css, announcementClass } = siteStyle(config)
      const style = css === '' ? null : file('config', 'css', css)
      const view = siteView({
        config,
        plan,
        plans,
        tables,
        messages,
        sidebars: Object.fromEntries(sidebars.map(({ key, href }) => [key, href])),
        announcementClass,
      })
      const siteFile = file('site', 'json', JSON.stringify(view))
      return {
        files: [siteFile, ...sidebars.flatMap(({ files }) => files), ...(style ? [style] : [])],
        site: view,
        siteHash: hashText(String(siteFile.body)).slice(0, 8),
        siteHref: siteFile.href,
        styleHref: style?.href,
      }
    },
    fingerprint: ({ files, siteHash }) => hashText(JSON.stringify([siteHash, files.map(({ path }) => path)])),
  })
  return { shared }
}

/** Makes a name safe for file names. */
const slug = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}.-]+/gu, '-')
