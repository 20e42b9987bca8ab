// Links in the navbar, footer, sidebars and announcement to pages that do not exist. They appear on every page, so each
// is reported once.
//
// Bad:  { to: '/docs/instal' }     Good:  { to: '/docs/install' }
import { present } from '../../text/present.ts'
import { fragmentId, normalizedPath, removeTrailingSlash, splitUrl } from '../../text/url.ts'
import { type ConfiguredLink, configuredLinks } from '../configured-links.ts'
import { missingTargetKind } from '../missing-target-kind.ts'
import { anchorHint, nearestPage } from '../nearest-target.ts'
import { placeInQuotes } from '../place-in-text.ts'
import type { Rule } from '../rule.ts'
import type { BuiltSite } from '../site-subject.ts'

/** `check/broken-site-link`. */
export const brokenSiteLink: Rule = {
  id: 'broken-site-link',
  commands: 'all',
  summary:
    'A link in the navbar, the footer, a sidebar or the announcement leads to a page that does not exist.',
  level: 'error',
  docs: 'These links appear on every page. Write the URL of an existing page, or remove the link.',
  bad: "{ label: 'Установка', to: '/docs/instal' }",
  good: "{ label: 'Установка', to: '/docs/install' }",
  checkSite(subject, report) {
    const buildLevel = subject.config.onBrokenLinks
    const exists = existingPaths(subject)
    for (const link of configuredLinks(subject.site, subject.config.themeConfig.announcementBar?.content)) {
      const wrong = fault(link, exists, subject)
      if (!wrong) continue
      const code = 'check/broken-site-link'
      const place = placeOf(link, subject)
      const about = { text: link.href }
      report(present({ code, severity: 'error' as const, buildLevel, ...wrong, place, about }))
    }
  },
}

function fault(
  { label, href, part }: ConfiguredLink,
  exists: (path: string) => boolean,
  { site, anchorsOf }: BuiltSite,
) {
  const { pathname, hash: fragment } = splitUrl(href)
  const hash = fragmentId(fragment ?? '')
  const path = normalizedPath(pathname)
  const named = `the link '${label}' in ${part}`
  if (!exists(path)) {
    const near = nearestPage(path, site)
    const hint =
      near === undefined ? 'correct the URL, create the page, or remove the link' : `did you mean ${near}?`
    const kind = missingTargetKind(path)
    const subject =
      near === undefined && kind === 'page' ? ({ kind: 'path', names: [path] } as const) : undefined
    return { message: `${named} leads to a ${kind} that does not exist: ${path}`, hint, subject }
  }
  const anchors = hash ? anchorsOf(path) : undefined
  if (!hash || !anchors || anchors.has(normalizedPath(hash)) || anchors.has(hash)) return null
  return {
    message: `${named} leads to #${normalizedPath(hash)}, which ${path} does not have`,
    hint: anchorHint(normalizedPath(hash), anchors),
  }
}

/**
 * The home path always counts as existing: without a page the logo leads to the main doc. A page that lost its URL to
 * another one is reported elsewhere; links to it are not a second mistake.
 */
function existingPaths({ site, isStatic, isElsewhere }: BuiltSite): (path: string) => boolean {
  const docs = site.versions.flatMap((version) => version.docs.map(({ permalink }) => permalink))
  const pages = new Set([...site.routes.map(({ path }) => path), ...docs].map(removeTrailingSlash))
  return (path) =>
    path === '' ||
    path === site.baseUrl ||
    pages.has(removeTrailingSlash(path)) ||
    isStatic(path.slice(site.baseUrl.length)) ||
    isStatic(`${removeTrailingSlash(path).slice(site.baseUrl.length)}/index.html`) ||
    isElsewhere(path)
}

/** Where the configuration or a sidebars file contains the URL, with or without the base URL. */
function placeOf({ href, part }: ConfiguredLink, { settings, site }: BuiltSite) {
  const below = href.startsWith(site.baseUrl) ? `/${href.slice(site.baseUrl.length)}` : href
  const forms = [href, below, normalizedPath(href), normalizedPath(below), below.slice(1)].filter(
    (form) => form !== '',
  )
  const sidebars = new Set(site.versions.map(({ version }) => version.sidebarFile))
  const own = settings.filter(({ path }) => sidebars.has(path) === part.startsWith('sidebar'))
  const inFooter = part === 'the footer' ? placeInQuotes(forms, own, /\bfooter\b/) : undefined
  return inFooter ?? placeInQuotes(forms, own) ?? placeInQuotes(forms, settings)
}
