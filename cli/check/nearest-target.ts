// "Did you mean" for links: the existing page, source file or anchor nearest to a missing one.
import type { Doc, SiteTables, VersionTables } from '../model/site.ts'
import { groupBy } from '../text/group-by.ts'
import { nearestOf } from '../text/nearest.ts'
import { onceFor } from '../text/once-for.ts'
import { fileName } from '../text/site-path.ts'
import { isSlip, suggest } from '../text/suggest.ts'
import { removeTrailingSlash } from '../text/url.ts'

/** The page whose URL is nearest to a missing one. */
export function nearestPage(path: string, site: SiteTables): string | undefined {
  return pagesOf(site)(path)
}

/**
 * The Markdown file nearest to a missing one, relative to the site folder. Prefers the page's own version to other docs
 * instances, and never suggests another version.
 */
export function nearestFile(
  path: string,
  { instance, version: name }: Pick<Doc, 'instance' | 'version'>,
  { versions }: SiteTables,
): string | undefined {
  const isOwn = ({ version }: VersionTables) => version.instance === instance
  const own = versions.filter((tables) => isOwn(tables) && tables.version.name === name)
  const others = versions.filter((tables) => !isOwn(tables))
  return [...own, ...others].flatMap((tables) => filesOf(tables)(path) ?? [])[0]
}

const pagesOf = onceFor(({ routes }: SiteTables) =>
  nearestPath(routes.filter(({ target }) => target.kind !== 'not-found').map(({ path }) => path)),
)

const filesOf = onceFor(({ docs }: VersionTables) => nearestPath(docs.map(({ file }) => file)))

/**
 * Finds the intended path: one that differs only in letter case or a trailing slash, the only one with the same last
 * segment (a moved page), or the nearest one. Calls `onCompare` for each path compared letter by letter.
 */
export function nearestPath(
  paths: readonly string[],
  onCompare?: (path: string) => void,
): (wanted: string) => string | undefined {
  const same = groupBy(paths, bare)
  const named = groupBy(paths, lastSegment)
  const nearest = nearestOf(paths, onCompare)
  return (wanted) => {
    const moved = lastSegment(wanted) === '' ? [] : (named.get(lastSegment(wanted)) ?? [])
    const [found] = same.get(bare(wanted)) ?? (moved.length === 1 ? moved : [])
    return found ?? withNearRest(wanted, nearest(wanted))
  }
}

function bare(path: string): string {
  return removeTrailingSlash(path).toLowerCase()
}

/** The id nearest to a missing one. */
function nearestAnchor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  return suggest(anchor, anchors)
}

/** Generated ids that are never suggested: of the page layout, tabs and footnotes. */
const GIVEN_ID = /^(?:__docusaurus|tabs-\d+-(?:tab|panel)-\d+$|user-content-fn)/
/** Maximum number of ids in a hint. */
const MAX_LISTED = 5

/** Hint for a link to an id that the page does not have. */
export function anchorHint(anchor: string, all: ReadonlySet<string>): string {
  const anchors = new Set([...all].filter((id) => !GIVEN_ID.test(id)))
  const near = nearestAnchor(anchor, anchors)
  if (near !== undefined) return `did you mean #${near}?`
  if (anchors.size === 0)
    return 'the page has no ids: use the URL of the page itself, or give a heading the id: {#…}'
  const listed = [...anchors].slice(0, MAX_LISTED).map((id) => `#${id}`)
  return `the page has ${listed.join(', ')}${anchors.size > MAX_LISTED ? ', …' : ''}`
}

/**
 * The id that is surely meant: the only one that differs in nothing but case and punctuation, or the nearest one if no other is
 * near and one letter of one word makes the difference. `non-basic-rules` is near to `basic-rules` and says the opposite.
 */
export function certainId(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const plain = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const same = [...anchors].filter((id) => plain(id) === plain(anchor) && plain(id) !== '')
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const near = suggest(anchor, anchors)
  const others = [...anchors].filter((id) => id !== near)
  return near !== undefined && isMistyped(anchor, near) && suggest(anchor, others) === undefined
    ? near
    : undefined
}

/** Whether two ids have the same words but for one letter of one long word; another number is another part. */
function isMistyped(anchor: string, id: string): boolean {
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const [wanted, existing] = [words(anchor), words(id)]
  if (wanted.length !== existing.length) return false
  const [[one, other] = ['', ''], ...more] = wanted.flatMap((word, at) => {
    const found = existing[at] ?? ''
    return word === found ? [] : [[word, found] as const]
  })
  return (
    more.length === 0 &&
    Math.min(one.length, other.length) > 4 &&
    !/\d/.test(one + other) &&
    isSlip(one, other)
  )
}

/**
 * Keeps the found path only if its differing rest is similar by itself: a long common folder makes no two names alike.
 */
function withNearRest(path: string, found: string | undefined): string | undefined {
  if (found === undefined) return undefined
  const [wanted, existing] = [steps(path), steps(found)]
  const from = wanted.findIndex((step, i) => step !== existing[i])
  if (from < 0) return found
  const rest = (all: readonly string[]) => all.slice(from).join('/')
  return suggest(rest(wanted), [rest(existing)]) && found
}

function steps(path: string): readonly string[] {
  return path
    .replace(/\.mdx?$|\/$/i, '')
    .toLowerCase()
    .split('/')
}

function lastSegment(path: string): string {
  return fileName(removeTrailingSlash(path)).toLowerCase()
}
