// All behaviours that only respond to the reader, in one chunk that waits for the stylesheet of what it adds.
import { nextTask } from '../routing/idle.ts'
import { type Behaviour, detachAll } from './behaviour.ts'
import { deferredBehaviours } from './late/registry.ts'

/** Attaches them once the stylesheet is loaded, each in a separate task, so that a slow device stays responsive meanwhile. */
export const behaviour: Behaviour = {
  attach(root, env) {
    const detach: (() => void)[] = []
    let gone = false
    const attachAll = async () => {
      await env.loadDeferredStyle()
      for (const late of deferredBehaviours) {
        if (gone) return
        detach.push(late.attach(root, env))
        await nextTask()
      }
    }
    void attachAll()
    return () => {
      gone = true
      detachAll(detach)()
    }
  },
}
