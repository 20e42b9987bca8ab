// The tab that readers chose last in the groups of tabs that share a name.
import { createSlot, type StorageSlot } from './slot.ts'

/** The slot of a group. */
export const tabSlot = (group: string): StorageSlot => createSlot(`docusaurus.tab.${group}`)
