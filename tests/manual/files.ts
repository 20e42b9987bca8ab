// The pages of the manual.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of the project, with a slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Folder of the manual's site. */
export const MANUAL = `${ROOT}content/manual`

/** One page or partial. */
export interface ManualPage {
  /** Below the docs folder. */
  readonly path: string
  readonly text: string
}

/** Pages that people write, in order of their paths; those in `reference/` are made by a test. */
export function writtenPages(): readonly ManualPage[] {
  return readdirSync(`${MANUAL}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('reference/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${MANUAL}/docs/${path}`, 'utf8') }))
}
