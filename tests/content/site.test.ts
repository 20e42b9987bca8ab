// The site of this repository as its readers have it: tasks that end at their answer, routes as planned, tags with captions,
// and a product whose name is two values of the configuration.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import lunr from 'lunr'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { languageTools } from '../../runtime/search/stemmers.ts'
import { hasShared, SHARED } from '../helpers/shared.ts'
import { type BuiltSite, buildSite, linksOf, pageOf, routesOf, searchOf, TAG } from './built-site.ts'

interface Task {
  readonly task: string
  readonly links?: readonly string[]
  readonly search?: string
  readonly answer: string
}

const HOME = '/docs'
const MAX_CLICKS = 2
/** Among so many pages a reader looks for the right one. */
const LOOKED_AT = 3
const TAGS = 'bi-sync cluster doc eula koob license lpe nats pg-17 postgresql sync'.split(' ')

/** Sections that have no page of their own but the list of their pages. */
const SECTIONS = [
  '/docs/guides',
  '/docs/guides/advanced-user-guide/appendix',
  '/docs/guides/dashlet-conf-guide',
  '/docs/guides/dev-guide',
  '/docs/guides/sysadm-guide',
  '/docs/guides/sysadm-guide/appendix',
  '/docs/guides/upgrade-guide',
  '/docs/overviews',
  '/docs/overviews/lpe-overview/functions',
]

const tasks = parse(
  readFileSync(fileURLToPath(new URL('reader-tasks.yml', import.meta.url)), 'utf8'),
) as readonly Task[]

const ENGINES = ['sharded', 'lunr'] as const
const built: { site: BuiltSite; searches: readonly ReturnType<typeof searchOf>[] } = {
  site: { files: {}, findings: [] },
  searches: [],
}
beforeAll(async () => {
  built.site = await buildSite()
  built.searches = ENGINES.map((engine) => searchOf(built.site, engine))
})

const routeOf = (address: string) => address.replace(/#.*$/, '').replace(/(.)\/$/, '$1')

describe('a reader comes to the answer', () => {
  it('has at least thirty tasks, each by links or by the search', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(30)
    expect(tasks.filter(({ links, search }) => (links === undefined) === (search === undefined))).toEqual([])
    expect(tasks.filter(({ links = [] }) => links.length > MAX_CLICKS)).toEqual([])
  })

  it.each(tasks)('$task', async ({ links, search, answer }) => {
    const [page, anchor] = answer.split('#')
    const html = pageOf(built.site, page!)
    expect(html, `no page ${page}`).not.toBe('')
    if (anchor !== undefined) expect(html, `no section ${anchor}`).toContain(`id="${anchor}"`)
    if (links) expect(follow(links)).toContain(page)
    if (search === undefined) return
    for (const [index, ask] of built.searches.entries()) {
      const pages = [...new Set((await ask(search)).routes.map(routeOf))]
      expect(pages.slice(0, LOOKED_AT), ENGINES[index]).toContain(page)
    }
  })

  it('does not come where no link leads', () => {
    expect(follow(['Руководство читателя', 'Такой ссылки нет'])).toEqual([])
  })
})

/** Pages that links with these labels lead to, from the home page on. */
function follow(labels: readonly string[]): readonly string[] {
  return labels.reduce<readonly string[]>(
    (pages, label) => [
      ...new Set(
        pages.flatMap((page) =>
          linksOf(pageOf(built.site, page))
            .filter((link) => link.label === label)
            .map(({ href }) => routeOf(href)),
        ),
      ),
    ],
    [HOME],
  )
}

