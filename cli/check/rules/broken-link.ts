// Links to pages and Markdown files that do not exist, or with a URL that no browser can follow.
//
// Bad:  [установка](./instal.md)     Good:  [установка](./install.md)
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic, Report } from '../../model/diagnostic.ts'
import type { LinkTarget } from '../../model/site.ts'
import { present } from '../../text/present.ts'
import { folderOf, relativePath } from '../../text/site-path.ts'
import { missingTargetKind } from '../missing-target-kind.ts'
import { intendedFile } from '../nearest-asset.ts'
import { nearestFile, nearestPage } from '../nearest-target.ts'
import { type BuiltPage, nameOfLink, type ResolvedLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'
import { missingFolderOf, suggestFix } from '../suggest-fix.ts'

type BrokenTarget = Extract<LinkTarget, { kind: 'broken' }>

/** `check/broken-link`. */
export const brokenLink: Rule = {
  id: 'broken-link',
  commands: 'all',
  summary: 'A link leads to a page that does not exist.',
  level: 'error',
  docs: 'Readers get "page not found". Link to the Markdown file: such a link stays correct when the URL of the page changes.',
  bad: '[установка](./instal.md)',
  good: '[установка](./install.md)',
  checkPage(subject, report) {
    for (const link of resolvedLinks(subject)) {
      const { slot, target } = link
      if (slot.kind === 'link' && target.kind === 'external') reportHostless(link, subject, report)
      if (slot.kind !== 'link' || target.kind !== 'broken') continue
      const weight = brokenWeight(target, subject.config)
      const fix = suggestFix({ slot, target }, subject)
      if (!weight || fix?.why === 'case') continue
      const file = !fix && isOfFile(target) ? intendedFile(link, subject) : undefined
      const sure = fix?.url ?? (file?.isSure ? file.url : undefined)
      const near = sure === undefined && !file ? nearTarget(link, target, subject) : undefined
      const isNowhere = sure === undefined && near === undefined && isOfPage(target)
      // Only where a page has moved to is inferred from its name; other replacements are certain.
      const isDoubtful = fix ? fix.why === 'moved' : sure === undefined
      report(
        present({
          code: 'check/broken-link',
          ...weight,
          message: messageOf(link, target),
          hint:
            sure === undefined
              ? file
                ? `did you mean ${file.url}?`
                : hintOf(link, target, subject, near)
              : `write ${sure}`,
          place: slot.place,
          about: present({
            text: slot.url,
            replacement: sure,
            target: targetOf(target),
            folder: isDoubtful && isOfPage(target) ? missingFolderOf(target.wanted, subject.site) : undefined,
          }),
          subject: isNowhere ? ({ kind: 'path', names: [target.wanted] } as const) : undefined,
        }),
      )
    }
  },
}

/**
 * Reports URLs without a host, such as `https:/example.com` and `https://`. Browsers resolve them on this site or not
 * at all.
 */
function reportHostless({ slot, text }: ResolvedLink, { config }: BuiltPage, report: Report): void {
  if (/^mailto:(?:[^?@]*|@[^?]*|[^?]*@)$/i.test(slot.url)) {
    const message = `${nameOfLink(text)} has an incomplete e-mail address: ${slot.url}`
    const hint = 'write mailto: and the complete address, as in mailto:docs@example.com'
    report(findingOf('broken-link', message, slot.place, { hint, about: { text: slot.url } }))
    return
  }
  const whole = meantAddress(slot.url)
  if (whole === undefined) return
  report(
    present({
      code: 'check/broken-link',
      severity: 'error' as const,
      buildLevel: config.onBrokenLinks,
      message: `${nameOfLink(text)} has a URL without a valid host: ${slot.url}`,
      hint: whole === '' ? 'write the complete URL' : `write ${whole}`,
      place: slot.place,
      about: { text: slot.url },
    }),
  )
}

/** The intended URL of one without a valid host; empty if it cannot be guessed, undefined if the host is valid. */
function meantAddress(url: string): string | undefined {
  const [, scheme, rest = ''] = /^(https?):(?!\/\/[^/?#])\/*(.*)$/i.exec(url) ?? []
  if (scheme !== undefined) return rest === '' ? '' : `${scheme}://${rest}`
  // A URL with two leading slashes leaves the site; host names have dots.
  const [, path] = /^\/(\/[^/.:?#]+(?:[/?#].*)?)$/.exec(url) ?? []
  if (path !== undefined) return `${path}, with one slash`
  return /^https?:\/\/[^/?#]*:\d/i.test(url) && !URL.canParse(url)
    ? 'a port of at most 65535, or none'
    : undefined
}

/**
 * Severity of a broken link; null if it is not reported. Forbidden schemes were reported when the HTML was generated. A
 * link without a URL leads to its own page, which is never meant but breaks nothing.
 */
export function brokenWeight(
  { reason }: BrokenTarget,
  config: SiteConfig,
): Pick<Diagnostic, 'severity' | 'buildLevel'> | null {
  if (reason === 'scheme') return null
  if (reason === 'empty') return { severity: 'warning', buildLevel: config.onBrokenLinks }
  const buildLevel = reason === 'markdown-file' ? config.onBrokenMarkdownLinks : config.onBrokenLinks
  return { severity: 'error' as const, buildLevel }
}

/** Whether the target is a file rather than a page. */
function isOfFile({ reason, wanted }: Pick<BrokenTarget, 'reason' | 'wanted'>): boolean {
  return reason === 'asset' || (reason === 'page' && missingTargetKind(wanted) === 'file')
}

const isOfPage = ({ reason, wanted }: Pick<BrokenTarget, 'reason' | 'wanted'>): boolean =>
  reason === 'page' && missingTargetKind(wanted) === 'page'

/** Key that links to the same missing target share. */
function targetOf({ reason, wanted }: BrokenTarget): string | undefined {
  return reason === 'page' || reason === 'markdown-file' || reason === 'asset' ? wanted : undefined
}

function messageOf({ slot, text }: ResolvedLink, { reason, wanted }: BrokenTarget): string {
  const named = nameOfLink(text)
  switch (reason) {
    case 'empty':
      return `${named} has no URL`
    case 'encoding':
      return `${named} has invalid percent-encoding in its URL: ${slot.url}`
    case 'outside':
      return `${named} leads outside the site folder: ${slot.url}`
    case 'markdown-file':
      return `${named} leads to a Markdown file that is not a page of the site: ${wanted}`
    case 'asset':
      return `${named} leads to a file that does not exist: ${wanted}`
    default:
      return `${named} leads to a ${missingTargetKind(wanted)} that does not exist: ${wanted}`
  }
}

/** Matches names that end like a host rather than a file. */
const HOST = /^(?:[\p{L}\d-]+\.)+(?:com|org|net|info|io|dev|app|eu|de|ru|su|by|kz|ua|рф)(?:[:/?#]|$)/iu

/** The intended URL of one without a scheme or in typographic quotes. */
function wholeAddress(url: string): string | undefined {
  if (/^www\.[^\s/]+\.[a-z]{2,}/i.test(url) || HOST.test(url)) return `https://${url}`
  if (/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`
  const [, scheme, rest] = /^(https?)(?:\/\/|;\/\/|:\\\\|\.\/\/)(.+)$/i.exec(url) ?? []
  if (scheme !== undefined) return `${scheme}://${rest}`
  const [, quoted] =
    /^(?:%E2%80%9[CDE]|%C2%AB|[“”„«‘’])(.*?)(?:%E2%80%9[CDE]|%C2%BB|[“”»‘’])$/i.exec(url) ?? []
  return quoted === undefined ? undefined : `${quoted} without the quotes`
}

function hintOf(
  { slot }: ResolvedLink,
  { reason, wanted }: BrokenTarget,
  { doc, site }: BuiltPage,
  near: string | undefined,
): string | undefined {
  if (reason === 'encoding') return 'write % as %25'
  if (reason === 'empty') return 'write the URL, or remove the link'
  const whole = wholeAddress(slot.url)
  if (whole !== undefined) return `write ${whole}`
  const drafts = site.versions.flatMap(({ version, draftIds }) =>
    version.name === doc.version ? draftIds : [],
  )
  const bare = wanted.replace(/\.mdx?$|\/$/gi, '').replace(/^(?:\.{1,2}\/|\/)+/, '')
  if (bare !== '' && drafts.some((id) => id === bare || id.endsWith(`/${bare}`) || bare.endsWith(`/${id}`)))
    return 'that page is a draft: publish it, or remove the link'
  if (near) return `did you mean ${near}?`
  return isOfFile({ reason, wanted })
    ? 'correct the path; a file must be in a static folder, or next to the page that links to it'
    : 'correct the URL, create the page, or remove the link'
}

/** The page or Markdown file whose path is nearest to that of a missing one. */
function nearTarget(
  { slot }: ResolvedLink,
  { reason, wanted }: BrokenTarget,
  { doc, site }: BuiltPage,
): string | undefined {
  if (reason === 'page') return nearestPage(wanted.replace(/(?:\/index)?\.html?$/i, ''), site)
  const file = reason === 'markdown-file' ? nearestFile(wanted, doc, site) : undefined
  return file === undefined ? undefined : relativePath(folderOf(slot.place.file), file)
}
