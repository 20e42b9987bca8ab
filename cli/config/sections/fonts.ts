// Configuration of fonts.
import * as z from 'zod'
import { nonEmptyText } from '../fields.ts'

const sheets = z.union([nonEmptyText, z.array(nonEmptyText)]).default([])

/** `fonts`. */
export const fonts = z.strictObject({
  text: sheets.describe(
    'Face of the text: a package of the site (`@fontsource-variable/golos-text`), one of its style sheets, or a style sheet of the site (`./fonts/text.css`), with the rules `@font-face` of one family; a list for several.',
  ),
  code: sheets.describe('Face of code, given in the same way.'),
  math: sheets.describe('Face of formulas, given in the same way. It needs a MATH table.'),
})
