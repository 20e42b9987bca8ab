// Limits that protect a build from harmful input. Every message about a limit names its key.
import * as z from 'zod'
import { DEFAULT_PAGE_BYTES } from '../../model/page-limits.ts'

const limit = z.int().min(1)

/** `limits`: maximum sizes of accepted input. */
export const limits = z.strictObject({
  pageBytes: limit.default(DEFAULT_PAGE_BYTES).describe('Bytes of the source of a page.'),
  nesting: limit.default(100).describe('Levels of quotes, lists and elements inside each other.'),
  tableCells: limit.default(100_000).describe('Cells of a table.'),
  footnoteReferences: limit.default(5000).describe('References to footnotes on a page.'),
  includeDepth: limit.default(20).describe('Partials inside each other.'),
  includeExpansions: limit.default(10_000).describe('Partials put into one page, counted with repetition.'),
  pageMs: limit.default(5000).describe('Milliseconds of processor time to compile a page.'),
  renderMs: limit
    .default(5000)
    .describe(
      'Milliseconds of processor time that components and the theme of the site may take to draw a page.',
    ),
  highlightBytes: limit
    .default(100_000)
    .describe('Bytes of a code block that is highlighted; longer ones stay plain.'),
  highlightLineLength: limit.default(2000).describe('Characters of a line of code that is highlighted.'),
  sidebarDepth: limit.default(100).describe('Categories inside each other.'),
})
