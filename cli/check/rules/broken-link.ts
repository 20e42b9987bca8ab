// Links to pages and Markdown files that do not exist, or whose address no browser could follow.
//
// Bad:  [установка](./instal.md)     Good:  [установка](./install.md)
import { LEVEL_SEVERITY, type SiteConfig } from '../../model/config.ts'
import type { Severity } from '../../model/diagnostic.ts'
import type { LinkTarget, SiteTables } from '../../model/site.ts'
import { present } from '../../text/present.ts'
import { folderOf, relativePath } from '../../text/site-path.ts'
import { nearestFile, nearestPage } from '../nearest-target.ts'
import { type PageRule, type ResolvedLink, resolvedLinks } from '../page-rule.ts'

type BrokenTarget = Extract<LinkTarget, { kind: 'broken' }>

/** `check/broken-link`. */
export const brokenLink: PageRule = {
  id: 'broken-link',
  summary: 'A link leads to a page that does not exist.',
  check(subject, report) {
    for (const link of resolvedLinks(subject)) {
      const { slot, target } = link
      if (slot.kind !== 'link' || target.kind !== 'broken') continue
      const severity = severityOf(target, subject.config)
      if (!severity) continue
      report(
        present({
          code: 'check/broken-link',
          severity,
          message: messageOf(link, target),
          hint: hintOf(link, target, subject.site),
          place: slot.place,
        }),
      )
    }
  },
}

/**
 * Addresses with a forbidden scheme have been reported where the html was made. A link without an address leads to its own
 * page: nothing is broken, but nobody means that.
 */
function severityOf({ reason }: BrokenTarget, config: SiteConfig): Severity | null {
  if (reason === 'scheme') return null
  if (reason === 'outside') return 'error'
  if (reason === 'empty') return LEVEL_SEVERITY[config.onBrokenLinks] && 'warning'
  return LEVEL_SEVERITY[reason === 'markdown-file' ? config.onBrokenMarkdownLinks : config.onBrokenLinks]
}

function messageOf({ slot, text }: ResolvedLink, { reason, wanted }: BrokenTarget): string {
  const named = text === '' ? 'the link' : `the link '${text}'`
  switch (reason) {
    case 'empty':
      return `${named} has no address`
    case 'encoding':
      return `${named} has broken percent-encoding in its address: ${slot.url}`
    case 'outside':
      return `${named} leads out of the site folder: ${slot.url}`
    case 'markdown-file':
      return `${named} leads to a Markdown file that is no page of the site: ${wanted}`
    case 'asset':
      return `${named} leads to a file that does not exist: ${wanted}`
    default:
      return `${named} leads to a page that does not exist: ${wanted}`
  }
}

function hintOf(
  { slot }: ResolvedLink,
  { reason, wanted }: BrokenTarget,
  site: SiteTables,
): string | undefined {
  if (reason === 'encoding') return 'write % as %25'
  if (reason === 'empty') return 'write the address, or take the link away'
  const page = reason === 'page' ? nearestPage(wanted, site) : undefined
  const file = reason === 'markdown-file' ? nearestFile(wanted, site) : undefined
  const near = page ?? (file && relativePath(folderOf(slot.place.file), file))
  return near === undefined ? undefined : `did you mean ${near}?`
}
