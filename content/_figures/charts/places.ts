// Maps and plans: shops of a town, regions by their success, the hall of a shop.
import { regionsByFact, stores } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, theme } from '../palette.ts'
import { at, el, line, rect, text } from '../svg.ts'
import { number, percent } from '../words.ts'
import { asset } from './echarts.ts'

const LEGEND = [
  { name: 'ниже 95 %', color: meaning.bad },
  { name: '95–100 %', color: meaning.fair },
  { name: 'от 100 %', color: meaning.good },
]
const colorOf = (share: number) => (share >= 1 ? meaning.good : share >= 0.95 ? meaning.fair : meaning.bad)

/** What the three colours mean. */
const legendAt = (y: number): string =>
  LEGEND.map(({ name, color }, index) =>
    at(
      index * 150,
      y,
      rect(0, 0, 18, 14, { fill: color, rx: 3 }),
      text(26, 13, name.replace(' %', '\u00a0%'), { 'font-size': 17 }),
    ),
  ).join('')

const MAP = { height: 330, west: 37.4, east: 37.722, south: 55.725, north: 55.825 }

/** The town: a river, a ring road and streets, pale enough for the shops to stand out. */
function ground(width: number): string {
  const street = { stroke: theme.background, 'stroke-width': 7, fill: 'none' }
  return [
    rect(0, 0, width, MAP.height, { fill: '#eef3ec', rx: 6 }),
    el('path', {
      d: `M0 250C90 230 150 290 240 262S380 150 ${width} 190V226C400 190 350 300 250 302S90 268 0 290Z`,
      fill: '#cfe3ee',
    }),
    el('path', {
      d: `M0 60H${width}M0 150C180 130 320 170 ${width} 110M150 0V330M330 0C320 120 360 220 340 330M470 0V330`,
      ...street,
    }),
    rect(36, 160, 84, 56, { fill: '#d9e8d3', rx: 8 }),
    rect(500, 250, 76, 60, { fill: '#d9e8d3', rx: 8 }),
  ].join('')
}

const map: Figure = {
  file: asset('map'),
  svg: () =>
    card({
      title: 'Магазины Ключевска',
      note: 'размер — выручка, тыс. ₽',
      height: MAP.height + 34,
      body: ({ width }) => {
        const x = (lon: number) => ((lon - MAP.west) / (MAP.east - MAP.west)) * width
        const y = (lat: number) => ((MAP.north - lat) / (MAP.north - MAP.south)) * MAP.height
        return [
          ground(width),
          ...stores.map(({ store, fact, plan, lat, lon }) =>
            at(
              x(lon),
              y(lat),
              el('circle', {
                r: Math.sqrt(fact) * 1.75,
                fill: colorOf(fact / plan),
                'fill-opacity': 0.85,
                stroke: theme.background,
                'stroke-width': 2,
              }),
              text(0, 6, number(fact), {
                'font-size': 18,
                'font-weight': 600,
                'text-anchor': 'middle',
                fill: theme.onAccent,
              }),
              named(Math.sqrt(fact) * 1.75 + 8, store),
            ),
          ),
          legendAt(MAP.height + 16),
        ].join('')
      },
    }),
}

/** A name on a white ground beside a circle. */
function named(x: number, name: string): string {
  return [
    rect(x - 4, -14, name.length * 10.4 + 8, 28, { fill: theme.background, 'fill-opacity': 0.85, rx: 4 }),
    text(x, 6, name, { 'font-size': 17 }),
  ].join('')
}

/** Outlines of the four regions: no real country, only neighbours. */
const OUTLINES: Readonly<Record<string, { readonly path: string; readonly x: number; readonly y: number }>> =
  {
    Север: { path: 'M60 20L250 6L420 24L470 70L400 112L250 96L150 124L70 96Z', x: 250, y: 62 },
    Центр: { path: 'M70 100L150 128L250 100L330 108L340 210L250 246L130 226L60 160Z', x: 205, y: 172 },
    Восток: { path: 'M334 110L400 116L474 74L570 60L590 170L540 262L440 270L344 210Z', x: 470, y: 172 },
    Юг: { path: 'M60 166L130 230L250 250L340 214L436 274L400 322L240 330L110 300L50 230Z', x: 250, y: 288 },
  }

