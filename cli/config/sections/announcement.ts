// Configuration of the announcement bar above the navbar.
import * as z from 'zod'
import { cssValue, nonEmptyText } from '../fields.ts'

/** `themeConfig.announcementBar`. */
export const announcementBar = z.strictObject({
  id: nonEmptyText
    .default('announcement-bar')
    .describe('Another id shows the bar again to readers who closed it.'),
  content: nonEmptyText.describe('Html of the bar.'),
  backgroundColor: cssValue.exactOptional().describe('Background colour.'),
  textColor: cssValue.exactOptional().describe('Colour of the text.'),
  isCloseable: z.boolean().default(true).describe('Readers can close the bar.'),
})
