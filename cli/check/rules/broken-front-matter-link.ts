// Addresses in the front matter that lead nowhere: neighbours of the paginator and the share image.
import { findingOf, startOf } from '../report-at.ts'
import type { SiteRule } from '../rule.ts'

/** `check/broken-front-matter-link`. */
export const brokenFrontMatterLink: SiteRule = {
  id: 'broken-front-matter-link',
  summary: 'The front matter of a page names an image or a page that does not exist.',
  level: 'error',
  docs: 'The share image stays empty, or the paginator has no link.',
  bad: 'image: /img/shere.png',
  good: 'image: /img/share.png',
  checkSite({ pages, site, files, config, isStatic }, report) {
    const known = new Set(files)
    for (const { doc, version } of pages) {
      const { image, pagination_next: next, pagination_prev: previous } = doc.frontMatter
      if (image !== undefined && !imageExists(image, doc.file)) {
        const place = doc.keyPlaces.image ?? startOf(doc.file)
        report(
          findingOf('broken-front-matter-link', `the image ${image} does not exist`, place, {
            about: { text: image },
          }),
        )
      }
      const ids = new Set(version.docs.map(({ id }) => id))
      for (const [key, id] of [
        ['pagination_next', next],
        ['pagination_prev', previous],
      ] as const) {
        if (typeof id !== 'string' || ids.has(id) || isIndex(id, version)) continue
        const place = doc.keyPlaces[key] ?? startOf(doc.file)
        report(
          findingOf('broken-front-matter-link', `\`${key}\` names no page: ${id}`, place, {
            about: { text: id },
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

function isIndex(
  id: string,
  { generatedIndexes }: { readonly generatedIndexes: readonly { readonly id: string }[] },
) {
  return generatedIndexes.some((index) => index.id === id)
}
