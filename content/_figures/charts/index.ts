// Charts of the dashlet pages, one file for each family.
import type { Figure } from '../figure.ts'
import { cards } from './cards.ts'
import { cloud } from './cloud.ts'
import { columns } from './columns.ts'
import { controls } from './controls.ts'
import { general } from './general.ts'
import { lines } from './lines.ts'
import { mekkos } from './mekko.ts'
import { places } from './places.ts'
import { profiles } from './profiles.ts'
import { relations } from './relations.ts'
import { schedule } from './schedule.ts'
import { shares } from './shares.ts'
import { sides } from './sides.ts'
import { spread } from './spread.ts'
import { steps } from './steps.ts'
import { tables } from './tables.ts'

/** All charts, family by family. */
export const charts: readonly Figure[] = [
  ...columns,
  ...lines,
  ...steps,
  ...spread,
  ...relations,
  ...shares,
  ...mekkos,
  ...sides,
  ...profiles,
  ...schedule,
  ...cloud,
  ...places,
  ...tables,
  ...cards,
  ...controls,
  ...general,
]
