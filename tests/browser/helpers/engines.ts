// The engines that stand behind the components, and with which of them the suite is run.

/** What stands behind the components. */
export type Engine = 'preact' | 'react'

/** Engines to run the suite with; `DOCSITE_TEST_ENGINES=preact` runs all of it with one, `npm run browser:engines` with each. */
export const ENGINES = (process.env.DOCSITE_TEST_ENGINES ?? 'preact,react').split(',') as readonly Engine[]

/** Where one engine is enough, for both make the same: style sheets, storage, attributes of the document, the index. */
export const ONE_ENGINE: Engine = ENGINES[0] ?? 'preact'

/** What this repository's own site is published with. */
export const OWN_ENGINE: Engine = 'preact'
