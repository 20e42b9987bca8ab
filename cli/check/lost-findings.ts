// Turns lost addresses into findings.
import type { Diagnostic } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { LostAddress } from './lost-addresses.ts'
import { findingOf } from './report-at.ts'

/** The finding about a lost address. `locale` is null if the site has only one. */
export function lostFinding({ kind, from, to, why, file }: LostAddress, locale: string | null): Diagnostic {
  const where = locale === null ? '' : ` (locale ${locale})`
  const rule = kind === 'part' ? 'lost-anchor' : 'lost-address'
  const what = { page: 'a page', file: 'a file', part: 'a section' }[kind]
  const place = file === undefined ? undefined : startOf(file)
  const hint =
    to === undefined
      ? `publish the file again, or declare it gone: { from: ${from}, gone: true }`
      : `add the redirect { from: ${from}, to: ${to} }: ${why}`
  return findingOf(rule, `${from}${where} was the URL of ${what} and no longer exists`, place, { hint })
}
