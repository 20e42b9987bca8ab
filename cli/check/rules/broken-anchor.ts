// Links to a fragment that the target page does not have.
//
// Bad:  [порядок](./install.md#prядок)     Good:  [порядок](./install.md#порядок)
import { present } from '../../text/present.ts'
import { fragmentId } from '../../text/url.ts'
import { anchorHint, certainId } from '../nearest-target.ts'
import { nameOfLink, resolvedLinks } from '../page-subject.ts'
import type { Rule } from '../rule.ts'

/** `check/broken-anchor`. */
export const brokenAnchor: Rule = {
  id: 'broken-anchor',
  commands: 'all',
  summary: 'A link leads to an anchor that the page does not have.',
  level: 'error',
  docs: 'The link opens the top of the page instead of the section. Valid anchors are the ids of the finished page: those of headings, raw HTML, tabs and footnotes.',
  bad: '[порядок](./install.md#prядок)',
  good: '[порядок](./install.md#порядок)',
  checkPage(subject, report) {
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || (target.kind !== 'page' && target.kind !== 'anchor')) continue
      const path = target.kind === 'page' ? target.path : subject.doc.permalink
      const anchors = subject.anchorsOf(path)
      const anchor = fragmentId(target.anchor ?? '')
      if (anchor === '' || !anchors || hasAnchor(anchors, anchor, slot.url)) continue
      report(
        present({
          code: 'check/broken-anchor',
          severity: 'error' as const,
          buildLevel: subject.config.onBrokenAnchors,
          message: `${nameOfLink(text)} leads to #${anchor}, which ${path} does not have`,
          hint: anchorHint(anchor, anchors),
          place: slot.place,
          about: anchorText(slot.url, certainId(anchor, anchors)),
        }),
      )
    }
  },
}

/** The fragment as written, with its replacement if one is certain. */
function anchorText(url: string, meant: string | undefined) {
  const hash = fragmentId(url.slice(url.indexOf('#')))
  return meant === undefined ? { text: hash } : { text: hash, replacement: `#${meant}` }
}

/**
 * Whether the page has the id as written, decoded or encoded. Browsers scroll to the top of any page for `#top`.
 * `#/path` is handled by scripts of the page, such as an API explorer.
 */
function hasAnchor(anchors: ReadonlySet<string>, anchor: string, url: string): boolean {
  const written = fragmentId(url.slice(url.indexOf('#') + 1)).normalize()
  const forms = [anchor, written, encodeURI(anchor)]
  return forms.some((form) => anchors.has(form)) || anchor.toLowerCase() === 'top' || /^!?\//.test(anchor)
}
