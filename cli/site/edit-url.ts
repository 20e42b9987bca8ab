// Edit links of pages.
import type { EditUrl } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { joinUrl } from '../text/url.ts'
import { hasSafeScheme } from './address.ts'
import type { DocsInput, LocatedHead } from './docs-input.ts'

/** Address of the page's source, or `undefined` if there is no edit link. */
export function editUrl(
  head: LocatedHead,
  permalink: string,
  { docs, version }: DocsInput,
  report: Report,
): string | undefined {
  const custom = head.frontMatter.custom_edit_url
  if (custom !== undefined) return custom && hasSafeScheme(custom) ? custom : undefined
  if (docs.editUrl === null) return undefined
  if (typeof docs.editUrl === 'function') {
    const { name, dir, locale } = version
    const page = { version: name, versionDocsDirPath: dir, docPath: head.source, permalink, locale }
    return ownUrl(docs.editUrl, page, head.file, report)
  }
  const { localizedDir } = version
  const isTranslated = localizedDir !== undefined && head.file.startsWith(`${localizedDir}/`)
  const translated = docs.editCurrentVersion ? localizedDir?.replace(/[^/]+$/, 'current') : localizedDir
  const original = docs.editCurrentVersion ? docs.path : version.dir
  const dir = isTranslated && docs.editLocalizedFiles ? translated : original
  const path = encodeURI(`${dir}/${head.source}`).replace(/[?#]/g, encodeURIComponent)
  // The edit URL points to the site folder, but the docs folder may be outside it (`../docs`).
  return path.startsWith('../') ? new URL(path, joinUrl(docs.editUrl, '/')).href : joinUrl(docs.editUrl, path)
}

/** Result of the `editUrl` function in the configuration; its mistakes are the author's. */
function ownUrl(
  give: EditUrl,
  page: Parameters<EditUrl>[0],
  file: string,
  report: Report,
): string | undefined {
  const refuse = (problem: string): undefined => {
    report({
      code: 'site/edit-url',
      severity: 'error',
      message: `docs.editUrl ${problem}`,
      hint: 'return an http or https URL, or undefined for no link',
      place: startOf(file),
    })
    return undefined
  }
  try {
    const url: unknown = give(page)
    if (url === undefined || url === null || url === '') return undefined
    if (typeof url === 'string' && hasSafeScheme(url)) return url
    return refuse(`does not return a URL for this page: ${typeof url === 'string' ? url : typeof url}`)
  } catch (error) {
    return refuse(`throws an error for this page: ${error instanceof Error ? error.message : String(error)}`)
  }
}
