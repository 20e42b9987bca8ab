// Tasks on a calendar.
import { tasks } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning, theme } from '../palette.ts'
import { at, line, rect, text } from '../svg.ts'
import { asset } from './echarts.ts'

const DAY = 86_400_000
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY

const FIRST = dayOf('2025-01-13')
const LAST = dayOf('2025-04-15')
/** The day of the report: the page reckons progress against it. */
const TODAY = '2025-02-17'
const COLORS: Readonly<Record<string, string>> = { Данные: theme.accent, Экран: meaning.tea }
const PALE: Readonly<Record<string, string>> = { Данные: '#b9d9dc', Экран: '#f0d6b2' }
const LEFT = 186
const ROW = 46
const TOP = 40

const months = [
  { name: 'январь', start: '2025-01-13' },
  { name: 'февраль', start: '2025-02-01' },
  { name: 'март', start: '2025-03-01' },
  { name: 'апр.', start: '2025-04-01' },
]

const gantt: Figure = {
  file: asset('gantt'),
  svg: () =>
    card({
      title: 'План внедрения на 17.02.2025',
      note: 'закрашено готовое',
      height: TOP + 6 * ROW + 4,
      body: ({ width }) => {
        const x = (day: number) => LEFT + ((day - FIRST) / (LAST - FIRST)) * (width - LEFT)
        const bottom = TOP + 6 * ROW
        const groups = [...new Set(tasks.map(({ parent }) => parent))]
        const rows = groups.flatMap((parent) => [
          { parent, children: tasks.filter((task) => task.parent === parent) },
          ...tasks.filter((task) => task.parent === parent),
        ])
        return [
          ...months.flatMap(({ name, start }) => [
            line(x(dayOf(start)), 28, x(dayOf(start)), bottom),
            text(x(dayOf(start)) + 6, 18, name, { 'font-size': 17, fill: theme.textMuted }),
          ]),
          ...rows.map((row, index) =>
            at(
              0,
              TOP + index * ROW,
              'children' in row ? groupRow(row.parent, row.children, x) : taskRow(row, x),
            ),
          ),
          line(x(dayOf(TODAY)), 28, x(dayOf(TODAY)), bottom, {
            stroke: theme.danger,
            'stroke-width': 2,
            'stroke-dasharray': '5 4',
          }),
        ].join('')
      },
    }),
}

type Scale = (day: number) => number
type Task = (typeof tasks)[number]

/** A group lasts from the first start to the last finish of its tasks. */
function groupRow(name: string, children: readonly Task[], x: Scale): string {
  const from = Math.min(...children.map(({ start }) => dayOf(start)))
  const to = Math.max(...children.map(({ finish }) => dayOf(finish))) + 1
  return [
    text(0, 28, name, { 'font-size': 17, 'font-weight': 600 }),
    rect(x(from), 19, x(to) - x(from), 7, { fill: theme.lineStrong, rx: 2 }),
  ].join('')
}

/** A bar up to the end of the last day, the finished part of it full. */
function taskRow({ task, parent, start, finish, progress }: Task, x: Scale): string {
  const [from, to] = [x(dayOf(start)), x(dayOf(finish) + 1)]
  const ready = ((to - from) * progress) / 100
  return [
    text(16, 28, task, { 'font-size': 17 }),
    rect(from, 8, to - from, 30, { fill: PALE[parent], rx: 4 }),
    ...(ready > 0 ? [rect(from, 8, ready, 30, { fill: COLORS[parent], rx: 4 })] : []),
    text(to + 8, 29, `${progress}\u00a0%`, { 'font-size': 17 }),
  ].join('')
}

/** Figures of the page of schedules. */
export const schedule: readonly Figure[] = [gantt]
