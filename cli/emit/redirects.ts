// Pages at old URLs that lead to the new ones or say that the content is gone, and the `_redirects` file of static
// hosts. Generated server settings contain the redirects themselves.

import { message } from '../../runtime/messages/message.ts'
import { own } from '../../runtime/model/own.ts'
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { Emitter, SiteReader } from '../model/reader.ts'
import type { Redirect, SiteTables } from '../model/site.ts'
import { MOVED_SCRIPT, REDIRECT_SCRIPT } from '../text/redirect-scripts.ts'
import { goneHtml, refreshFrame, refreshHtml } from './refresh-page.ts'

/** Redirects of a locale. */
const redirectsOf = async (site: SiteReader, locale: string): Promise<readonly Redirect[]> =>
  published((await site.tables(locale)).redirects.redirects)

/** Leaves out redirects from the author's own `_redirects` file: the host applies those. */
const published = (all: readonly Redirect[]) => all.filter(({ place }) => place === undefined)

/** Redirects of all locales, those of the locale at the site root first. */
export async function allRedirects(site: SiteReader): Promise<readonly Redirect[]> {
  const plans = await site.locales()
  return (await Promise.all(plans.map(({ code }) => redirectsOf(site, code)))).flat()
}

const HOSTS = '_redirects'
const SCRIPTS = [REDIRECT_SCRIPT, MOVED_SCRIPT]

/** `<old path>/index.html` in each locale; `_redirects` and the scripts at the root of the output. */
export const redirects: Emitter = {
  name: 'redirects',
  async list(site, locale) {
    const [{ outPrefix }, { redirects: table }] = await Promise.all([site.plan(locale), site.tables(locale)])
    const found = [...published(table.redirects), ...wholePages(table)]
    const shared = outPrefix === '' ? await sharedPaths(site) : []
    return [
      ...(found.length > 0 ? [{ paths: found.map(({ file }) => outPrefix + file), arg: 'pages' }] : []),
      ...(shared.length > 0 ? [{ paths: shared, arg: 'shared' }] : []),
    ]
  },
  async emit({ paths, arg }, site, locale) {
    if (arg === 'pages') return pages(site, locale)
    const hosts = hostFile(await allRedirects(site))
    return paths.map((path) => ({
      path,
      body: SCRIPTS.find((script) => script.path === path)?.body ?? hosts,
    }))
  },
}

/** Files shared by the redirects of all locales. */
async function sharedPaths(site: SiteReader): Promise<readonly string[]> {
  const plans = await site.locales()
  const tables = await Promise.all(plans.map(async ({ code }) => (await site.tables(code)).redirects))
  const files = await site.staticFiles()
  const leads = tables.some(({ redirects }) => published(redirects).length > 0)
  const isOwn = files.some(({ path }) => path === HOSTS)
  return [
    ...(leads ? [REDIRECT_SCRIPT.path] : []),
    ...(tables.some(({ anchors }) => Object.keys(anchors).length > 0) ? [MOVED_SCRIPT.path] : []),
    ...(leads && !isOwn ? [HOSTS] : []),
  ]
}

/** Entries for whole pages that are gone. */
const wholePages = ({ gone }: SiteTables['redirects']) => gone.filter(({ id }) => id === undefined)

async function pages(site: SiteReader, locale: string) {
  const [frame, { versions, redirects: found }] = await Promise.all([
    refreshFrame(site, locale),
    site.tables(locale),
  ])
  const { plan, config, messages } = frame
  const titles = new Map(versions.flatMap(({ docs }) => docs.map((doc) => [doc.permalink, doc.title])))
  const linkTo = ({ href, page }: Pick<Redirect, 'href' | 'page'>) => {
    const to = encodedHref(href)
    return { to, label: (page === undefined ? undefined : titles.get(page)) ?? to }
  }
  const leading = published(found.redirects).map((redirect) => {
    const parts = (own(found.anchors, redirect.path) ?? []).map((part) => ({ id: part.id, ...linkTo(part) }))
    const script = config.baseUrl + REDIRECT_SCRIPT.path
    return {
      path: plan.outPrefix + redirect.file,
      body: refreshHtml({ ...linkTo(redirect), isHidden: config.noIndex, script, parts }, frame),
    }
  })
  const title = message(messages, 'docsite.gone')
  const gone = wholePages(found).map(({ file, reason }) => ({
    path: plan.outPrefix + file,
    body: goneHtml(
      { title, home: { to: plan.baseUrl, label: config.title }, ...(reason === undefined ? {} : { reason }) },
      frame,
    ),
  }))
  return [...leading, ...gone]
}

/** Content of `_redirects`, which Netlify, Cloudflare Pages and others read. */
const hostFile = (all: readonly Redirect[]) =>
  all.map(({ path, href }) => `${encodedHref(path)} ${encodedHref(href)} 301\n`).join('')
