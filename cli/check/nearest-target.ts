// "Did you mean" for links: the existing page, source file or anchor nearest to the one that is missing.
import type { SiteTables } from '../model/site.ts'
import { suggest } from '../text/suggest.ts'

/** The page whose address is nearest to a missing one. */
export function nearestPage(path: string, { routes }: SiteTables): string | undefined {
  const pages = routes.filter(({ target }) => target.kind !== 'not-found').map((route) => route.path)
  const bare = (address: string) => address.replace(/\/$/, '').toLowerCase()
  const same = pages.find((page) => bare(page) === bare(path))
  return same ?? sameName(path, pages) ?? nearestPath(path, pages)
}

/** The Markdown file nearest to a missing one, relative to the site folder. */
export function nearestFile(path: string, { versions }: SiteTables): string | undefined {
  const files = versions.flatMap(({ docs }) => docs.map(({ file }) => file))
  return sameName(path, files) ?? nearestPath(path, files)
}

/** The id nearest to a missing one. */
export function nearestAnchor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  return suggest(anchor, anchors)
}

/** The id that is surely meant: the nearest, when no other is near, or the only one that differs in nothing but case and signs. */
export function surelyMeant(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const plain = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const same = [...anchors].filter((id) => plain(id) === plain(anchor) && plain(id) !== '')
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const near = suggest(anchor, anchors)
  const others = [...anchors].filter((id) => id !== near)
  return near !== undefined && anchor.length > 4 && suggest(anchor, others) === undefined ? near : undefined
}

/** The nearest path, if what differs is near by itself: long folders in common make no two names alike. */
function nearestPath(path: string, paths: readonly string[]): string | undefined {
  const found = suggest(path, paths)
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

/** The only path that ends in the same name: what was meant when a page has moved. */
function sameName(path: string, paths: readonly string[]): string | undefined {
  const name = lastStep(path)
  const found = name === '' ? [] : paths.filter((candidate) => lastStep(candidate) === name)
  return found.length === 1 ? found[0] : undefined
}

function lastStep(path: string): string {
  const bare = path.replace(/\/$/, '')
  return bare.slice(bare.lastIndexOf('/') + 1).toLowerCase()
}