const mapRegions: Figure = {
  file: asset('map-regions'),
  svg: () =>
    card({
      title: 'Области: выполнение плана по регионам',
      height: 376,
      body: () =>
        [
          ...regionsByFact.map(({ region, plan, fact }) => {
            const shape = OUTLINES[region]
            if (!shape) throw new Error(`no outline for «${region}»`)
            const label = { 'font-size': 18, fill: theme.onAccent, 'text-anchor': 'middle' }
            return [
              el('path', {
                d: shape.path,
                fill: colorOf(fact / plan),
                stroke: theme.background,
                'stroke-width': 4,
                'stroke-linejoin': 'round',
              }),
              text(shape.x, shape.y - 4, region, { ...label, 'font-weight': 600 }),
              text(shape.x, shape.y + 20, percent(fact / plan), label),
            ].join('')
          }),
          legendAt(352),
        ].join(''),
    }),
}

const ZONES = [
  { name: 'Кофе', done: 102, x: 0, y: 0, w: 0.66, h: 0.5 },
  { name: 'Какао', done: 93, x: 0.67, y: 0, w: 0.33, h: 0.5 },
  { name: 'Чай', done: 98, x: 0, y: 0.51, w: 0.33, h: 0.49 },
]
const HALL = 300

/** Shelves of the hall, grey lines under the colours. */
function shelves(width: number): string {
  const shelf = { fill: 'none', stroke: theme.lineStrong, rx: 3 }
  const [unit, low] = [width / 12, HALL * 0.51]
  return [
    ...[0, 1, 2, 3, 4].map((index) => rect(unit * 0.5 + index * unit * 1.5, 96, unit, 40, shelf)),
    ...[0, 1, 2].map((index) => rect(width * 0.7 + index * unit * 1.2, 96, unit * 0.8, 40, shelf)),
    ...[0, 1].map((index) => rect(unit * 0.5 + index * unit * 1.8, low + 92, unit * 1.3, 40, shelf)),
    rect(width * 0.7, low + 70, unit * 1.4, 44, shelf),
    rect(width * 0.85, low + 70, unit * 1.4, 44, shelf),
  ].join('')
}

const plan: Figure = {
  file: asset('plan'),
  svg: () =>
    card({
      title: 'Зал магазина «Центральный»',
      note: 'выполнение плана зоны',
      height: HALL + 38,
      body: ({ width }) =>
        [
          ...ZONES.map(({ name, done, x, y, w, h }) =>
            at(
              x * width,
              y * HALL,
              rect(2, 2, w * width - 4, h * HALL - 4, {
                fill: colorOf(done / 100),
                'fill-opacity': 0.28,
                stroke: colorOf(done / 100),
                'stroke-width': 2,
                rx: 4,
              }),
              text(18, 38, name, { 'font-size': 19, 'font-weight': 600 }),
              text(18, 66, percent(done / 100, 0), { 'font-size': 19 }),
            ),
          ),
          shelves(width),
          rect(1, 1, width - 2, HALL - 2, { fill: 'none', stroke: theme.text, 'stroke-width': 2, rx: 4 }),
          text(width * 0.46, HALL * 0.78, 'Проход', {
            'font-size': 17,
            fill: theme.textMuted,
            'text-anchor': 'middle',
          }),
          text(width * 0.84, HALL * 0.51 + 44, 'Касса', {
            'font-size': 17,
            fill: theme.textMuted,
            'text-anchor': 'middle',
          }),
          line(width * 0.4, HALL - 1, width * 0.52, HALL - 1, {
            stroke: theme.background,
            'stroke-width': 5,
          }),
          legendAt(HALL + 20),
        ].join(''),
    }),
}

/** Figures of the pages of maps and plans. */
export const places: readonly Figure[] = [map, mapRegions, plan]
