// The categories of pages, in page order -> the areas that a search can be limited to: the outermost categories and,
// while the menu stays short enough, the categories directly below them.
import { AREA_BELOW, type Area } from '../../../runtime/search/backend.ts'
import type { StoredRecord } from './records.ts'

/** Number of category levels offered. */
const LEVELS = 2
/** Longest useful menu. */
const MAX_AREAS = 40

interface RoutedPage extends NonNullable<StoredRecord['page']> {
  readonly route: string
}

interface OpenArea {
  readonly label: string
  readonly route: string
  readonly level: number
  readonly runs: [from: number, to: number][]
}

/** Collects pages one after another. */
export function newAreas() {
  const areas = new Map<string, OpenArea>()
  let page = 0
  let before: RoutedPage | null = null

  /** The page of a category itself comes right before the pages below it. */
  function open(label: string, level: number, { route, breadcrumb }: RoutedPage): OpenArea {
    const isIndex = before?.title === breadcrumb[level] && before?.breadcrumb.length === level
    const area: OpenArea = { label, level, route: (isIndex && before?.route) || route, runs: [] }
    area.runs.push([isIndex ? page - 1 : page, page + 1])
    areas.set(label, area)
    return area
  }

  return {
    add(own: RoutedPage): void {
      for (let level = 0; level < Math.min(LEVELS, own.breadcrumb.length); level++) {
        const label = own.breadcrumb.slice(0, level + 1).join(AREA_BELOW)
        const last = (areas.get(label) ?? open(label, level, own)).runs.at(-1)
        if (last && last[1] >= page) last[1] = page + 1
        else areas.get(label)?.runs.push([page, page + 1])
      }
      before = own
      page++
    },
    /** Areas in page order; empty if there is no choice. */
    result(): readonly Area[] {
      for (let levels = LEVELS; levels > 0; levels--) {
        const found = [...areas.values()].filter(({ level }) => level < levels)
        if (found.length > 1 && found.length <= MAX_AREAS)
          return found.map(({ label, route, runs }) => ({ label, route, runs }))
      }
      return []
    },
  }
}
