// Configuration of code blocks.
import * as z from 'zod'
import { nonEmptyText } from '../fields.ts'
import { checked } from '../problem.ts'

const magicComment = checked(
  z.strictObject({
    className: nonEmptyText.describe('Class of the marked lines.'),
    line: nonEmptyText.exactOptional().describe('Comment that highlights the next line.'),
    block: z
      .strictObject({
        start: nonEmptyText.describe('Comment before the first line.'),
        end: nonEmptyText.describe('Comment after the last line.'),
      })
      .exactOptional()
      .describe('Comments that surround highlighted lines.'),
  }),
  (comment) =>
    comment.line === undefined && comment.block === undefined
      ? { sentence: 'a magic comment needs `line` or `block`' }
      : null,
)

/** Magic comments that work without configuration. */
const HIGHLIGHT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

/** `themeConfig.prism`. */
export const prism = z.strictObject({
  defaultLanguage: nonEmptyText
    .nullable()
    .default(null)
    .describe('Language of code blocks without a language.'),
  aliases: z
    .record(z.string(), nonEmptyText)
    .default({})
    .describe(
      "Your own language names, mapped to the grammar that highlights them: `{ 'acme-sql': 'sql' }`.",
    ),
  magicComments: z
    .array(magicComment)
    .default([HIGHLIGHT])
    .describe('Comments in code that highlight lines.'),
})
