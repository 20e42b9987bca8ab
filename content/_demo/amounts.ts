// The totals that the pages print -> revenue of every till by category and month, in whole roubles. A till is a shop, or one
// manager's part of a shop where two of them share it.
import {
  categories,
  categoryByQuarter,
  cities,
  managers,
  monthlyByRegion,
  type Region,
  regionByCategory,
  regions,
} from '../_figures/data.ts'
import { type Shop, shops } from './shops.ts'
import { fitted, spread, sum } from './spread.ts'

/** One till: a shop and the manager who answers for it. */
export interface Till {
  readonly shop: Shop
  readonly manager: string
  /** Revenue by category and month: `amounts[category][month]`. */
  readonly amounts: readonly (readonly number[])[]
}

const THOUSAND = 1000
const QUARTERS = [0, 1, 2, 3]
const MONTHS_IN_QUARTER = 3
const SURNAMES = 'Крылов Седова Гусев Белкина Жуков Рябова Лаптев Сомова Чижов Галкина'.split(' ')

/** All tills, in order of the shops. */
export function tills(): readonly Till[] {
  const quarterly = quarterlyByRegion()
  return regions.flatMap(({ region }, at) => regionTills(region, quarterly[at] ?? []))
}

/** Revenue by region, category and quarter: exact by region and category and by category and quarter, near the months. */
function quarterlyByRegion(): number[][][] {
  const inQuarter = (region: Region, quarter: number) =>
    sum(monthlyByRegion[region].slice(quarter * MONTHS_IN_QUARTER, (quarter + 1) * MONTHS_IN_QUARTER))
  const byCategory = categories.map((category, at) =>
    fitted(
      regions.map(({ region }) => (regionByCategory[region][at] ?? 0) * THOUSAND),
      categoryByQuarter[category].map((value) => value * THOUSAND),
      (row, quarter) => inQuarter(regions[row]?.region ?? 'Центр', quarter),
    ),
  )
  return regions.map((_, row) => byCategory.map((table) => table[row] ?? []))
}

/** `quarterly[category][quarter]` of a region -> its tills. */
function regionTills(region: Region, quarterly: readonly (readonly number[])[]): readonly Till[] {
  const units = cities
    .filter((city) => city.region === region)
    .flatMap(({ city, fact }) => unitsOf(city, fact))
  const totals = units.map(({ total }) => total)
  const byCategory = fitted(
    totals,
    quarterly.map(sum),
    (row, column) => (totals[row] ?? 0) * sum(quarterly[column] ?? []),
  )
  const byQuarter = quarterly.map((quarters, category) =>
    fitted(
      byCategory.map((line) => line[category] ?? 0),
      quarters,
      (row, quarter) => (totals[row] ?? 0) * (quarters[quarter] ?? 0),
    ),
  )
  return units.map(({ shop, manager }, row) => ({
    shop,
    manager,
    amounts: categories.map((_, category) =>
      QUARTERS.flatMap((quarter) =>
        spread(
          byQuarter[category]?.[row]?.[quarter] ?? 0,
          monthlyByRegion[region].slice(quarter * MONTHS_IN_QUARTER, (quarter + 1) * MONTHS_IN_QUARTER),
        ),
      ),
    ),
  }))
}

/** Shops of a city with their revenue; where the pages name managers and their revenue, by manager. */
function unitsOf(city: string, fact: number) {
  const local = shops.filter((shop) => shop.city === city)
  const known = local.flatMap((shop) =>
    managers
      .filter(({ store }) => city === 'Ключевск' && store === shop.store)
      .map(({ manager, fact: part }) => ({ shop, manager, total: part * THOUSAND })),
  )
  if (known.length > 0) return known
  const parts = spread(
    fact * THOUSAND,
    local.map((_, at) => 1.5 - (at / local.length) * 0.8),
  )
  return local.map((shop, at) => ({
    shop,
    manager: SURNAMES[cities.findIndex((one) => one.city === city)] ?? '',
    total: parts[at] ?? 0,
  }))
}
