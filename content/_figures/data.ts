// The running example of the pages: sales of a shop chain in 2025. One source of the numbers for every figure; amounts are
// thousands of roubles unless a name says otherwise.

/** Names of the regions in the order of the tables. */
export type Region = 'Север' | 'Юг' | 'Центр' | 'Восток'

/** Names of the categories in falling order of revenue. */
export type Category = 'Кофе' | 'Чай' | 'Какао'

/** The year's totals of one region. */
export interface RegionTotals {
  readonly region: Region
  readonly plan: number
  readonly fact: number
  readonly cost: number
  readonly qty: number
}

/** The year's totals, region by region. */
export const regions: readonly RegionTotals[] = [
  { region: 'Север', plan: 1200, fact: 1260, cost: 830, qty: 4100 },
  { region: 'Юг', plan: 950, fact: 870, cost: 610, qty: 3300 },
  { region: 'Центр', plan: 2100, fact: 2240, cost: 1390, qty: 7200 },
  { region: 'Восток', plan: 700, fact: 640, cost: 470, qty: 2500 },
]

/** The same in falling order of revenue: how most charts are sorted. */
export const regionsByFact: readonly RegionTotals[] = [...regions].sort((a, b) => b.fact - a.fact)

/** Names of the quarters. */
export const quarters = ['1 кв.', '2 кв.', '3 кв.', '4 кв.'] as const

/** Names of the categories. */
export const categories: readonly Category[] = ['Кофе', 'Чай', 'Какао']

/** Revenue of each category by quarter. */
export const categoryByQuarter: Readonly<Record<Category, readonly number[]>> = {
  Кофе: [650, 700, 690, 860],
  Чай: [345, 365, 360, 440],
  Какао: [135, 150, 140, 175],
}

/** Revenue of each region by category, in the order of `categories`. */
export const regionByCategory: Readonly<Record<Region, readonly number[]>> = {
  Север: [740, 370, 150],
  Юг: [480, 280, 110],
  Центр: [1330, 650, 260],
  Восток: [350, 210, 80],
}

/** Sum of a list of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Revenue by quarter: 1130, 1215, 1190, 1475. */
export const factByQuarter: readonly number[] = quarters.map((_, index) =>
  sum(categories.map((category) => categoryByQuarter[category][index] ?? 0)),
)

/** Revenue by category: 2900, 1510, 600. */
export const factByCategory: readonly number[] = categories.map((category) =>
  sum(categoryByQuarter[category]),
)

/** Totals of the whole chain. */
export const total = {
  plan: sum(regions.map(({ plan }) => plan)),
  fact: sum(regions.map(({ fact }) => fact)),
  cost: sum(regions.map(({ cost }) => cost)),
  qty: sum(regions.map(({ qty }) => qty)),
} as const
