// What ids of a tree begin with, for the engine `preact`, which counts in every tree from nought.
import { createContext, createElement, type VNode } from 'preact'
import { useContext, useId } from 'preact/hooks'

const IdPrefix = createContext('')

/** A tree whose ids begin so. */
export const withIds = (prefix: string, tree: VNode): VNode =>
  // To those who take a tree it does not matter what its outermost component is given.
  createElement(IdPrefix.Provider, { value: prefix, children: tree }) as unknown as VNode

/** An id that is the same on the server and in the browser, and no other's in the document. */
export function usePrefixedId(): string {
  return useContext(IdPrefix) + useId()
}
