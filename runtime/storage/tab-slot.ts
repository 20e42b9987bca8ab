// The tab last chosen in each tab group.
import { createSlot, type StorageSlot } from './slot.ts'

/** The slot of a group. */
export const tabSlot = (group: string): StorageSlot => createSlot(`docusaurus.tab.${group}`)
