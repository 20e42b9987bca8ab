// Everything attached to a page that only answers to the reader: one piece of code, with the style sheet of what it adds.
import { loadLateStyle } from '../routing/late-style.ts'
import { type Behaviour, detachAll } from './behaviour.ts'
import { lateBehaviours } from './late/registry.ts'

/** Attaches them once the style sheet is there. */
export const behaviour: Behaviour = {
  attach(root, env) {
    let detach: (() => void) | null = null
    let gone = false
    loadLateStyle().then(() => {
      if (!gone) detach = detachAll(lateBehaviours.map((late) => late.attach(root, env)))
    })
    return () => {
      gone = true
      detach?.()
    }
  },
}
