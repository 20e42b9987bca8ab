// The engines that stand behind the components, and with which of them the suite is run.
import { describe, it } from 'vitest'

/** What stands behind the components. */
export type Engine = 'preact' | 'react'

/** Engines to run the suite with; `DOCSITE_TEST_ENGINES=preact` runs all of it with one, `npm run browser:engines` with each. */
export const ENGINES = (process.env.DOCSITE_TEST_ENGINES ?? 'preact,react').split(',') as readonly Engine[]

/** Where one engine is enough, for both make the same: style sheets, storage, attributes of the document, the index. */
export const ONE_ENGINE: Engine = ENGINES[0] ?? 'preact'

/** What declares tests and blocks of them. */
type Declare = { readonly it: typeof it; readonly describe: typeof describe }

/** Declares nothing: another run of the block has these tests. */
const ELSEWHERE = (() => {
  const nothing = Object.assign(() => undefined, { each: () => () => undefined })
  return { it: nothing, describe: nothing } as unknown as Declare
})()

/**
 * What declares tests of code that knows no engine, in a block that runs with each: routes, storage, scrolling, queries and marks,
 * attributes that engines.test.ts compares. They run with one engine; what the engine itself does (hydration, events, effects, the
 * focus after a change) is tested with both.
 */
export const onceOf = (engine: Engine): Declare => (engine === ONE_ENGINE ? { it, describe } : ELSEWHERE)

/** What this repository's own site is published with. */
export const OWN_ENGINE: Engine = 'preact'
