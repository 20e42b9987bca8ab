// Ranks of the queries: the order of the stages as shown in ARCHITECTURE.md. A query reads only lower ranks, so a stage whose
// queries read each other has several ranks. To add one, insert a line at its position.

/** Stages from first to last. */
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
