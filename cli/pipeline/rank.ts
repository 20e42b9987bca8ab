// Ranks of the queries: the order of the stages in the picture of ARCHITECTURE.md. A query reads lower ranks only, so a stage
// whose queries read each other has several; a new one is a line in its place.

/** Stages from the first to the last. */
const STAGES = [
  'input',
  'setting',
  'source',
  'scan',
  'data',
  'messages',
  'version',
  'docFiles',
  'docParts',
  'docPart',
  'heads',
  'docsPart',
  'namedDocs',
  'sidebarDocs',
  'finishedSidebars',
  'docs',
  'pagination',
  'sidebars',
  'tables',
  'versionPages',
  'routeTable',
  'navigation',
  'site',
  'siteHash',
  'links',
  'options',
  'article',
  'facts',
  'targets',
  'uses',
  'policy',
  'shared',
  'siteKey',
  'pageKey',
  'files',
  'searchKey',
  'searchPart',
  'index',
  'pageFindings',
  'findingsPart',
  'findings',
  'outputs',
  'output',
] as const

type Stage = (typeof STAGES)[number]

/** Rank of each stage. */
export const RANK = Object.fromEntries(STAGES.map((stage, rank) => [stage, rank])) as Readonly<
  Record<Stage, number>
>
