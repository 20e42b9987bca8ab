// Ranks of the queries: the order of the stages in the picture of ARCHITECTURE.md. A query reads lower ranks only.

/** Rank of each stage. */
export const RANK = {
  input: 0,
  source: 1,
  scan: 2,
  data: 3,
  messages: 4,
  version: 5,
  tables: 6,
  site: 7,
  siteHash: 8,
  options: 9,
  articleKey: 10,
  article: 11,
  facts: 12,
  targets: 13,
  shared: 14,
  pageKey: 15,
  page: 16,
  files: 17,
  searchKey: 18,
  search: 19,
  index: 20,
  findings: 21,
  outputs: 22,
  output: 23,
} as const
