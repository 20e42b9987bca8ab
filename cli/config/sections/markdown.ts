// Configuration of the Markdown language.
import * as z from 'zod'
import { checked } from '../problem.ts'

const elementName = checked(z.string(), (name) =>
  /^[a-z][a-z\d-]*$/.test(name) ? null : { expected: 'the name of an html element in small letters' },
)

/** `markdown`: what the pages may use. */
export const markdown = z.strictObject({
  format: z
    .enum(['md', 'mdx', 'detect'])
    .default('mdx')
    .describe('Whether components are recognised: in no file, in all, or in `.mdx` files only.'),
  parser: z
    .enum(['auto', 'remark'])
    .default('auto')
    .describe('`auto` takes the fastest parser that works here; both give the same pages.'),
  mermaid: z.boolean().default(false).describe('Draws code blocks of the language `mermaid` as diagrams.'),
  emoji: z.boolean().default(true).describe('Replaces `:tada:` and the like by emoji.'),
  math: z.boolean().default(false).describe('Sets `$…$` and `$$…$$` as formulas.'),
  typography: z
    .boolean()
    .default(false)
    .describe('Puts non-breaking spaces and quotation marks by the rules of the language.'),
  html: z
    .union([z.enum(['safe', 'trusted']), z.array(elementName)])
    .default('safe')
    .describe(
      'Raw HTML: `safe` keeps documentation elements, a list names further ones to keep, `trusted` keeps all but inline scripts, styles and handlers, which the content policy of the site refuses, and `<base>` and `<meta>`.',
    ),
})
