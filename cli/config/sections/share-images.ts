// Configuration of the images that messengers and social networks show for shared pages.
import * as z from 'zod'
import { sitePath } from '../fields.ts'
import { checked } from '../problem.ts'

const color = checked(z.string(), (text) =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? null : { expected: 'a colour as `#rgb` or `#rrggbb`' },
)

/** `shareImages`. */
export const shareImages = z.strictObject({
  background: color.default('#14222e').describe('Colour of the ground.'),
  color: color.default('#ffffff').describe('Colour of the text.'),
  accent: color.default('#4fb3bf').describe('Colour of the stripe and of the name of the site.'),
  fonts: z
    .array(sitePath)
    .default([])
    .describe(
      'Fonts to draw with, files of the site in TrueType or OpenType. Without any it is Arimo, which has Latin, Cyrillic and Greek letters.',
    ),
})
