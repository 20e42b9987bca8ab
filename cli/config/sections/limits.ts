// Limits that protect a build from harmful input. Every message about a limit names its key.
import * as z from 'zod'
import { DEFAULT_PAGE_BYTES } from '../../model/page-limits.ts'

const limit = z.int().min(1)

/** `limits`: maximum sizes of accepted input. */
export const limits = z.strictObject({
  pageBytes: limit.default(DEFAULT_PAGE_BYTES).describe("Size of a page's source, in bytes."),
  nesting: limit.default(100).describe('Nesting depth of quotes, lists and elements.'),
  tableCells: limit.default(100_000).describe('Number of cells in a table.'),
  footnoteReferences: limit.default(5000).describe('Number of footnote references on a page.'),
  includeDepth: limit.default(20).describe('Nesting depth of partials.'),
  includeExpansions: limit
    .default(10_000)
    .describe('Number of partials included in one page, counting repetitions.'),
  pageMs: limit.default(5000).describe('Processor time to compile a page, in milliseconds.'),
  renderMs: limit
    .default(5000)
    .describe('Processor time that site components and the theme may use to render a page, in milliseconds.'),
  highlightBytes: limit
    .default(100_000)
    .describe('Size up to which code blocks are highlighted, in bytes; longer ones stay plain.'),
  highlightLineLength: limit
    .default(2000)
    .describe('Length up to which a line of code is highlighted, in characters.'),
  sidebarDepth: limit.default(100).describe('Nesting depth of categories.'),
})
