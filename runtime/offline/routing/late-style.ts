// The style sheet of what only answers to the reader, beside the one script of the offline edition.
import { loadStyle } from '../../routing/page-style.ts'
import { beside } from '../place.ts'

/** File name of that style sheet, beside this program. */
declare const DOCSITE_LATE_STYLE: string

const loading: { style?: Promise<void> } = {}

/** Resolves when it applies, or cannot be had. It is fetched once. */
export async function loadLateStyle(): Promise<void> {
  loading.style ??= loadStyle(beside(DOCSITE_LATE_STYLE))
  await loading.style
}
