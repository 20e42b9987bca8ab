// Internal links that reach their page only through a redirect or by its file name: an extra or missing trailing slash,
// or `.html`.
import { decodePath, splitUrl } from '../../text/url.ts'
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/non-canonical-link`. */
export const nonCanonicalLink: Rule = {
  id: 'non-canonical-link',
  commands: 'check',
  summary: 'A link to a page has a wrong trailing slash or ends with the name of the HTML file.',
  level: 'warn',
  docs: 'The slash is missing or superfluous, or the link ends with `.html`. Each click can cost the reader an extra round trip. Links to Markdown files always get the right URL.',
  bad: '[обзор](/docs/intro/)',
  good: '[обзор](/docs/intro)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || target.kind !== 'page') continue
      const { pathname } = splitUrl(target.href)
      const path = decodePath(pathname)?.normalize()
      const written = splitUrl(slot.url).pathname
      const isFile = /\.html$/.test(written) && !/\.html$/.test(target.path)
      const isOther = path !== undefined && path !== target.path && `${path}/` !== '/'
      const differs = path !== undefined && (isOther || isFile) && bare(path) === bare(target.path)
      if (!differs || written === '' || bare(path) === '') continue
      const wanted = bare(written) + (target.path.endsWith('/') ? '/' : '')
      report(
        findingOf(
          'non-canonical-link',
          `${nameOfLink(text)} differs from the URL of the page: ${target.path}`,
          slot.place,
          {
            hint: `write ${wanted}`,
            about: { text: slot.url, replacement: wanted + slot.url.slice(written.length) },
          },
        ),
      )
    }
  },
}

function bare(path: string): string {
  return path.replace(/(?:\/|\/index\.html|\.html)$/, '')
}
