// What all dashlets share: the grid they stand in, the borders of a stoplight, the ways to draw a missing value.
import { regionsByFact } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, theme } from '../palette.ts'
import { at, el, line, rect, text } from '../svg.ts'
import { number } from '../words.ts'
import { asset } from './echarts.ts'

const COLUMNS = 12
const ROW = 42

/** Frames of a dashboard in cells of its grid; the page's example is the marked one. */
const FRAMES = [
  { name: 'Фильтры', x: 0, y: 0, w: 12, h: 1 },
  { name: 'Выручка', x: 0, y: 1, w: 3, h: 1 },
  { name: 'План', x: 3, y: 1, w: 3, h: 1 },
  { name: 'Маржа', x: 6, y: 1, w: 3, h: 1 },
  { name: 'Чек', x: 9, y: 1, w: 3, h: 1 },
  { name: 'x 0, y 2, w 6, h 4', x: 0, y: 2, w: 6, h: 4, marked: true },
  { name: 'Кольцо категорий', x: 6, y: 2, w: 6, h: 4 },
]

const frames: Figure = {
  file: asset('config-frame'),
  svg: () =>
    card({
      title: 'Рамка frame в сетке из двенадцати столбцов',
      height: 28 + 6 * ROW,
      body: ({ width }) => {
        const unit = (width - 28) / COLUMNS
        const small = { 'font-size': 17, fill: theme.textMuted, 'text-anchor': 'middle' }
        return [
          ...Array.from({ length: COLUMNS }, (_, column) =>
            text(28 + (column + 0.5) * unit, 18, String(column), small),
          ),
          ...Array.from({ length: 6 }, (_, row) => text(10, 28 + row * ROW + 27, String(row), small)),
          ...FRAMES.map(({ name, x, y, w, h, marked }) =>
            at(
              28 + x * unit,
              28 + y * ROW,
              rect(3, 3, w * unit - 6, h * ROW - 6, {
                rx: 5,
                fill: marked ? theme.accentSoft : theme.surface,
                stroke: marked ? theme.accent : theme.line,
                'stroke-width': marked ? 2 : 1,
              }),
              text((w * unit) / 2, (h * ROW) / 2 + 6, name, {
                'font-size': 17,
                'text-anchor': 'middle',
                fill: marked ? theme.accent : theme.text,
                'font-weight': marked ? 600 : undefined,
              }),
            ),
          ),
        ].join('')
      },
    }),
}

const ZONES = [
  { name: 'Ниже плана', from: 88, to: 95, color: meaning.bad },
  { name: 'Почти', from: 95, to: 100, color: meaning.fair },
  { name: 'Выполнен', from: 100, to: 110, color: meaning.good },
]

/** Where the zones meet, to which of them the border belongs, and where the regions lie. */
const stoplight: Figure = {
  file: asset('config-stoplight'),
  svg: () =>
    card({
      title: 'Границы светофора: 95 и 100 входят справа',
      note: '%',
      height: 172,
      body: ({ width }) => {
        const x = (value: number) => 10 + ((value - 88) / (110 - 88)) * (width - 20)
        const middle = { 'font-size': 17, 'text-anchor': 'middle' }
        const border = (value: number, left: string, right: string) =>
          [
            el('circle', {
              cx: x(value) - 9,
              cy: 54,
              r: 7,
              fill: theme.background,
              stroke: left,
              'stroke-width': 3,
            }),
            el('circle', { cx: x(value) + 9, cy: 54, r: 7, fill: right, stroke: right, 'stroke-width': 3 }),
            text(x(value), 90, String(value), { ...middle, 'font-weight': 600 }),
          ].join('')
        return [
          ...ZONES.map(({ name, from, to, color }) =>
            [
              line(x(from), 54, x(to), 54, { stroke: color, 'stroke-width': 8 }),
              text(x((from + to) / 2), 30, name, middle),
            ].join(''),
          ),
          border(95, meaning.bad, meaning.fair),
          border(100, meaning.fair, meaning.good),
          ...regionsByFact.map(({ region, fact, plan }, index) => {
            const share = (100 * fact) / plan
            const anchor = index % 2 === 0 ? 'start' : 'end'
            return [
              line(x(share), 62, x(share), 118, { stroke: theme.lineStrong, 'stroke-dasharray': '3 3' }),
              text(x(share) + (anchor === 'start' ? 4 : -4), 136, region, {
                ...middle,
                'text-anchor': anchor,
              }),
              text(x(share) + (anchor === 'start' ? 4 : -4), 160, number(share, 1), {
                ...middle,
                'text-anchor': anchor,
                fill: theme.textMuted,
              }),
            ].join('')
          }),
        ].join('')
      },
    }),
}

/** Six weeks of which the fourth is missing; only the shape counts. */
const WEEKS = [42, 56, 50, undefined, 64, 58]
const PANELS = [
  { name: 'Разрыв', use: () => undefined },
  { name: 'Ноль', use: () => 0 },
  { name: 'Соединено', use: (before: number, after: number) => (before + after) / 2 },
]

const gaps: Figure = {
  file: asset('line-gaps'),
  svg: () =>
    card({
      title: 'Неделя без строк: три рисунка одних данных',
      height: 192,
      body: ({ width }) =>
        PANELS.map(({ name, use }, index) => {
          const wide = (width - 48) / 3
          const points = WEEKS.map((value, week) => ({
            x: 12 + (week * (wide - 24)) / (WEEKS.length - 1),
            value: value ?? use(WEEKS[week - 1] ?? 0, WEEKS[week + 1] ?? 0),
            given: value !== undefined,
          }))
          const y = (value: number) => 150 - value * 2.1
          const path = points
            .map((point, week) => {
              if (point.value === undefined) return ''
              const starts = week === 0 || points[week - 1]?.value === undefined
              return `${starts ? 'M' : 'L'}${Math.round(point.x)} ${Math.round(y(point.value))}`
            })
            .join('')
          return at(
            index * (wide + 24),
            0,
            line(0, 150, wide, 150, { stroke: theme.lineStrong }),
            el('path', { d: path, fill: 'none', stroke: theme.accent, 'stroke-width': 3 }),
            ...points
              .filter(({ given, value }) => given || value === 0)
              .map(({ x, value }) => el('circle', { cx: x, cy: y(value ?? 0), r: 5, fill: theme.accent })),
            text(wide / 2, 182, name, { 'font-size': 17, 'text-anchor': 'middle' }),
          )
        }).join(''),
    }),
}

/** Figures of the general chapter and of missing values. */
export const general: readonly Figure[] = [frames, stoplight, gaps]
