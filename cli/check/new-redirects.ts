// Turns lost addresses into redirects to the likely new addresses.
import { groupBy } from '../text/group-by.ts'
import type { NewRedirect } from '../text/redirect-lines.ts'
import type { LostAddress } from './lost-addresses.ts'

/**
 * Redirects for lost addresses by locale. A redirect that is the same in all locales names no locale; others name
 * theirs. Files without a suggestion get none: their author has to decide.
 */
export function newRedirects(lost: ReadonlyMap<string, readonly LostAddress[]>): readonly NewRedirect[] {
  const all = [...lost].flatMap(([locale, addresses]) =>
    addresses.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to, locale }])),
  )
  return [...groupBy(all, ({ from }) => from).values()].flatMap((entries): readonly NewRedirect[] => {
    const targets = groupBy(entries, ({ to }) => to)
    if (lost.size > 1 && (targets.size > 1 || entries.length < lost.size))
      return [...new Map(entries.map((entry) => [entry.locale, entry])).values()]
    const [first] = entries
    return first ? [{ from: first.from, to: first.to }] : []
  })
}
