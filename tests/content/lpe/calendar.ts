// The calendar functions of LPE in the browser, by the page «Календарные функции»: dates are texts `YYYY-MM-DD`, weeks begin
// on Monday, the last day of a month stays the last day.

type Unit = 'd' | 'w' | 'm' | 'q' | 'y'

const DAY_MS = 86_400_000

const dateOf = (text: unknown): Date => {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(String(text))!.map(Number)
  return new Date(Date.UTC(year!, month! - 1, day))
}
const textOf = (date: Date): string => date.toISOString().slice(0, 10)
const unitOf = (unit: unknown): Unit => String(unit).charAt(0) as Unit
const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day))
const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
const daysIn = (year: number, month: number): number => dayOf(year, month + 1, 0).getUTCDate()

function shifted(text: unknown, delta: number, unit: Unit): string {
  const date = dateOf(text)
  if (unit === 'd' || unit === 'w') return textOf(addDays(date, delta * (unit === 'w' ? 7 : 1)))
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const target = dayOf(year, month + delta * { m: 1, q: 3, y: 12 }[unit], 1)
  const last = daysIn(target.getUTCFullYear(), target.getUTCMonth())
  const isLast = day === daysIn(year, month)
  return textOf(addDays(target, (isLast ? last : Math.min(day, last)) - 1))
}

function startOf(text: unknown, unit: Unit): string {
  const date = dateOf(text)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (unit === 'd') return textOf(date)
  if (unit === 'w') return textOf(addDays(date, -((date.getUTCDay() + 6) % 7)))
  return textOf(dayOf(year, { m: month, q: month - (month % 3), y: 0 }[unit], 1))
}

const endOf = (text: unknown, unit: Unit): string => shifted(shifted(startOf(text, unit), 1, unit), -1, 'd')

/** Number of the week by ISO. */
function weekOf(date: Date): number {
  const thursday = addDays(date, 3 - ((date.getUTCDay() + 6) % 7))
  return (
    1 + Math.floor((thursday.getTime() - dayOf(thursday.getUTCFullYear(), 0, 1).getTime()) / (7 * DAY_MS))
  )
}

const dayOfYear = (date: Date): number =>
  1 + Math.round((date.getTime() - dayOf(date.getUTCFullYear(), 0, 1).getTime()) / DAY_MS)

/** The functions by name; `today` is the current date. */
export function calendar(today: string): Readonly<Record<string, (...args: unknown[]) => unknown>> {
  /** The first argument may be left out and is today then. */
  const dated =
    (count: number, call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) =>
      args.length < count ? call(today, ...args) : call(...args)
  const bounds = (date: unknown, unit: unknown) => [startOf(date, unitOf(unit)), endOf(date, unitOf(unit))]
  return {
    now: () => today,
    today: () => today,
    dateShift: dated(3, (start, delta, unit) =>
      Array.isArray(start)
        ? start.map((date) => shifted(date, Number(delta), unitOf(unit)))
        : shifted(start, Number(delta), unitOf(unit)),
    ),
    toStart: dated(2, (date, unit) => startOf(date, unitOf(unit))),
    toEnd: dated(2, (date, unit) => endOf(date, unitOf(unit))),
    bound: dated(2, bounds),
    extend: dated(3, (start, delta, unit) => {
      const [from, to] = Array.isArray(start) ? start : [start, start]
      return [from, shifted(to, Number(delta), unitOf(unit))]
    }),
    year: (d) => dateOf(d).getUTCFullYear(),
    hoty: (d) => (dateOf(d).getUTCMonth() < 6 ? 1 : 2),
    qoty: (d) => quarterOf(d),
    moty: (d) => dateOf(d).getUTCMonth() + 1,
    woty: (d) => weekOf(dateOf(d)),
    doty: (d) => dayOfYear(dateOf(d)),
    isoy: (d) => String(dateOf(d).getUTCFullYear()),
    isoq: (d) => `${dateOf(d).getUTCFullYear()}-Q${quarterOf(d)}`,
    isom: (d) => textOf(dateOf(d)).slice(0, 7),
    isow: (d) => `${dateOf(d).getUTCFullYear()}-W${String(weekOf(dateOf(d))).padStart(2, '0')}`,
    isod: (d) => `${dateOf(d).getUTCFullYear()}-${dayOfYear(dateOf(d))}`,
  }
}

const quarterOf = (d: unknown): number => Math.floor(dateOf(d).getUTCMonth() / 3) + 1
