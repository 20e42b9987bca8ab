// The stylesheet for elements that only appear after an interaction: menus, dialogs, buttons. Loaded on the first interaction.
import { loadStyle } from './page-style.ts'

/** File name of that stylesheet, relative to this script. */
declare const DOCSITE_LATE_STYLE: string

const loading: { style?: Promise<void> } = {}

/** Resolves when it is applied or has failed to load; immediately on the server. It is fetched once. */
export async function loadDeferredStyle(): Promise<void> {
  if (typeof document === 'undefined') return
  loading.style ??= loadStyle(new URL(DOCSITE_LATE_STYLE, import.meta.url).href)
  await loading.style
}
