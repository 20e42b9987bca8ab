// Everything attached to a page that only answers to the reader: one piece of code, which waits for the style sheet of what it adds.
import { nextTask } from '../routing/idle.ts'
import { type Behaviour, detachAll } from './behaviour.ts'
import { lateBehaviours } from './late/registry.ts'

/** Attaches them once the style sheet is there, each in a task of its own: a slow device answers to the reader meanwhile. */
export const behaviour: Behaviour = {
  attach(root, env) {
    const detach: (() => void)[] = []
    let gone = false
    const attachAll = async () => {
      await env.loadLateStyle()
      for (const late of lateBehaviours) {
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
