// Compares pathnames where links name files: `/docs/a/index.html` is the page `/docs/a`.
import { foldHtml } from '../../routing/page-data-path.ts'
import * as online from '../../routing/same-path.ts'

/** A pathname in canonical form, for string comparison. */
export const comparablePath = (path: string): string => online.comparablePath(foldHtml(path))

/** Whether two pathnames lead to the same page. */
export const samePath = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || comparablePath(a) === comparablePath(b))
