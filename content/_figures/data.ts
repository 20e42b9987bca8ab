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

/** Plan by quarter. */
export const planByQuarter: readonly number[] = [1150, 1200, 1200, 1400]

/** Revenue of the ten cities, in falling order. */
export const cities: readonly { readonly city: string; readonly region: Region; readonly fact: number }[] = [
  { city: 'Ключевск', region: 'Центр', fact: 980 },
  { city: 'Дубрава', region: 'Центр', fact: 720 },
  { city: 'Заозёрье', region: 'Север', fact: 610 },
  { city: 'Ольховка', region: 'Центр', fact: 540 },
  { city: 'Вишнёвск', region: 'Юг', fact: 500 },
  { city: 'Сосновец', region: 'Север', fact: 400 },
  { city: 'Кедровск', region: 'Восток', fact: 390 },
  { city: 'Степной', region: 'Юг', fact: 370 },
  { city: 'Морозово', region: 'Север', fact: 250 },
  { city: 'Рассвет', region: 'Восток', fact: 250 },
]

/** Shops of Ключевск with their places. */
export const stores: readonly {
  readonly store: string
  readonly plan: number
  readonly fact: number
  readonly lat: number
  readonly lon: number
}[] = [
  { store: 'Центральный', plan: 380, fact: 420, lat: 55.75, lon: 37.62 },
  { store: 'Северный', plan: 310, fact: 330, lat: 55.8, lon: 37.62 },
  { store: 'Западный', plan: 210, fact: 230, lat: 55.8, lon: 37.5 },
]

/** Revenue of manager and shop in Ключевск. */
export const managers: readonly {
  readonly manager: string
  readonly store: string
  readonly fact: number
}[] = [
  { manager: 'Орлова', store: 'Центральный', fact: 420 },
  { manager: 'Орлова', store: 'Северный', fact: 180 },
  { manager: 'Зимин', store: 'Северный', fact: 150 },
  { manager: 'Зимин', store: 'Западный', fact: 230 },
]

/** Spread of the twelve monthly revenues of a region: least, first quartile, median, third quartile, greatest. */
export const monthlySpread: Readonly<Record<Region, readonly [number, number, number, number, number]>> = {
  Центр: [148, 168, 184, 203, 248],
  Север: [82, 95, 103, 114, 138],
  Юг: [52, 62, 71, 82, 98],
  Восток: [37, 46, 52, 60, 74],
}

/** Revenue of the regions month by month: the spread above, and the quarters of the chain. */
export const monthlyByRegion: Readonly<Record<Region, readonly number[]>> = {
  Север: [82, 103, 95, 87, 103, 103, 95, 114, 103, 114, 123, 138],
  Юг: [71, 52, 71, 85, 62, 62, 65, 81, 82, 82, 59, 98],
  Центр: [184, 149, 168, 173, 203, 203, 184, 148, 168, 187, 225, 248],
  Восток: [46, 49, 60, 37, 42, 55, 46, 52, 52, 67, 60, 74],
}

/** Shops by average check: forty shops in six intervals of fifty roubles from 200 on. */
export const checkIntervals: readonly number[] = [3, 8, 13, 9, 5, 2]

/** Tasks of the second cube, `demo.tasks`; dates are days of 2025. */
export const tasks: readonly {
  readonly task: string
  readonly parent: string
  readonly start: string
  readonly finish: string
  readonly progress: number
  readonly owner: string
}[] = [
  {
    task: 'Подготовка данных',
    parent: 'Данные',
    start: '2025-01-13',
    finish: '2025-01-31',
    progress: 100,
    owner: 'Зимин',
  },
  {
    task: 'Кубы',
    parent: 'Данные',
    start: '2025-02-03',
    finish: '2025-02-21',
    progress: 60,
    owner: 'Орлова',
  },
  {
    task: 'Дэшборды',
    parent: 'Экран',
    start: '2025-02-24',
    finish: '2025-03-21',
    progress: 20,
    owner: 'Орлова',
  },
  {
    task: 'Обучение',
    parent: 'Экран',
    start: '2025-03-24',
    finish: '2025-04-04',
    progress: 0,
    owner: 'Зимин',
  },
]
