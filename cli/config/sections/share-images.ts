// Configuration of the images that messengers and social networks show for shared pages.
import * as z from 'zod'
import { sitePath } from '../fields.ts'
import { checked } from '../problem.ts'

const color = checked(z.string(), (text) =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)
    ? null
    : { expected: 'a colour in the form `#rgb` or `#rrggbb`' },
)

/** `shareImages`. */
export const shareImages = z.strictObject({
  background: color.default('#14222e').describe('Background colour.'),
  color: color.default('#ffffff').describe('Text colour.'),
  accent: color.default('#4fb3bf').describe('Colour of the stripe and the site name.'),
  fonts: z
    .array(sitePath)
    .default([])
    .describe(
      'Font files (TrueType or OpenType) for the images; by default Arimo, which covers Latin, Cyrillic and Greek.',
    ),
})
