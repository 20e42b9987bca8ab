// Where a reader may propose a change of a page.
import { joinUrl } from '../text/url.ts'
import { hasSafeScheme } from './address.ts'
import type { DocsInput, LocatedHead } from './docs-input.ts'

/** Address of the page's source, or undefined when it is not offered. */
export function editUrl(head: LocatedHead, { docs, version }: DocsInput): string | undefined {
  const custom = head.frontMatter.custom_edit_url
  if (custom !== undefined) return custom && hasSafeScheme(custom) ? custom : undefined
  if (docs.editUrl === null) return undefined
  const { localizedDir } = version
  const isTranslated = localizedDir !== undefined && head.file.startsWith(`${localizedDir}/`)
  const original = docs.editCurrentVersion ? docs.path : version.dir
  const dir = isTranslated && docs.editLocalizedFiles ? localizedDir : original
  return joinUrl(docs.editUrl, encodeURI(`${dir}/${head.source}`).replace(/[?#]/g, encodeURIComponent))
}
