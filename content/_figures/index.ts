// Every figure of the documentation. A group is one line here.
import { charts } from './charts/index.ts'
import type { Figure } from './figure.ts'
import { sketches } from './sketches/index.ts'

/** All figures, in the order they are drawn. */
export const figures: readonly Figure[] = [...charts, ...sketches]
