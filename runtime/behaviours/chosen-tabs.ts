// Selects the tabs that the reader chose earlier or the URL asks for, before the first interaction.
import type { Behaviour } from './behaviour.ts'
import { readSet, showChosen, tabLists } from './tab-set.ts'

/** Selects them once. */
export const behaviour: Behaviour = {
  attach(root) {
    for (const list of tabLists(root)) showChosen(readSet(list))
    return () => undefined
  },
}
