// Revenue of the tills -> lines of receipts, as a cash system would hand them over.
import { categories, regions } from '../_figures/data.ts'
import { type Till, tills } from './amounts.ts'
import { randomFrom, spread, sum } from './spread.ts'

/** One line of a receipt; money in whole roubles. */
export interface SaleLine {
  readonly receipt: number
  readonly line: number
  /** Day of 2025, `YYYY-MM-DD`. */
  readonly dt: string
  readonly store: string
  readonly category: string
  readonly manager: string
  readonly amount: number
  readonly qty: number
  readonly cost: number
}

interface Draft {
  readonly till: Till
  readonly day: number
  readonly month: number
  readonly category: number
  readonly amount: number
}

type Receipt = [Draft, ...Draft[]]

const YEAR = 2025
const SEED = 2025
const FIRST_RECEIPT = 100_001
/** Lines to a receipt, on average. */
const LINES = 1.04
/** Share of the cost in the price: cocoa earns least. */
const COST: readonly number[] = [0.63, 0.66, 0.72]

const daysIn = (month: number): number => new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate()
const dated = ({ month, day }: Draft): string =>
  `${YEAR}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** All lines in order of their receipts. */
export function saleLines(): readonly SaleLine[] {
  const random = randomFrom(SEED)
  const receipts = tills()
    .flatMap((till) => receiptsOf(till, linesOf(till, random)))
    .sort(([a], [b]) => compare(dated(a), dated(b)) || compare(a.till.shop.code, b.till.shop.code))
  const drafts = receipts.flatMap((lines, at) =>
    lines.map((draft, line) => ({ draft, receipt: FIRST_RECEIPT + at, line: line + 1 })),
  )
  return regions
    .flatMap(({ region, qty, cost }) =>
      priced(
        drafts.filter(({ draft }) => draft.till.shop.region === region),
        qty,
        cost,
      ),
    )
    .sort((a, b) => a.receipt - b.receipt || a.line - b.line)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Lines of a till: as many as its average check asks for, of different amounts, on days of their month. */
function linesOf(till: Till, random: () => number): readonly Draft[] {
  const total = sum(till.amounts.map(sum))
  const count = Math.round((total / till.shop.check) * LINES)
  const cells = till.amounts.flatMap((months, category) =>
    months.map((amount, month) => ({ category, month, amount })),
  )
  const counts = spread(
    count,
    cells.map(({ amount }) => amount),
  )
  return cells.flatMap(({ category, month, amount }, at) =>
    spread(
      amount,
      Array.from({ length: Math.max(1, counts[at] ?? 0) }, () => 0.6 + random() * 0.8),
    ).map((part) => ({
      till,
      category,
      month,
      amount: part,
      day: 1 + Math.floor(random() * daysIn(month)),
    })),
  )
}

/** Lines become receipts: some take in a second line, of another category on the same day. */
function receiptsOf(till: Till, lines: readonly Draft[]): readonly Receipt[] {
  const wanted = lines.length - Math.round(sum(till.amounts.map(sum)) / till.shop.check)
  const receipts: Receipt[] = []
  let joined = 0
  for (const draft of [...lines].sort((a, b) => compare(dated(a), dated(b)) || a.category - b.category)) {
    const last = receipts.at(-1)
    const fits =
      last?.length === 1 && last[0] && dated(last[0]) === dated(draft) && last[0].category !== draft.category
    if (fits && joined < wanted) {
      last.push(draft)
      joined++
    } else receipts.push([draft])
  }
  return receipts
}

/** Pieces and cost of a region's lines, so that they add up to the totals of the region. */
function priced(
  lines: readonly { readonly draft: Draft; readonly receipt: number; readonly line: number }[],
  qty: number,
  cost: number,
): readonly SaleLine[] {
  const more = spread(
    qty - lines.length,
    lines.map(({ draft }) => draft.amount),
  )
  const costs = spread(
    cost * 1000,
    lines.map(({ draft }) => draft.amount * (COST[draft.category] ?? 1)),
  )
  return lines.map(({ draft, receipt, line }, at) => ({
    receipt,
    line,
    dt: dated(draft),
    store: draft.till.shop.code,
    category: categories[draft.category] ?? '',
    manager: draft.till.manager,
    amount: draft.amount,
    qty: 1 + (more[at] ?? 0),
    cost: costs[at] ?? 0,
  }))
}
