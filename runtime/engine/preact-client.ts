// Browser half of the engine `preact`.
import { hydrate as take } from 'preact'
import type { Hydrate } from './engine.ts'

// The components are typed for React; Preact makes its own elements of the same calls.
/** Makes the server's html live with Preact. */
export const hydrate = take as unknown as Hydrate
