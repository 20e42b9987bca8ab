// Lost addresses -> the redirects that lead from them to the likely new places.
import { groupBy } from '../text/group-by.ts'
import type { NewRedirect } from '../text/redirect-lines.ts'
import type { LostAddress } from './lost-addresses.ts'

/**
 * The redirects for lost addresses by locale. One that is the same in all locales is for all of them; others name theirs. A file
 * without a namesake is for its author to say something of.
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
