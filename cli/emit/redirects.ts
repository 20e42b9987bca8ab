// Pages at old addresses that lead to the new ones, and the file in which static hosts look for redirects. Hosts with settings of
// their own get theirs with the headers.
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { Emitter, SiteReader } from '../model/reader.ts'
import type { Redirect } from '../model/site.ts'
import { hashText } from '../text/fingerprint.ts'
import { refreshFrame, refreshHtml } from './refresh-page.ts'

/** A static page loses the query and the fragment of its address when the browser refreshes it; the script takes them along. */
const SCRIPT = `const link = document.querySelector('main a')
const { search, hash } = location
const to = new URL(link.href)
if (to.search === '') to.search = search
if (to.hash === '') to.hash = hash
location.replace(to)
`

const SCRIPT_PATH = `assets/redirect-${hashText(SCRIPT).slice(0, 8)}.js`

/** Redirects of a locale. */
const redirectsOf = async (site: SiteReader, locale: string): Promise<readonly Redirect[]> =>
  published((await site.tables(locale)).redirects.redirects)

/** Those of the author's own file for hosts are the host's business. */
const published = (all: readonly Redirect[]) => all.filter(({ place }) => place === undefined)

/** Redirects of all locales, those of the whole site first. */
export async function allRedirects(site: SiteReader): Promise<readonly Redirect[]> {
  const plans = await site.locales()
  return (await Promise.all(plans.map(({ code }) => redirectsOf(site, code)))).flat()
}

/** `<old address>/index.html` in each locale; `_redirects` and the script at the root of the output. */
export const redirects: Emitter = {
  name: 'redirects',
  async list(site, locale) {
    const [{ outPrefix }, found, files] = await Promise.all([
      site.plan(locale),
      redirectsOf(site, locale),
      site.staticFiles(),
    ])
    if (found.length === 0) return []
    const isOwn = files.some(({ path }) => path === '_redirects')
    const shared = isOwn ? [SCRIPT_PATH] : [SCRIPT_PATH, '_redirects']
    return [
      { paths: found.map(({ file }) => outPrefix + file), arg: 'pages' },
      ...(outPrefix === '' ? [{ paths: shared, arg: 'shared' }] : []),
    ]
  },
  async emit({ paths, arg }, site, locale) {
    if (arg === 'pages') return pages(site, locale)
    const hosts = hostFile(await allRedirects(site))
    return paths.map((path) => ({ path, body: path === SCRIPT_PATH ? SCRIPT : hosts }))
  },
}

async function pages(site: SiteReader, locale: string) {
  const [frame, { versions, redirects: found }] = await Promise.all([
    refreshFrame(site, locale),
    site.tables(locale),
  ])
  const { plan, config } = frame
  const titles = new Map(versions.flatMap(({ docs }) => docs.map((doc) => [doc.permalink, doc.title])))
  return published(found.redirects).map(({ file, href, page }) => {
    const to = encodedHref(href)
    const label = (page === undefined ? undefined : titles.get(page)) ?? to
    return {
      path: plan.outPrefix + file,
      body: refreshHtml({ to, label, isHidden: config.noIndex, script: config.baseUrl + SCRIPT_PATH }, frame),
    }
  })
}

/** Lines of the file that Netlify, Cloudflare Pages and others read. */
const hostFile = (all: readonly Redirect[]) =>
  all.map(({ path, href }) => `${encodedHref(path)} ${encodedHref(href)} 301\n`).join('')
