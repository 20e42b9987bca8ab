// Runs one bad input through the whole pipeline and returns findings and pages.
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import { minimalConfig } from './cli.ts'
import { memoryPipeline, writtenFiles } from './pipeline.ts'

/** A page that every site has, to check that other pages are not affected. */
const START = { 'docs/start.md': '---\nsidebar_position: 1\n---\n\n# Начало\n\nТекст.\n' }

/** Result of building a site. */
export interface Outcome {
  /** `severity code file:line:column`. */
  readonly findings: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  /** Html by route. */
  readonly pages: ReadonlyMap<string, string>
  /** All other text files by path. */
  readonly others: ReadonlyMap<string, string>
}

function summary({ severity, code, place }: Diagnostic): string {
  return `${severity} ${code} ${place ? `${place.file}:${place.start.line}:${place.start.column}` : ''}`
}

/** Builds the files in memory. */
export async function outcomeOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  config = '',
): Promise<Outcome> {
  const all = new Map<string, string | Uint8Array>([
    ['site.config.ts', minimalConfig(config)],
    ...Object.entries(START),
    ...Object.entries(files),
  ])
  const { pipeline } = await memoryPipeline(all as Map<string, string>)
  const pages = new Map<string, string>()
  const others = new Map<string, string>()
  for (const [path, body] of await writtenFiles(pipeline)) {
    if (path.endsWith('.html')) pages.set(`/${path.replace(/\/?index\.html$/, '')}`, String(body))
    else if (typeof body === 'string') others.set(path, body)
  }
  const diagnostics = await pipeline.findings()
  return { findings: diagnostics.map(summary), diagnostics, pages, others }
}
