// Search tests: evaluated where the index is built (cli/search and cli/check/search-tests.ts).
import type { Rule } from '../rule.ts'

/** Rule `search-rank`. */
export const searchRank: Rule = {
  id: 'search-rank',
  commands: 'check',
  summary:
    'A query of search.test.yml does not find its page or finds a forbidden one, or too few queries find their page.',
  level: 'error',
  docs: 'Readers rely on finding the page by these words. Correct the page, or the expectation.',
  bad: '{ query: установка, page: /docs/instal }',
  good: '{ query: установка, page: /docs/install }',
}
