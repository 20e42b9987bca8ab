// Small things of the reference: page titles, the shape of the footer, duplicate routes, active expressions, the home page.
import { validateConfig } from '../../cli/config/validate.ts'
import type { FooterItemConfig } from '../../cli/model/config.ts'
import type { Route } from '../../cli/model/site.ts'
import { footerView } from '../../cli/site/footer.ts'
import { homePath } from '../../cli/site/home.ts'
import { routeFinding, routeTable, versionPages } from '../../cli/site/routes.ts'
import { homeCrumb } from '../../cli/view/breadcrumbs.ts'
import { documentTitle } from '../../cli/view/view-context.ts'
import { isActiveLink } from '../../runtime/components/navbar/active.ts'
import { docOf, siteTablesOf, versionTablesOf } from '../helpers/site-tables.ts'
import { configOf } from '../helpers/tables.ts'
import { viewContextOf } from '../helpers/view-context.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

interface ReferenceRoute {
  readonly path: string
  readonly exact?: boolean
  readonly routes?: readonly ReferenceRoute[]
}

function leaves(routes: readonly ReferenceRoute[]): readonly ReferenceRoute[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]))
}

function duplicates(routes: readonly ReferenceRoute[], onDuplicateRoutes: string): unknown {
  const docs = leaves(routes).map(({ path }, index) => docOf(`doc-${index}`, { permalink: path }))
  const context = { config: configOf({ onDuplicateRoutes }), baseUrl: '/' }
  const version = versionTablesOf(docs)
  const { problems } = routeTable(versionPages(version), context)
  const found = problems.map((problem) => routeFinding(problem, context, [version]))
  return found.some(({ severity }) => severity === 'error') ? REFUSED : undefined
}

/** Pages are the exact routes; a page at the base URL makes the home crumb. */
function home({ baseUrl, routes }: { baseUrl: string; routes: readonly ReferenceRoute[] }): unknown {
  const target = { kind: 'doc', instance: 'default', version: 'current', id: 'a' } as const
  const pages = leaves(routes).filter(({ exact }) => exact)
  const published = pages.map(({ path }): Route => ({ path, target }))
  const [crumb] = homeCrumb({ baseUrl, home: homePath(baseUrl, published, []) }, 'Home')
  return crumb && { path: crumb.href, exact: true }
}

function title(input: { title: string; siteTitle: string; titleDelimiter: string }): string {
  const config = configOf({ title: input.siteTitle, titleDelimiter: input.titleDelimiter })
  return documentTitle(viewContextOf(siteTablesOf([]), config), input.title)
}

function isMultiColumn(links: readonly FooterItemConfig[]): boolean {
  const footer = { style: 'light', links } as const
  const context = { config: configOf(), baseUrl: '/', translate: () => undefined }
  return footerView(footer, context)?.links?.shape === 'columns'
}

function matches(source: unknown, path: unknown): boolean {
  if (typeof source !== 'string' || typeof path !== 'string') return false
  return isActiveLink({ by: 'regex', source }, '/', { path })
}

function instances(plugins: readonly { name: string; options: { id: string } }[]): unknown {
  const docs = plugins
    .filter(({ name }) => name === 'plugin-docs')
    .map(({ options: { id } }, at) => {
      return { id, path: `docs-${at}`, routeBasePath: `docs-${at}` }
    })
  const { diagnostics } = validateConfig(
    { title: 'Site', url: 'https://example.com', baseUrl: '/', docs },
    'x',
  )
  return diagnostics.some(({ severity }) => severity === 'error') ? REFUSED : undefined
}

const INTERNAL = ['flat', 'posixPath', 'escapePath', 'isTranslatableSourceFile', 'flattenRoutes']

recordedSuite({
  file: 'misc',
  total: 61,
  notApplicable: {
    'paths of other systems, extraction of translations and nested routes do not exist here': {
      count: 36,
      covers: ({ fn = '' }) => INTERNAL.includes(fn),
    },
  },
  run(fn, args) {
    const [first, second] = args
    switch (fn) {
      case 'findHomePageRoute':
        return home(first as { baseUrl: string; routes: readonly ReferenceRoute[] })
      case 'ensureUniquePluginInstanceIds':
        return instances(first as readonly { name: string; options: { id: string } }[])
      case 'handleDuplicateRoutes':
        return duplicates(first as readonly ReferenceRoute[], String(second))
      case 'TitleFormatterFnDefault':
        return title(first as { title: string; siteTitle: string; titleDelimiter: string })
      case 'isMultiColumnFooterLinks':
        return isMultiColumn(first as readonly FooterItemConfig[])
      case 'isRegexpStringMatch':
        return matches(first, second)
      default:
        throw new Error(`no run for ${fn}`)
    }
  },
})
