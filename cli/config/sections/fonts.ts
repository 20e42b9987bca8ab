// Configuration of fonts.
import * as z from 'zod'
import { nonEmptyText } from '../fields.ts'

const sheets = z.union([nonEmptyText, z.array(nonEmptyText)]).default([])

/** `fonts`. */
export const fonts = z.strictObject({
  text: sheets.describe(
    'Font of the text: an installed package (`@fontsource-variable/golos-text`), one of its stylesheets, or your own stylesheet (`./fonts/text.css`) with the `@font-face` rules of one family; a list for several.',
  ),
  code: sheets.describe('Font of code, specified in the same way.'),
  math: sheets.describe('Font of formulas, specified in the same way; it needs a MATH table.'),
})
