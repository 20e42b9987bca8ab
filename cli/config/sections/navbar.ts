// Configuration of the navbar.
import * as z from 'zod'
import { logo } from './logo.ts'
import { navbarItem } from './navbar-items.ts'

/** `themeConfig.navbar`. */
export const navbar = z.strictObject({
  title: z.string().exactOptional().describe('Text next to the logo.'),
  logo: logo.exactOptional().describe('Logo at the left end.'),
  style: z
    .enum(['dark', 'primary'])
    .exactOptional()
    .describe('Colour scheme of the bar, if different from the page.'),
  hideOnScroll: z.boolean().default(false).describe('Hides the bar while scrolling down.'),
  items: z.array(navbarItem).default([]).describe('Items from left to right; see the item types below.'),
})
