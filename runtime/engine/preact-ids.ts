// Prefix of the ids of a tree, for the engine `preact`, which counts from zero in every tree.
import { createContext, createElement, type VNode } from 'preact'
import { useContext, useId } from 'preact/hooks'

const IdPrefix = createContext('')

/** A tree whose ids begin so. */
export const withIds = (prefix: string, tree: VNode): VNode =>
  // Callers only render the tree: the type of its props does not matter to them.
  createElement(IdPrefix.Provider, { value: prefix, children: tree }) as unknown as VNode

/** An id that is the same on the server and in the browser, and no other's in the document. */
export function usePrefixedId(): string {
  return useContext(IdPrefix) + useId()
}
