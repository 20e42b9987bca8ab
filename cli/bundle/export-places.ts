// Where the exports of a theme stand in its files, as far as a text shows it that nobody parses: findings name these places.
import { readFileSync } from 'node:fs'
import type { ExportProblem } from '../../runtime/model/export-problem.ts'
import { pathBelow } from '../io/path-below.ts'
import type { Place } from '../model/diagnostic.ts'
import type { ExportPlaces, ServerHalf } from '../model/ports.ts'
import { positionAt } from '../text/position.ts'
import { type ThemePlaces, themeFiles } from './site-code.ts'

/** Keys that findings may name though the theme has nothing against them. */
const SLOTS = ['', 'headTags']

/** The places of what `problems` name, and of all components. */
export function exportPlaces(
  places: ThemePlaces,
  { problems, components: named }: Pick<ServerHalf['known'], 'problems' | 'components'>,
): ExportPlaces {
  const { theme, components } = themeFiles(places)
  const within = (of: ExportProblem['of'], file: string | undefined) => {
    if (file === undefined || !places.site) return {}
    const wrong = problems.filter((problem) => problem.of === of).map(({ path }) => path.join('.'))
    const paths = of === 'theme' ? wrong : [...named, ...wrong]
    const path = pathBelow(places.site.dir, file)
    const text = textOf(file)
    return {
      [of]: Object.fromEntries([...SLOTS, ...paths].map((keys) => [keys, placeIn(text, path, of, keys)])),
    }
  }
  return { ...within('theme', theme), ...within('components', components) }
}

/** Place of the last of the keys that is found as a key or a shorthand behind the export, else of the export, else the start. */
function placeIn(text: string, file: string, name: string, keys: string): Place {
  const exported = new RegExp(`\\bexport\\b[^=;]*?\\b(${name})\\b`).exec(text)
  const from = exported ? exported.index + exported[0].length - name.length : 0
  const key = keys.split('.').at(-1) ?? ''
  const at = key === '' ? -1 : keyAt(text, key, from)
  const begin = at >= 0 ? at : from
  const length = at >= 0 ? key.length : exported ? name.length : 0
  const start = positionAt(text, begin)
  return length === 0
    ? { file, start }
    : { file, start, end: { line: start.line, column: start.column + length } }
}

/** Where a name stands as a key from an offset on; -1 where it does not. */
function keyAt(text: string, key: string, from: number): number {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(
    `(?<=[{,]\\s*(?:(?:\\/\\/.*|\\/\\*[\\s\\S]*?\\*\\/)\\s*)*['"]?)${name}(?=['"]?\\s*[:,}(])`,
    'g',
  )
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
