// What all images for shared links have in common, as a hash: their names follow from it.
import { query } from '../graph/query.ts'
import { fingerprint } from '../text/fingerprint.ts'
import type { Inputs } from './inputs.ts'
import { RANK } from './rank.ts'

/** Changes when the drawing does. */
const DRAWING = 1

/** Hash of all that images have in common, fonts included; null when none are drawn. Its key is empty. */
export const shareStyleQuery = (inputs: Inputs) =>
  query<string | null>({
    name: 'share-style',
    rank: RANK.data,
    keep: 'inside',
    compute: async (_key, { read }) => {
      const { shareImages: style } = await read(inputs.config, '')
      if (style === null) return null
      const fonts: string[] = []
      for (const file of style.fonts) fonts.push((await read(inputs.asset, file))?.hash ?? '')
      return fingerprint({ style, fonts, DRAWING })
    },
  })
