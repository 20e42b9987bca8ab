// Links and images on the author's own machine, such as a page at the URL of `docsite serve`. Readers have no such
// server.
import type { Report } from '../../model/diagnostic.ts'
import { type BuiltPage, nameOfLink, type ResolvedLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const LOCAL =
  /^(?:https?:)?\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/[^?#]*)?([?#].*)?$/i

/** `check/local-address`. */
export const localAddress: Rule = {
  id: 'local-address',
  commands: 'all',
  summary: 'A picture, or a link to a page of the site, is asked of the machine of the reader.',
  level: 'warn',
  docs: 'The address was copied while the site was served. That of a program which readers run themselves, such as http://localhost:8080/, is no finding.',
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
    const what = slot.kind === 'image' ? 'the image' : `the file of \`${slot.attribute}\``
    const message = `${what} is asked of the machine of the reader: ${slot.url}`
    say(message, 'put the file into a static folder, and write its path')
    return
  }
  const wanted = bare(path)
  const isPage = site.routes.some(
    ({ path: own, target }) => target.kind !== 'not-found' && bare(own) === wanted,
  )
  if (path === site.baseUrl || !isPage) return
  say(
    `${nameOfLink(text)} leads to a page of the site on the machine of the reader: ${slot.url}`,
    `write ${path}${tail}, or the path of the file`,
  )
}

const bare = (path: string): string => path.replace(/(.)\/$/, '$1')
