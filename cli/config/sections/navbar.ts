// Configuration of the navbar.
import * as z from 'zod'
import { logo } from './logo.ts'
import { navbarItem } from './navbar-items.ts'

/** `themeConfig.navbar`. */
export const navbar = z.strictObject({
  title: z.string().exactOptional().describe('Text beside the logo.'),
  logo: logo.exactOptional().describe('Logo at the left end.'),
  style: z.enum(['dark', 'primary']).exactOptional().describe('Colours other than those of the page.'),
  hideOnScroll: z.boolean().default(false).describe('Hides the bar while the reader scrolls down.'),
  items: z.array(navbarItem).default([]).describe('Items from left to right; see the table of item types.'),
})
