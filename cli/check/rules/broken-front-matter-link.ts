// Share images in the front matter that do not exist. Neighbours of the paginator are looked up where they are needed.

import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { SiteRule } from '../rule.ts'

/** `check/broken-front-matter-link`. */
export const brokenFrontMatterLink: SiteRule = {
  id: 'broken-front-matter-link',
  summary: 'The front matter of a page names an image that does not exist.',
  level: 'error',
  docs: 'Whoever shares the page shows no picture.',
  bad: 'image: /img/shere.png',
  good: 'image: /img/share.png',
  checkSite({ pages, site, files, config, isStatic }, report) {
    const known = new Set(files)
    for (const { doc } of pages) {
      const { image } = doc.frontMatter
      if (image !== undefined && !imageExists(image, doc.file)) {
        const place = keyPlaceOrStart(doc, 'image')
        report(
          findingOf('broken-front-matter-link', `the image ${image} does not exist`, place, {
            about: { text: image },
          }),
        )
      }
    }

    function imageExists(image: string, file: string): boolean {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return true
      const folder = image.startsWith('.') ? file.split('/').slice(0, -1) : []
      const path: string[] = [...folder]
      for (const step of image.replace(/[?#].*$/, '').split('/')) {
        if (step === '..') path.pop()
        else if (step !== '.' && step !== '') path.push(step)
      }
      const plain = path.join('/')
      const below = plain.startsWith(site.baseUrl.slice(1)) ? plain.slice(site.baseUrl.length - 1) : plain
      return (
        known.has(plain) ||
        isStatic(below.replace(/^\//, '')) ||
        config.staticDirectories.some((dir) => known.has(`${dir}/${plain}`) || known.has(`${dir}/${below}`))
      )
    }
  },
}
