// Compares pathnames where links name files: `/docs/a/index.html` is the page `/docs/a`.
import { stripHtmlExtension } from '../../routing/page-data-path.ts'
import * as online from '../../routing/same-path.ts'

/** A pathname in canonical form, for string comparison. */
export const canonicalPath = (path: string): string => online.canonicalPath(stripHtmlExtension(path))

/** Whether two pathnames lead to the same page. */
export const samePath = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || canonicalPath(a) === canonicalPath(b))
