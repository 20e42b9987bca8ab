// Hash of everything that all share images have in common; their file names depend on it.
import { query } from '../graph/query.ts'
import { fingerprint } from '../text/fingerprint.ts'
import type { Inputs } from './inputs.ts'
import { RANK } from './rank.ts'

/** Increment when the drawing code changes. */
const DRAWING = 1

/** Hash of everything that share images have in common, fonts included; null if none are generated. Its key is empty. */
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
