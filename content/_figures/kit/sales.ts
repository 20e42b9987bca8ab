// The running example in the shape sketches want: one list per column, regions and quarters in their usual order.
import { factByQuarter, quarters, regions } from '../data.ts'
import { number } from '../words.ts'
import { color } from './colors.ts'

/** Names of the regions. */
export const REGIONS: readonly string[] = regions.map(({ region }) => region)

/** Revenue and plan of the regions, thousands of roubles. */
export const FACT: readonly number[] = regions.map(({ fact }) => fact)
export const PLAN: readonly number[] = regions.map(({ plan }) => plan)

/** Plan and revenue as series of a chart. */
export const PLAN_FACT = [
  { values: PLAN, fill: color.plan },
  { values: FACT, fill: color.fact },
] as const

/** Quarters of 2025 and their revenue. */
export const QUARTERS: readonly string[] = quarters
export const BY_QUARTER: readonly number[] = factByQuarter

/** A whole number with a space between thousands. */
export const thousands = (value: number): string => number(value)
