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
  summary: 'A link uses an old URL that is redirected.',
  level: 'warn',
  docs: 'Readers get to the right page, because the published link has the new URL. Write the new URL, so that you can remove the redirect one day.',
  bad: '[обзор](/old)',
  good: '[обзор](/docs/intro)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'page' || target.redirectedFrom === undefined) continue
      const { baseUrl } = subject.site
      const below = `/${target.href.slice(baseUrl.length)}`
      const replacement = splitUrl(slot.url).pathname.startsWith(baseUrl) ? target.href : below
      report(
        findingOf('redirected-link', `${nameOfLink(text)} uses an old URL: ${slot.url}`, slot.place, {
          hint: `write ${replacement}`,
          about: { text: slot.url, replacement },
        }),
      )
    }
  },
}
