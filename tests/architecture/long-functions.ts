/**
 * Functions longer than the limit, as `file name`, that are still to be cut. Whoever cuts one removes its line; no line is ever
 * added.
 */
export const LONG_FUNCTIONS: readonly string[] = [
  'cli/commands/serve-log.ts createServeLog',
  'cli/commands/site-look.ts createSiteLook',
  'cli/commands/site-session.ts openSession',
  'cli/io/disk-sink.ts openDiskSink',
  'cli/io/disk-source.ts diskSource',
  'cli/io/watch.ts watchSite',
  'cli/pipeline.ts createPipeline',
  'cli/pipeline/articles.ts articleQueries',
  'cli/pipeline/checks.ts checkQueries',
  'cli/pipeline/code.ts codeQueries',
  'cli/pipeline/content.ts contentQueries',
  'cli/pipeline/link-subjects.ts linkSubjects',
  'cli/pipeline/live.ts liveView',
  'cli/pipeline/pages.ts pageQueries',
  'cli/pipeline/search.ts searchQueries',
]
