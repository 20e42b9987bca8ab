// Links to a part of a page that has no such part.
//
// Bad:  [порядок](./install.md#prядок)     Good:  [порядок](./install.md#порядок)
import { LEVEL_SEVERITY } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { nearestAnchor } from '../nearest-target.ts'
import { type PageRule, resolvedLinks } from '../page-rule.ts'

/** `check/broken-anchor`. */
export const brokenAnchor: PageRule = {
  id: 'broken-anchor',
  summary: 'A link leads to a part of a page that the page does not have.',
  check(subject, report) {
    const severity = LEVEL_SEVERITY[subject.config.onBrokenAnchors]
    if (!severity) return
    for (const { slot, target, text } of resolvedLinks(subject)) {
      if (slot.kind !== 'link' || (target.kind !== 'page' && target.kind !== 'anchor')) continue
      const path = target.kind === 'page' ? target.path : subject.doc.permalink
      const anchors = subject.anchorsOf(path)
      if (!target.anchor || !anchors || hasAnchor(anchors, target.anchor, slot.url)) continue
      const near = nearestAnchor(target.anchor, anchors)
      const named = text === '' ? 'the link' : `the link '${text}'`
      report(
        present({
          code: 'check/broken-anchor',
          severity,
          message: `${named} leads to #${target.anchor}, which ${path} does not have`,
          hint: near === undefined ? undefined : `did you mean #${near}?`,
          place: slot.place,
        }),
      )
    }
  },
}

/** Whether the page has the id, as written, decoded or encoded. Browsers take `#top` to the top of any page. */
function hasAnchor(anchors: ReadonlySet<string>, anchor: string, url: string): boolean {
  const written = url.slice(url.indexOf('#') + 1).normalize()
  const forms = [anchor, written, encodeURI(anchor)]
  return forms.some((form) => anchors.has(form)) || anchor.toLowerCase() === 'top'
}
