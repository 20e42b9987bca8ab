// Id prefixes for the engine `preact`, which counts from zero in every tree.
import { createContext, createElement, type VNode } from 'preact'
import { useContext, useId } from 'preact/hooks'

const IdPrefix = createContext('')

/** A tree whose ids start with this prefix. */
export const withIds = (prefix: string, tree: VNode): VNode =>
  // Callers only render the tree, so the type of its props does not matter.
  createElement(IdPrefix.Provider, { value: prefix, children: tree }) as unknown as VNode

/** An id that is the same on the server and in the browser, and unique in the document. */
export function usePrefixedId(): string {
  return useContext(IdPrefix) + useId()
}
