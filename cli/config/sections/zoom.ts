// Configuration of image zoom.
import * as z from 'zod'
import { cssValue, nonEmptyText } from '../fields.ts'

/** `themeConfig.zoom`; absent = images do not zoom. */
export const zoom = z.strictObject({
  selector: nonEmptyText.default('.markdown img').describe('Images that zoom.'),
  background: z
    .strictObject({
      light: cssValue.default('rgb(255, 255, 255)').describe('Background in the light mode.'),
      dark: cssValue.default('rgb(50, 50, 50)').describe('Background in the dark mode.'),
    })
    .prefault({})
    .describe('Colour behind the zoomed image.'),
  config: z
    .strictObject({
      margin: z.number().min(0).default(0).describe('Pixels between the image and the window.'),
      scrollOffset: z.number().min(0).default(40).describe('Pixels of scrolling that close the zoom.'),
    })
    .prefault({})
    .describe('Measures.'),
})
