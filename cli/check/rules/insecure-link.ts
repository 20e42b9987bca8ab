// Links over plain HTTP, which anyone on the network path can read and change.
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** URLs on the reader's own machine or network, and reserved example names. */
const LOCAL =
  /^http:\/\/(?:localhost|127\.|10\.|192\.168\.|\[::1\]|[^/:]+\.(?:local|localhost|internal|test|example)(?:[/:]|$)|[^./:]+(?:[/:]|$))/i

/** `check/insecure-link`. */
export const insecureLink: Rule = {
  id: 'insecure-link',
  commands: 'check',
  summary: 'A link leads to another site over unencrypted HTTP.',
  level: 'off',
  docs: 'Anyone on the network path can read and change what the reader gets. Most sites are also available over HTTPS.',
  bad: '[сайт](http://example.org)',
  good: '[сайт](https://example.org)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'external') continue
      if (!/^http:/i.test(slot.url) || LOCAL.test(slot.url)) continue
      const message = `${nameOfLink(text)} is not encrypted: ${slot.url}`
      report(
        findingOf('insecure-link', message, slot.place, { hint: 'write https:', about: { text: slot.url } }),
      )
    }
  },
}
