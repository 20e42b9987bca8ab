// Images for shared links, one for each doc without its own: `assets/share/1a2b3c4d5e6f.png`.
import { SHARE_IMAGES } from '../model/output.ts'
import type { ShareCard } from '../model/share-card.ts'
import { oneFile } from './one-file.ts'

/** The images that page heads refer to. */
export const shareImages = oneFile({
  name: 'share-images',
  folder: SHARE_IMAGES,
  // They are drawn outside the main thread.
  atOnce: 4,
  list: async (site, locale) => {
    const { outPrefix } = await site.plan(locale)
    return (await site.shareImages(locale)).map(({ path, card }) => ({
      paths: [outPrefix + path],
      arg: JSON.stringify(card),
    }))
  },
  body: (arg, site) => site.drawnShareImage(JSON.parse(arg) as ShareCard),
})
