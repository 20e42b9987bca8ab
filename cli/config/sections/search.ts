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
    .describe('Regular expression of what stands between words.'),
  b: z.number().min(0).max(1).default(0.75).describe('How much the length of a section weighs.'),
  k1: z.number().min(0).default(1.2).describe('How soon repeated words stop to count.'),
  titleBoost: boost.default(5).describe('Weight of words in headings.'),
  contentBoost: boost.default(1).describe('Weight of words in the text.'),
  tagsBoost: boost.default(3).describe('Weight of tags.'),
  parentCategoriesBoost: boost.default(2).describe('Weight of the names of categories.'),
  keywordsBoost: boost.default(5).describe('Weight of keywords, where they are searched.'),
})

/** `search`: local full-text search. */
export const search = z.strictObject({
  engine: z
    .enum(['sharded', 'lunr'])
    .default('sharded')
    .describe(
      'What answers queries: small files loaded as a query needs them, or one lunr index loaded whole.',
    ),
  lunrIndex: z
    .boolean()
    .default(false)
    .describe('Publishes `search-index-{tag}.json`, an index for lunr, with the engine `sharded` too.'),
  indexDocs: z.boolean().default(true).describe('Puts documentation pages into the index.'),
  indexDocSidebarParentCategories: z
    .int()
    .min(0)
    .default(0)
    .describe('How many enclosing categories of a page are searched along with it.'),
  includeParentCategoriesInPageTitle: z
    .boolean()
    .default(false)
    .describe('Shows the categories before the title of a result.'),
  synonyms: z
    .array(z.array(z.string().min(1)).min(2))
    .default([])
    .describe(
      "Groups of words and expressions that mean the same to the engine `sharded`: `[['дашборд', 'dashboard']]`.",
    ),
  indexKeywords: z.boolean().default(false).describe('Searches the keywords of a page along with its tags.'),
  language: z
    .union([z.enum(LANGUAGES), z.array(z.enum(LANGUAGES))])
    .default(['ru', 'en'])
    .describe('Languages of the text, for stems and stop words.'),
  maxSearchResults: z.int().min(1).max(100).default(8).describe('Most results shown.'),
  shortcuts: z.boolean().default(true).describe('Opens the search by Ctrl K and `/`.'),
  lunr: lunr.prefault({}).describe('Parameters of the ranking.'),
})