describe('the site', () => {
  it('has an index that lunr itself loads, with the documents it names', () => {
    const { documents, index } = JSON.parse(built.site.files[`search-index-${TAG}.json`] ?? '') as {
      readonly documents: readonly { readonly id: number; readonly sectionRoute: string }[]
      readonly index: object
    }
    languageTools(['ru', 'en'])
    const found = lunr.Index.load(index).search('title:облако')
    const routes = new Map(documents.map(({ id, sectionRoute }) => [String(id), sectionRoute]))
    expect(routes.get(found[0]?.ref ?? '')).toBe('/docs/guides/dashlet-conf-guide/wordcloud')
    expect(Object.keys(documents[0] ?? {}).sort()).toEqual([
      'excerpt',
      'id',
      'pageTitle',
      'sectionRoute',
      'sectionTitle',
      'type',
    ])
  })

  it('is built without a finding', () => expect(built.site.findings).toEqual([]))

  it('has a page for every tag, with caption and description', () => {
    const tagRoutes = routesOf(built.site).filter((route) => route.startsWith('/docs/tags/'))
    expect(tagRoutes.sort()).toEqual(TAGS.map((tag) => `/docs/tags/${tag}`))
    const declared = parse(
      readFileSync(fileURLToPath(new URL('../../content/docs/tags.yml', import.meta.url)), 'utf8'),
    ) as Record<string, { label?: string; description?: string }>
    expect(Object.values(declared).filter(({ label, description }) => !label || !description)).toEqual([])
    expect(
      Object.keys(declared)
        .map((key) => key.replace('{product}', 'bi'))
        .sort(),
    ).toEqual(TAGS)
  })

  it.skipIf(!hasShared)('has the routes of the plan and no others', () => {
    const plan = readFileSync(`${SHARED}reference/platform.md`, 'utf8')
    const planned = [...plan.matchAll(/\{n: \d+, path: "([^"]+)"/g)].map(([, path]) =>
      routeOf(path!.replaceAll('{product}', 'bi')),
    )
    const tags = ['/docs/tags', ...TAGS.map((tag) => `/docs/tags/${tag}`)]
    expect(planned.length).toBe(185)
    expect([...routesOf(built.site)].sort()).toEqual([...planned, ...SECTIONS, ...tags].sort())
  })
})

describe('every page', () => {
  /** Pages, the not-found page aside. */
  const pages = () => routesOf(built.site).map((route) => ({ route, html: pageOf(built.site, route) }))
  const without = (pattern: RegExp) =>
    pages()
      .filter(({ html }) => !pattern.test(html))
      .map(({ route }) => route)

  it('is in Russian, from left to right, in the light mode that nothing switches', () => {
    expect(without(/<html lang="ru-RU" dir="ltr" [^>]*data-theme="light"/)).toEqual([])
    expect(pages().filter(({ html }) => html.includes('color-toggle'))).toEqual([])
    expect(pages().filter(({ html }) => html.includes('hreflang="'))).toEqual([])
  })

  it('has a title that ends with that of the site, after a delimiter', () => {
    expect(without(/<title>[^<]+ \| Платформа BI<\/title>/)).toEqual([])
  })

  it('has a description and keywords', () => {
    expect(without(/<meta name="description" content="[^"]{20,}">/)).toEqual([])
    expect(without(/<meta name="keywords" content="[^"]+">/)).toEqual([])
  })

  it('has a picture for sharing, which is published', () => {
    const picture = /<meta property="og:image" content="https:\/\/docs\.example\.com\/([^"]+)">/
    const unpublished = pages().filter(({ html }) => {
      const [, path = ''] = picture.exec(html) ?? []
      return !Object.hasOwn(built.site.files, path)
    })
    expect(unpublished.map(({ route }) => route)).toEqual([])
  })

  it('is below /docs/, with the sidebar where it is a doc', () => {
    expect(pages().filter(({ route }) => route !== '/docs' && !route.startsWith('/docs/'))).toEqual([])
    const lists = ['/docs', '/docs/tags', ...TAGS.map((tag) => `/docs/tags/${tag}`)]
    expect(without(/class="[^"]*theme-doc-sidebar-menu/).sort()).toEqual(lists)
  })

  it('has one link in the bar, and leads to every section by its breadcrumbs', () => {
    for (const { route, html } of pages()) {
      const [, bar = ''] = /<nav class="theme-layout-navbar[^"]*"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
      expect(bar.match(/<a [^>]*class="[^"]*navbar__item/g), route).toHaveLength(1)
      const [, crumbs = ''] = /<nav class="theme-doc-breadcrumbs[^"]*"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
      expect(crumbs, route).not.toContain('<span class="breadcrumbs__link">')
    }
  })
})

describe('another product', () => {
  it('is named everywhere, in addresses and tags too', async () => {
    const renamed = await buildSite((config) =>
      config.replace("product = 'bi'", "product = 'acme'").replace("'Платформа BI'", "'Система Акме'"),
    )
    const routes = routesOf(renamed)
    expect(routes).toContain('/docs/tags/acme-sync')
    expect(routes).toContain('/docs/guides/1c-guide/work-with-acme')
    expect(routes.length).toBe(routesOf(built.site).length)
    expect(renamed.findings).toEqual([])
    const left = Object.entries(renamed.files).flatMap(([path, text]) =>
      [
        ...`${path}\n${text}`.matchAll(
          /(?:Платформа BI|\bbi-(?:sync|web|pg|appserver|datagate|importer|bins|user)\b).{0,20}/gi,
        ),
      ].map(([found]) => `${path}: ${found}`),
    )
    expect(left).toEqual([])
  })
})
