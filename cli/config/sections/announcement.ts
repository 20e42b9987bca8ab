// Configuration of the announcement bar above the navbar.
import * as z from 'zod'
import { cssValue, nonEmptyText } from '../fields.ts'

/** `themeConfig.announcementBar`. */
export const announcementBar = z.strictObject({
  id: nonEmptyText
    .default('announcement-bar')
    .describe('Identifier of the announcement; change it to show the bar again to readers who closed it.'),
  content: nonEmptyText.describe('HTML of the announcement.'),
  backgroundColor: cssValue.exactOptional().describe('Background colour.'),
  textColor: cssValue.exactOptional().describe('Text colour.'),
  isCloseable: z.boolean().default(true).describe('Readers can close the bar.'),
})
