// Links to Markdown files as the reference resolves them: relative to the file, then to the docs folder, then to the site.
import { linkIndex, linkTables } from '../../cli/site/link-source.ts'
import { resolveLink } from '../../cli/site/links.ts'
import { docOf, siteTablesOf, versionOf, versionTablesOf } from '../helpers/site-tables.ts'
import { configOf } from '../helpers/tables.ts'
import { recordedSuite } from './recorded-suite.ts'

interface Context {
  readonly sourceFilePath: string
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized: string }
  readonly sourceToPermalink: { readonly $map: readonly (readonly [string, string])[] }
}

function resolve(url: string, { sourceFilePath, contentPaths, sourceToPermalink }: Context): string | null {
  const { contentPath: dir, contentPathLocalized: localizedDir } = contentPaths
  const docs = sourceToPermalink.$map.map(([file, permalink]) => {
    const source = file.replace(`@site/${dir}/`, '')
    return docOf(source.replace(/\.mdx?$/, ''), { source, file: `${dir}/${source}`, permalink })
  })
  const doc = docs.find(({ file }) => file === sourceFilePath) ?? docs[0]!
  const tables = siteTablesOf([versionTablesOf(docs, { version: versionOf({ dir, localizedDir }) })])
  const site = linkIndex(linkTables(tables))
  const reference = { url, syntax: 'markdown' as const, file: sourceFilePath }
  const target = resolveLink(reference, { doc, site, config: configOf() }, { assetHref: () => undefined })
  return target.kind === 'page' ? target.path : null
}

recordedSuite({
  file: 'links-md',
  total: 21,
  notApplicable: {},
  run: (_fn, [url, context]) => resolve(String(url), context as Context),
})
