// Charts of the dashlet pages, one file for each family.
import type { Figure } from '../figure.ts'
import { columns } from './columns.ts'
import { lines } from './lines.ts'
import { profiles } from './profiles.ts'
import { relations } from './relations.ts'
import { shares } from './shares.ts'
import { spread } from './spread.ts'
import { steps } from './steps.ts'

/** All charts, family by family. */
export const charts: readonly Figure[] = [
  ...columns,
  ...lines,
  ...steps,
  ...spread,
  ...relations,
  ...shares,
  ...profiles,
]
