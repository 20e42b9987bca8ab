// Links in pages to addresses that are redirected.
//
// Bad:  [обзор](/old)     Good:  [обзор](/docs/intro)
import { splitUrl } from '../../text/url.ts'
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/redirected-link`. */
export const redirectedLink: Rule = {
  id: 'redirected-link',
  commands: 'check',
  summary: 'A link names an old address that a redirect leads away from.',
  level: 'warn',
  docs: 'Readers get to the right page: the published link has the new address. Write it, so that the redirect can go one day.',
  bad: '[обзор](/old)',
  good: '[обзор](/docs/intro)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'page' || target.redirectedFrom === undefined) continue
      const { baseUrl } = subject.site
      const below = `/${target.href.slice(baseUrl.length)}`
      const replacement = splitUrl(slot.url).pathname.startsWith(baseUrl) ? target.href : below
      report(
        findingOf('redirected-link', `${nameOfLink(text)} names an old address: ${slot.url}`, slot.place, {
          hint: `write ${replacement}`,
          about: { text: slot.url, replacement },
        }),
      )
    }
  },
}
