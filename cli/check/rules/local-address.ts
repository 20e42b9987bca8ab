// Links and images on the author's own machine, such as a page at the URL of `docsite serve`. Readers have no such
// server.
import type { Report } from '../../model/diagnostic.ts'
import { pagePath } from '../../text/url.ts'
import { type BuiltPage, nameOfLink, type ResolvedLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const LOCAL =
  /^(?:https?:)?\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/[^?#]*)?([?#].*)?$/i

/** `check/local-address`. */
export const localAddress: Rule = {
  id: 'local-address',
  commands: 'all',
  summary: "An image, or a link to a page of the site, uses a URL on the reader's own machine.",
  level: 'warn',
  docs: 'The URL was copied from a local preview. Links to programs that readers run themselves, such as http://localhost:8080/, are not reported.',
  bad: '[установка](http://localhost:3000/docs/install)',
  good: '[установка](./install.md)',
  checkPage(subject, report) {
    for (const link of resolvedLinks(subject))
      if (link.target.kind === 'external') judge(link, subject, report)
  },
}

function judge({ slot, text }: ResolvedLink, { site }: BuiltPage, report: Report): void {
  const [whole, path = '/', tail = ''] = LOCAL.exec(slot.url) ?? []
  if (whole === undefined) return
  const say = (message: string, hint: string) =>
    report({
      ...findingOf('local-address', message, slot.place, { hint, about: { text: slot.url } }),
      // A warning, so that a build with such a URL is still published.
      severity: 'warning',
    })
  if (slot.kind !== 'link') {
    const what = slot.kind === 'image' ? 'the image' : `the file in \`${slot.attribute}\``
    const message = `${what} is loaded from the reader's own machine: ${slot.url}`
    say(message, 'put the file into a static folder and write its path')
    return
  }
  const wanted = pagePath(path)
  const isPage = site.routes.some(
    ({ path: own, target }) => target.kind !== 'not-found' && pagePath(own) === wanted,
  )
  if (path === site.baseUrl || !isPage) return
  say(
    `${nameOfLink(text)} leads to a page of the site on the reader's own machine: ${slot.url}`,
    `write ${path}${tail}, or the path of its Markdown file`,
  )
}
