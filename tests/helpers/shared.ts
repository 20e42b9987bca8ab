// Location of recorded expectations and corpora, next to the checkout. A user's clone has none.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of recorded cases and corpora. */
export const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url))

/** Whether it exists; tests that need it are skipped otherwise. */
export const hasShared = existsSync(`${SHARED}cases`)

/** One recorded expectation. */
export interface RecordedCase {
  readonly fn?: string
  readonly test?: string
  readonly args?: readonly unknown[]
  readonly input?: unknown
  readonly result?: unknown
  readonly throws?: string
}

/** Cases of `cases/<name>.json`, or none if the file is absent. */
export function recordedCases(name: string): readonly RecordedCase[] {
  if (!hasShared) return []
  return (JSON.parse(readFileSync(`${SHARED}cases/${name}.json`, 'utf8')) as { cases: RecordedCase[] }).cases
}
