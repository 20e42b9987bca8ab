// (being written)
import type { BehaviourEnv } from './behaviour.ts'

/** Draws. */
export function drawDiagrams(_containers: readonly HTMLElement[], _env: BehaviourEnv): () => void {
  return () => undefined
}
