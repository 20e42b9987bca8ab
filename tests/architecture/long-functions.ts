/**
 * Functions longer than the limit, as `file name`, that are still to be cut. Whoever cuts one removes its line; no line is ever
 * added.
 */
export const LONG_FUNCTIONS: readonly string[] = [
  'cli/commands/serve-log.ts createServeLog',
  'cli/commands/site-look.ts createSiteLook',
  'cli/pipeline.ts createPipeline',
  'cli/pipeline/content.ts contentQueries',
]
