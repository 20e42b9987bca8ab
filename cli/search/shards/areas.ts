// The categories of pages, in the order of the pages -> the parts of the site that results can be limited to: the outermost
// categories, and those right below them as long as a menu of all is not too long.
import { AREA_BELOW, type Area } from '../../../runtime/search/backend.ts'
import type { StoredRecord } from './records.ts'

/** Levels of categories that are offered. */
const LEVELS = 2
/** A menu of more is no help. */
const MOST_AREAS = 40

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

  /** The page of a category itself stands right before the pages below it. */
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
    /** In the order of the pages; nothing where there is no choice. */
    result(): readonly Area[] {
      for (let levels = LEVELS; levels > 0; levels--) {
        const found = [...areas.values()].filter(({ level }) => level < levels)
        if (found.length > 1 && found.length <= MOST_AREAS)
          return found.map(({ label, route, runs }) => ({ label, route, runs }))
      }
      return []
    },
  }
}
