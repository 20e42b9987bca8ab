// The plan of the year -> plan of every shop by month and category, in whole roubles: exact by region, by quarter and, where
// the pages name them, by shop.
import {
  categories,
  monthlyByRegion,
  stores as named,
  planByQuarter,
  type Region,
  regionByCategory,
  regions,
} from '../_figures/data.ts'
import { tills } from './amounts.ts'
import { type Shop, shops } from './shops.ts'
import { fitted, spread, sum } from './spread.ts'

/** Plan of one shop, month and category. */
export interface PlanRow {
  /** First day of the month, `YYYY-MM-DD`. */
  readonly dt: string
  readonly shop: Shop
  readonly category: string
  readonly plan: number
}

const THOUSAND = 1000
const MONTHS_IN_QUARTER = 3

/** All rows by month, then by shop. */
export function planRows(): readonly PlanRow[] {
  const quarterly = fitted(
    regions.map(({ plan }) => plan * THOUSAND),
    planByQuarter.map((plan) => plan * THOUSAND),
    (row, quarter) => sum(quarterOf(regions[row]?.region ?? 'Центр', quarter)),
  )
  const revenue = revenueByShop()
  const rows = regions.flatMap(({ region, plan }, at) => {
    const local = shops.filter((shop) => shop.region === region)
    return regionRows(region, local, shopPlans(local, plan * THOUSAND, revenue), quarterly[at] ?? [])
  })
  return rows.sort((a, b) => (a.dt < b.dt ? -1 : a.dt > b.dt ? 1 : 0))
}

const quarterOf = (region: Region, quarter: number): readonly number[] =>
  monthlyByRegion[region].slice(quarter * MONTHS_IN_QUARTER, (quarter + 1) * MONTHS_IN_QUARTER)

function regionRows(
  region: Region,
  local: readonly Shop[],
  plans: readonly number[],
  quarterly: readonly number[],
): readonly PlanRow[] {
  const byQuarter = fitted(plans, quarterly, (row, quarter) => (row + 1) * (quarterly[quarter] ?? 0))
  return local.flatMap((shop, row) =>
    quarterly.flatMap((_, quarter) =>
      spread(byQuarter[row]?.[quarter] ?? 0, quarterOf(region, quarter)).flatMap((monthly, month) =>
        spread(monthly, regionByCategory[region]).map((part, category) => ({
          dt: `2025-${String(quarter * MONTHS_IN_QUARTER + month + 1).padStart(2, '0')}-01`,
          shop,
          category: categories[category] ?? '',
          plan: part,
        })),
      ),
    ),
  )
}

/** Plans of the shops of a region: those that pages name, the rest in proportion to the revenue. */
function shopPlans(
  local: readonly Shop[],
  plan: number,
  revenue: ReadonlyMap<string, number>,
): readonly number[] {
  const known = local.map(({ city, store }) =>
    city === 'Ключевск' ? (named.find((one) => one.store === store)?.plan ?? 0) * THOUSAND : 0,
  )
  const fact = local.map(({ code }, at) => (known[at] ? 0 : (revenue.get(code) ?? 0)))
  const others = spread(plan - sum(known), fact)
  return known.map((value, at) => value || (others[at] ?? 0))
}

/** Revenue by the code of the shop. */
function revenueByShop(): ReadonlyMap<string, number> {
  const revenue = new Map<string, number>()
  for (const { shop, amounts } of tills()) {
    revenue.set(shop.code, (revenue.get(shop.code) ?? 0) + sum(amounts.map(sum)))
  }
  return revenue
}
