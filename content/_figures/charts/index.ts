// Charts of the dashlet pages, one file for each family.
import type { Figure } from '../figure.ts'
import { columns } from './columns.ts'

/** All charts, page by page. */
export const charts: readonly Figure[] = [...columns]
