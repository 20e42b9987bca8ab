// Addresses of the author's own machine: a page as `docsite serve` shows it, a picture from there. Readers have no such server.
import type { Report } from '../../model/diagnostic.ts'
import { type BuiltPage, nameOfLink, type ResolvedLink, resolvedLinks } from '../page-subject.ts'
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
  if (slot.kind !== 'link') {
    const what = slot.kind === 'image' ? 'the image' : `the file of \`${slot.attribute}\``
    const message = `${what} is asked of the machine of the reader: ${slot.url}`
    const hint = 'put the file into a static folder, and write its path'
    report({
      code: 'check/local-address',
      severity: 'warning',
      message,
      hint,
      place: slot.place,
      about: { text: slot.url },
    })
    return
  }
  const isPage = (wanted: string) =>
    site.routes.some(({ path: own, target }) => target.kind !== 'not-found' && bare(own) === bare(wanted))
  if (path === site.baseUrl || !isPage(path)) return
  const message = `${nameOfLink(text)} leads to a page of the site on the machine of the reader: ${slot.url}`
  const hint = `write ${path}${tail}, or the path of the file`
  report({
    code: 'check/local-address',
    severity: 'warning',
    message,
    hint,
    place: slot.place,
    about: { text: slot.url },
  })
}

const bare = (path: string): string => path.replace(/(.)\/$/, '$1')
