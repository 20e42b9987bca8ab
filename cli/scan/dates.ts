// Dates as authors write them in front matter. They are read in UTC, so that a page does not depend on the machine's time zone,
// and strictly: `Date` would turn 30 February into 2 March.

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(?: ?(Z|z|[+-]\d{1,2}(?::?\d{2})?))?)?$/
/** Month first, as Docusaurus reads it. */
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const ENGLISH = /^([A-Z][a-z]+)\.? (\d{1,2}), (\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Year, month, day, hours, minutes, seconds, milliseconds. */
type Parts = readonly [number, number, number, number, number, number, number]

/** The instant in ISO 8601, or null if the text is not a valid date. */
export function parseDate(written: string): string | null {
  const iso = ISO.exec(written)
  if (iso) return moment(numbers(iso.slice(1, 7), iso[7]), zoneMinutes(iso[8]))
  const slashes = SLASHES.exec(written)
  if (slashes) return moment(numbers([slashes[3], slashes[1], slashes[2]]), 0)
  const english = ENGLISH.exec(written)
  if (!english) return null
  // 0, which is no month, for any other word.
  const month = MONTHS.indexOf((english[1] ?? '').slice(0, 3).toLowerCase()) + 1
  return moment(numbers([english[3], String(month), ...english.slice(2, 3), ...english.slice(4, 7)]), 0)
}

function numbers(parts: readonly (string | undefined)[], fraction = '0'): Parts {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  return [year, month, day, hours, minutes, seconds, Number(fraction.padEnd(3, '0'))]
}

/** Minutes east of UTC; `Z` has no digits. */
function zoneMinutes(zone = 'Z'): number {
  const [hours = '0', minutes = '0'] = zone.slice(1).includes(':')
    ? zone.slice(1).split(':')
    : [zone.slice(1, 3), zone.slice(3)]
  return (zone.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function moment([year, month, day, hours, minutes, seconds, ms]: Parts, zone: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds, ms))
  // Hours past midnight give another day.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && minutes < 60 && seconds < 60
  return exists ? new Date(date.getTime() - zone * 60_000).toISOString() : null
}
