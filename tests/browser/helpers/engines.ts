// The rendering engines, and which of them the suite runs with.
import { describe, it } from 'vitest'

/** A rendering engine. */
export type Engine = 'preact' | 'react'

/**
 * Engines to run the suite with; `DOCSITE_TEST_ENGINES=preact` runs everything with one, `npm run browser:engines` with each.
 */
export const ENGINES = (process.env.DOCSITE_TEST_ENGINES ?? 'preact,react').split(',') as readonly Engine[]

/**
 * The engine for tests where one is enough because both produce the same: stylesheets, storage, attributes of the document, the
 * index.
 */
export const ONE_ENGINE: Engine = ENGINES[0] ?? 'preact'

/** Functions that declare tests and blocks. */
type Declare = { readonly it: typeof it; readonly describe: typeof describe }

/** Declares nothing: the run with the other engine has these tests. */
const ELSEWHERE = (() => {
  const nothing = Object.assign(() => undefined, { each: () => () => undefined })
  return { it: nothing, describe: nothing } as unknown as Declare
})()

/**
 * Declares tests of engine-independent code inside a block that runs with each engine: routes, storage, scrolling, queries and
 * highlights, attributes that engines.test.ts compares. They run with one engine. What the engine itself does (hydration, events,
 * effects, the focus after a change) is tested with both.
 */
export const onceOf = (engine: Engine): Declare => (engine === ONE_ENGINE ? { it, describe } : ELSEWHERE)

/** The engine of this repository's own site. */
export const OWN_ENGINE: Engine = 'preact'
