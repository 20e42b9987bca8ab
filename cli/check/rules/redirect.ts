// Configured redirects that are not published or lead nowhere.
//
// Bad:  { from: '/old', to: '/docs/instal' }     Good:  { from: '/old', to: '/docs/install' }
import type { Place, Report } from '../../model/diagnostic.ts'
import type { Redirect } from '../../model/site.ts'
import { decodePath, fragmentId, isInternalUrl, normalizedPath, splitUrl } from '../../text/url.ts'
import { anchorHint, nearestPage } from '../nearest-target.ts'
import { placeInQuotes } from '../place-in-text.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'
import type { BuiltSite } from '../site-subject.ts'

/** `check/redirect`. */
export const redirect: Rule = {
  id: 'redirect',
  commands: 'all',
  covers: ['site/redirect-file'],
  summary: 'A redirect is not published, or leads to a page that does not exist.',
  level: 'error',
  docs: 'A redirect never replaces an existing page. Two redirects from one URL, and redirects that lead back to themselves, cannot be followed.',
  bad: "{ from: '/old', to: '/docs/instal' }",
  good: "{ from: '/old', to: '/docs/install' }",
  checkSite(subject, report) {
    const { redirects, anchors, problems } = subject.site.redirects
    for (const { kind, from, to, reason, place } of problems) {
      const [problem, hint] = PROBLEMS[kind]
      const message =
        kind === 'made'
          ? `createRedirects ${reason} (for the page ${to})`
          : `${to === '' ? `${shortened(from)}, which is declared gone,` : `the redirect from ${shortened(from)} to ${shortened(to)}`} ${problem}${reason ?? ''}`
      report(
        findingOf(
          'redirect',
          message,
          place ??
            (kind === 'made'
              ? placeOfKey('createRedirects', subject)
              : placeInQuotes([from], subject.settings)),
          {
            hint,
          },
        ),
      )
    }
    for (const found of redirects) {
      if (found.place) reportHostTarget(found, subject, report)
      else reportTarget(found, subject, report)
    }
    for (const [path, moved] of Object.entries(anchors))
      for (const found of moved) {
        if (found.inherited) continue
        if (subject.anchorsOf(path)?.has(found.id))
          report(
            findingOf(
              'redirect',
              `the redirect from ${found.from} is not used: ${path} has #${found.id}`,
              placeOf([found.from], found, subject),
              { hint: 'remove the redirect, or give the heading another id' },
            ),
          )
        else reportTarget(found, subject, report)
      }
  },
}

/** Common fields of redirects of a page and of a part of a page. */
type Leading = Pick<Redirect, 'href' | 'page' | 'from' | 'to' | 'written'>

/** Where a redirect is written, if its file shows that. */
const placeOf = (texts: readonly string[], { written }: Leading, { settings }: BuiltSite) =>
  written ?? placeInQuotes(texts, settings)

function reportTarget(found: Leading, subject: BuiltSite, report: Report): void {
  const wrong = isInternalUrl(found.href) ? fault(found, subject) : null
  if (!wrong) return
  const message = `the redirect from ${found.from} leads to ${wrong.message}`
  const about = { text: found.written ? found.from : found.to }
  report(findingOf('redirect', message, placeOf([found.to], found, subject), { hint: wrong.hint, about }))
}

/**
 * Checks a rule of the host's file. The host may serve more paths than the site has, so only targets that resemble a
 * page or name a part of one are reported.
 */
function reportHostTarget(found: Redirect, subject: BuiltSite, report: Report): void {
  const wrong = isInternalUrl(found.href) ? fault(found, subject) : null
  if (!wrong || (found.page === undefined && !wrong.isNear)) return
  const message = `the rule for ${found.from} leads to ${wrong.message}`
  report({
    ...findingOf('redirect', message, found.place, { hint: wrong.hint, about: { text: found.to } }),
    severity: 'warning',
  })
}

/** Where a top-level key of the configuration is written, if its file shows that. */
function placeOfKey(key: string, { settings }: BuiltSite): Place | undefined {
  for (const { path, text } of settings) {
    const before = text.slice(0, Math.max(0, text.search(new RegExp(`\\b${key}\\b`)))).split('\n')
    if (text.includes(key))
      return { file: path, start: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } }
  }
  return undefined
}

const shortened = (address: string) => (address.length > 60 ? `${address.slice(0, 60)}…` : address)

const PROBLEMS = {
  taken: ['is not published: the old URL has a page', 'remove the redirect, or move the page'],
  twice: ['is not published: another redirect has the same old URL', 'keep only one of them'],
  loop: ['leads back to itself', 'redirect it to a page'],
  nowhere: [
    'is not published: the old URL has neither a page nor a redirect',
    'add a redirect for the whole page, or correct the URL',
  ],
  long: ['would be ', 'shorten the old URL'],
  made: ['', 'return a path such as /old, an array of paths, or nothing'],
} as const

function fault(
  { href, page }: { readonly href: string; readonly page?: string },
  { site, isStatic, isElsewhere, anchorsOf }: BuiltSite,
) {
  const { pathname, hash } = splitUrl(href)
  const path = normalizedPath(pathname)
  if (site.redirects.gone.some((gone) => gone.path === path)) return null
  if (page === undefined) {
    const exists = path === site.baseUrl || isStatic(path.slice(site.baseUrl.length)) || isElsewhere(path)
    if (exists) return null
    const near = nearestPage(path, site)
    return {
      message: `a page that does not exist: ${path}`,
      hint: near ? `did you mean ${near}?` : 'redirect it to an existing page, or remove it',
      isNear: near !== undefined,
    }
  }
  const id = fragmentId(hash ?? '')
  const wanted = decodePath(id) ?? id
  const anchors = id === '' ? undefined : anchorsOf(page)
  if (!anchors || anchors.has(wanted)) return null
  return {
    message: `#${wanted}, which ${page} does not have`,
    hint: anchorHint(wanted, anchors),
    isNear: false,
  }
}
