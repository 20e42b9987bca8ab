// The stylesheet loaded after the first interaction, next to the single script of the offline edition.
import { loadStyle } from '../../routing/page-style.ts'
import { beside } from '../place.ts'

/** File name of that stylesheet, relative to this script. */
declare const DOCSITE_LATE_STYLE: string

const loading: { style?: Promise<void> } = {}

/** Resolves when it is applied or has failed to load. It is fetched once. */
export async function loadDeferredStyle(): Promise<void> {
  loading.style ??= loadStyle(beside(DOCSITE_LATE_STYLE))
  await loading.style
}
