// Finds the page that has replaced one that is no longer at its address, by title, name and common parts; otherwise the
// nearest page above it.
import { own } from '../../runtime/model/own.ts'
import type { LocaleAddresses, PageAddress } from '../model/addresses.ts'
import { compareStrings } from '../text/compare.ts'
import { groupBy } from '../text/group-by.ts'
import { fileName } from '../text/site-path.ts'
import { isGenericName } from './generic-name.ts'

/** A suggested new address, with the reason. */
export interface SuggestedAddress {
  readonly to: string
  readonly why: string
}

/** An id on more pages than this identifies no page. */
const MAX_PAGES = 20
/** Minimum weight of a suggestion: reached by an equal title, an equal name of a new page, or half of the parts. */
const ENOUGH = 2

/** Returns a function that suggests a new address for a lost page. */
export function newPages(before: LocaleAddresses, now: LocaleAddresses): (path: string) => SuggestedAddress {
  const gone = new Set(now.gone)
  const pages = Object.entries(now.pages).flatMap(([path, page]) => (gone.has(path) ? [] : { path, page }))
  const byTitle = groupBy(pages, ({ page }) => page.title ?? '')
  const byName = groupBy(pages, ({ path }) => nameOf(path))
  const byId = groupBy(
    pages.flatMap((entry) => entry.page.anchors.map((id) => ({ id, entry }))),
    ({ id }) => id,
  )
  return (path) => {
    const old: PageAddress = own(before.pages, path) ?? { anchors: [] }
    const candidates = new Set([
      ...(old.title === undefined ? [] : (byTitle.get(old.title) ?? [])),
      ...(isGenericName(nameOf(path)) ? [] : (byName.get(nameOf(path)) ?? [])),
      ...old.anchors.flatMap((id) => {
        const found = byId.get(id) ?? []
        return found.length > MAX_PAGES ? [] : found.map(({ entry }) => entry)
      }),
    ])
    const judged = [...candidates]
      .map((candidate) => judge(path, old, candidate, own(before.pages, candidate.path) === undefined))
      .sort((a, b) => b.weight - a.weight || compareStrings(a.to, b.to))
    const [best] = judged
    if (best && best.weight >= ENOUGH) return { to: best.to, why: best.why }
    return { to: pageAbove(path, now), why: 'it is the closest parent page' }
  }
}

function judge(
  path: string,
  old: PageAddress,
  { path: to, page }: { readonly path: string; readonly page: PageAddress },
  isNew: boolean,
) {
  const ids = new Set(page.anchors)
  const shared = old.anchors.filter((id) => ids.has(id)).length
  const all = old.anchors.length + ids.size - shared
  const sameTitle = old.title !== undefined && old.title === page.title
  const sameName = !isGenericName(nameOf(path)) && nameOf(path) === nameOf(to)
  const likeness = all === 0 ? 0 : shared / all
  const weight =
    (sameTitle ? 2 : 0) +
    (sameName ? 1.5 : 0) +
    4 * likeness +
    (isNew ? 0.5 : 0) +
    (0.4 * commonSteps(path, to)) / Math.max(stepsOf(path).length, 1)
  const why = sameTitle
    ? 'it has the same title'
    : likeness >= 0.4
      ? `it has ${shared} of the ${old.anchors.length} anchors`
      : 'it has the same name'
  return { to, weight, why }
}

/** The page at the longest existing ancestor path, otherwise the first page of the site. */
function pageAbove(path: string, { pages, redirects }: LocaleAddresses): string {
  const steps = stepsOf(path)
  for (let count = steps.length - 1; count >= 0; count--) {
    const above = `/${steps.slice(0, count).join('/')}`
    if (own(pages, above)) return above
  }
  return own(redirects, '/') === undefined ? (Object.keys(pages)[0] ?? '/') : '/'
}

const stepsOf = (path: string) => path.split('/').filter(Boolean)

const nameOf = (path: string) => fileName(path).toLowerCase()

function commonSteps(a: string, b: string): number {
  const [one, other] = [stepsOf(a), stepsOf(b)]
  const differs = one.findIndex((step, at) => step !== other[at])
  return differs < 0 ? one.length : differs
}
