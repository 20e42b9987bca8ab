// Shows the tabs that were chosen before or that the address asks for, before the first interaction.
import type { Behaviour } from './behaviour.ts'
import { readSet, showChosen, tabLists } from './tab-set.ts'

/** Shows them once. */
export const behaviour: Behaviour = {
  attach(root) {
    for (const list of tabLists(root)) showChosen(readSet(list))
    return () => undefined
  },
}
