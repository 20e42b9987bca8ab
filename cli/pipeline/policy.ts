// Collects what the site loads from other origins, and derives the content policy from it.
import { query, type Reader } from '../graph/query.ts'
import { contentPolicy, type ForeignSource, foreignSources } from '../model/content-policy.ts'
import { configuredSources, policyConfig } from '../model/site-policy.ts'
import { joinKey } from './keys.ts'
import type { PageParts } from './page-parts.ts'
import { RANK } from './rank.ts'

/** The query for everything that pages and the configuration load from other origins, without duplicates. Its key is empty. */
export function policyQuery({
  inputs,
  site,
  articles,
  code,
}: Pick<PageParts, 'inputs' | 'site' | 'articles' | 'code'>) {
  return query<readonly ForeignSource[]>({
    name: 'foreign-sources',
    rank: RANK.policy,
    compute: async (_key, { read }) => {
      const config = await read(inputs.config, '')
      const ofCode = (await code.isOfSite(read)) ? ((await read(code.runtime, '')).foreign ?? []) : []
      const found: ForeignSource[] = [...configuredSources(config), ...ofCode]
      for (const { code } of await read(inputs.locales, '')) {
        const { versions } = await read(site.tables, code)
        // Sequentially: if a page has not been compiled yet, nothing is waiting for this.
        for (const { file } of versions.flatMap(({ docs }) => docs))
          found.push(...((await read(articles.uses, joinKey(code, file))).foreignSources ?? []))
      }
      return foreignSources(found, config)
    },
  })
}

export type Foreign = ReturnType<typeof policyQuery>

/** The policy of the site. */
export async function sitePolicy(
  { inputs, foreign }: Pick<PageParts, 'inputs'> & { readonly foreign: Foreign },
  read: Reader['read'],
): Promise<string> {
  const config = await read(inputs.config, '')
  return contentPolicy(policyConfig(config), config.security.csp.derive ? await read(foreign, '') : [])
}
