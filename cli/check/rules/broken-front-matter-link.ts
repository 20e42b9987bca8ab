// Share images in the front matter that do not exist. `pagination_next` and `pagination_prev` are checked where the
// paginator is built.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/broken-front-matter-link`. */
export const brokenFrontMatterLink: Rule = {
  id: 'broken-front-matter-link',
  commands: 'all',
  summary: 'The front matter of a page refers to an image that does not exist.',
  level: 'error',
  docs: 'When someone shares the page, its preview has no image.',
  bad: 'image: /img/shere.png',
  good: 'image: /img/share.png',
  checkPage({ doc, hasShareImage, config }, report) {
    if (hasShareImage) return
    const image = doc.frontMatter.image ?? ''
    const found = findingOf(
      'broken-front-matter-link',
      `the image ${image} does not exist`,
      keyPlaceOrStart(doc, 'image'),
      {
        hint: 'write a path in a static folder (/img/share.png) or a path relative to the page (./share.png)',
        about: { text: image },
      },
    )
    report({ ...found, buildLevel: config.onBrokenImages })
  },
}
