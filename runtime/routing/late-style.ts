// The style sheet of what only answers to the reader: menus, dialogs, buttons. It is loaded with the first interaction.
import { loadStyle } from './page-style.ts'

/** File name of that style sheet, beside this program. */
declare const DOCSITE_LATE_STYLE: string

const loading: { style?: Promise<void> } = {}

/** Resolves when it applies, or cannot be had; on the server at once. It is fetched once. */
export async function loadLateStyle(): Promise<void> {
  if (typeof document === 'undefined') return
  loading.style ??= loadStyle(new URL(DOCSITE_LATE_STYLE, import.meta.url).href)
  await loading.style
}
