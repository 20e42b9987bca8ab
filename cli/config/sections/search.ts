// Configuration of the search index and the search box.
import * as z from 'zod'
import { checked } from '../problem.ts'

/** Languages with a stemmer. */
const LANGUAGES = ['ru', 'en'] as const

/** Problem of a separator that is not a valid regular expression, or null. */
function separatorProblem(separator: string | RegExp) {
  try {
    new RegExp(separator)
    return null
  } catch {
    return { expected: 'a regular expression' }
  }
}

const boost = z.number().min(0)

const lunr = z.strictObject({
  tokenizerSeparator: checked(z.union([z.string(), z.instanceof(RegExp)]), separatorProblem)
    .default('[\\s\\-]+')
    .describe('Regular expression that matches the separators between words.'),
  b: z
    .number()
    .min(0)
    .max(1)
    .default(0.75)
    .describe('Influence of the section length on the score (BM25 `b`).'),
  k1: z.number().min(0).default(1.2).describe('Saturation of repeated words (BM25 `k1`).'),
  titleBoost: boost.default(5).describe('Weight of matches in headings.'),
  contentBoost: boost.default(1).describe('Weight of matches in the text.'),
  tagsBoost: boost.default(3).describe('Weight of matches in tags.'),
  parentCategoriesBoost: boost.default(2).describe('Weight of matches in category names.'),
  keywordsBoost: boost.default(5).describe('Weight of matches in keywords, if they are searched.'),
})

/** `search`: local full-text search. */
export const search = z.strictObject({
  engine: z
    .enum(['sharded', 'lunr'])
    .default('sharded')
    .describe(
      'Search engine: `sharded` loads only the small files a query needs, `lunr` loads one complete index.',
    ),
  lunrIndex: z
    .boolean()
    .default(false)
    .describe('Also publishes a lunr index, `search-index-{tag}.json`, with the engine `sharded`.'),
  indexDocs: z.boolean().default(true).describe('Includes documentation pages in the index.'),
  indexDocSidebarParentCategories: z
    .int()
    .min(0)
    .default(0)
    .describe('Number of parent categories whose names are searched together with a page.'),
  includeParentCategoriesInPageTitle: z
    .boolean()
    .default(false)
    .describe('Shows the parent categories before the title of a result.'),
  synonyms: z
    .array(z.array(z.string().min(1)).min(2))
    .default([])
    .describe(
      "Groups of words and phrases that are treated as equal, for the engine `sharded`: `[['дашборд', 'dashboard']]`.",
    ),
  indexKeywords: z.boolean().default(false).describe('Also searches the front matter `keywords` of pages.'),
  language: z
    .union([z.enum(LANGUAGES), z.array(z.enum(LANGUAGES))])
    .default(['ru', 'en'])
    .describe('Languages of the text, for stemming and stop words.'),
  maxSearchResults: z.int().min(1).max(100).default(8).describe('Maximum number of results shown.'),
  shortcuts: z.boolean().default(true).describe('Opens the search with Ctrl K and `/`.'),
  lunr: lunr.prefault({}).describe('Ranking parameters.'),
})
