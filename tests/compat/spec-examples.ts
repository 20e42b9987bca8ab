// The recorded examples of the CommonMark and GFM specifications.
import { readFileSync } from 'node:fs'
import { hasShared, SHARED } from '../helpers/shared.ts'

/** One example. */
export interface SpecExample {
  readonly n: number
  readonly section: string
  readonly source?: string
  readonly extensions?: string
  readonly markdown: string
  readonly html: string
}

/** Examples of a specification, with tabs put back where it shows them as arrows; none where they are absent. */
export function specExamples(name: 'commonmark-spec' | 'gfm-spec'): readonly SpecExample[] {
  if (!hasShared) return []
  const { cases } = JSON.parse(readFileSync(`${SHARED}cases/${name}.json`, 'utf8')) as {
    cases: SpecExample[]
  }
  return cases.map((example) => ({
    ...example,
    markdown: example.markdown.replaceAll('→', '\t'),
    html: example.html.replaceAll('→', '\t'),
  }))
}
