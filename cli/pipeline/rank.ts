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
  options: 8,
  article: 9,
  facts: 10,
  targets: 11,
  shared: 12,
  page: 13,
  files: 14,
  search: 15,
  index: 16,
  findings: 17,
  outputs: 18,
  output: 19,
} as const
