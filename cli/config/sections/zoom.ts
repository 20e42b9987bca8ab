// Configuration of image zoom.
import * as z from 'zod'
import { cssValue, nonEmptyText } from '../fields.ts'

/** `themeConfig.zoom`; absent = images do not zoom. */
export const zoom = z.strictObject({
  selector: nonEmptyText.default('.markdown img').describe('CSS selector of images that can be zoomed.'),
  background: z
    .strictObject({
      light: cssValue.default('rgb(255, 255, 255)').describe('Background in light mode.'),
      dark: cssValue.default('rgb(50, 50, 50)').describe('Background in dark mode.'),
    })
    .prefault({})
    .describe('Background colour of the zoomed image.'),
  config: z
    .strictObject({
      margin: z.number().min(0).default(0).describe('Margin between image and window, in pixels.'),
      scrollOffset: z
        .number()
        .min(0)
        .default(40)
        .describe('Scroll distance that closes the zoom, in pixels.'),
    })
    .prefault({})
    .describe('Dimensions.'),
})
