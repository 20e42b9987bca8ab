// The search configuration as it is without settings, for tests.
import type { SearchConfig } from '../../../cli/model/config.ts'

export const searchConfig: SearchConfig = {
  engine: 'sharded',
  lunrIndex: false,
  indexDocs: true,
  indexDocSidebarParentCategories: 0,
  includeParentCategoriesInPageTitle: false,
  indexKeywords: false,
  language: ['ru', 'en'],
  synonyms: [],
  maxSearchResults: 8,
  shortcuts: true,
  lunr: {
    tokenizerSeparator: '[\\s\\-]+',
    b: 0.75,
    k1: 1.2,
    titleBoost: 5,
    contentBoost: 1,
    tagsBoost: 3,
    parentCategoriesBoost: 2,
    keywordsBoost: 5,
  },
}
