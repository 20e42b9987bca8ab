// The shops of the training chain: names, codes, places and the average check each of them is to have.
import { cities, stores as named, type Region } from '../_figures/data.ts'

/** One shop. */
export interface Shop {
  readonly code: string
  readonly store: string
  readonly city: string
  readonly region: Region
  readonly lat: number
  readonly lon: number
  /** Average receipt in roubles. */
  readonly check: number
}

/** Shops of a city: latitude and longitude of its middle, names, average checks. */
type CityPlan = readonly [
  city: string,
  lat: number,
  lon: number,
  shops: readonly (readonly [string, number])[],
]

const PLAN: readonly CityPlan[] = [
  [
    'Заозёрье',
    61.79,
    34.35,
    [
      ['Озёрный', 340],
      ['Вокзальный', 390],
      ['Портовый', 420],
      ['Рыночный', 385],
      ['Лесной', 290],
      ['Набережный', 285],
    ],
  ],
  [
    'Сосновец',
    60.12,
    32.31,
    [
      ['Сосновый', 330],
      ['Парковый', 385],
      ['Заречный', 310],
      ['Школьный', 210],
    ],
  ],
  [
    'Морозово',
    59.93,
    30.79,
    [
      ['Морозовский', 440],
      ['Станционный', 390],
    ],
  ],
  [
    'Вишнёвск',
    45.04,
    38.98,
    [
      ['Южный', 430],
      ['Садовый', 280],
      ['Солнечный', 320],
      ['Базарный', 260],
      ['Вишнёвый', 240],
    ],
  ],
  [
    'Степной',
    46.35,
    44.27,
    [
      ['Степной', 330],
      ['Привокзальный', 330],
      ['Ковыльный', 375],
    ],
  ],
  [
    'Ключевск',
    55.78,
    37.58,
    [
      ['Центральный', 410],
      ['Северный', 330],
      ['Западный', 325],
    ],
  ],
  [
    'Дубрава',
    56.33,
    36.73,
    [
      ['Центральный', 310],
      ['Дубовый', 390],
      ['Торговый', 375],
      ['Речной', 310],
      ['Новый', 285],
      ['Ярмарочный', 475],
    ],
  ],
  [
    'Ольховка',
    54.2,
    37.62,
    [
      ['Ольховый', 385],
      ['Мельничный', 435],
      ['Кольцевой', 315],
      ['Фабричный', 265],
      ['Луговой', 380],
    ],
  ],
  [
    'Кедровск',
    56.01,
    92.87,
    [
      ['Таёжный', 335],
      ['Кедровый', 290],
      ['Горный', 290],
      ['Шахтёрский', 235],
    ],
  ],
  [
    'Рассвет',
    56.84,
    93.41,
    [
      ['Восточный', 490],
      ['Полевой', 335],
    ],
  ],
]

const LETTERS: Readonly<Record<Region, string>> = { Север: 'С', Юг: 'Ю', Центр: 'Ц', Восток: 'В' }
/** The number of a shop that is not yet open: «Мостовой» waits for approval in the guide to master data. */
const NOT_OPEN: Readonly<Record<Region, number>> = { Север: 0, Юг: 0, Центр: 2, Восток: 0 }
/** Degrees between neighbouring shops of a city. */
const STEP = 0.015

/** All shops, in order of their codes within a region. */
export const shops: readonly Shop[] = numbered(
  PLAN.flatMap(([city, lat, lon, list]) =>
    list.map(([store, check], at) => ({ store, city, check, ...placeOf(city, store, lat, lon, at) })),
  ),
)

function placeOf(city: string, store: string, lat: number, lon: number, at: number) {
  const known = city === 'Ключевск' ? named.find((one) => one.store === store) : undefined
  if (known) return { lat: known.lat, lon: known.lon }
  return { lat: rounded(lat + (at % 3) * STEP), lon: rounded(lon + Math.floor(at / 3) * STEP) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

function numbered(list: readonly Omit<Shop, 'code' | 'region'>[]): readonly Shop[] {
  const next = new Map<Region, number>()
  return list.map((shop) => {
    const region = cities.find(({ city }) => city === shop.city)?.region ?? 'Центр'
    const free = (next.get(region) ?? 0) + 1
    const number = free === NOT_OPEN[region] ? free + 1 : free
    next.set(region, number)
    return { code: `${LETTERS[region]}-${String(number).padStart(2, '0')}`, region, ...shop }
  })
}
