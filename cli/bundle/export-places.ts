// Positions of a theme's exports in its files, for findings. They are found by searching the text, not by parsing it.
import type { ExportProblem } from '../../runtime/model/export-problem.ts'
import { pathBelow } from '../io/path-below.ts'
import { readText } from '../io/read-text.ts'
import type { Place } from '../model/diagnostic.ts'
import type { ExportPlaces, ServerHalf } from '../model/ports.ts'
import { escapeRegExp } from '../text/escape.ts'
import { positionAt } from '../text/position.ts'
import { type ThemePlaces, themeFiles } from './site-code.ts'

/** Keys that findings may refer to even if the theme has no problem there. */
const SLOTS = ['', 'headTags']

/** Positions of the keys in `problems`, and of all components. */
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
    const text = readText(file) ?? ''
    return {
      [of]: Object.fromEntries([...SLOTS, ...paths].map((keys) => [keys, placeIn(text, path, of, keys)])),
    }
  }
  return { ...within('theme', theme), ...within('components', components) }
}

/**
 * Position of the last key, if found after the export as a key or shorthand; otherwise of the export; otherwise the
 * start of the file.
 */
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

/** Offset of a name used as a key, searching from `from`; -1 if there is none. */
function keyAt(text: string, key: string, from: number): number {
  const name = escapeRegExp(key)
  const pattern = new RegExp(
    `(?<=[{,]\\s*(?:(?:\\/\\/.*|\\/\\*[\\s\\S]*?\\*\\/)\\s*)*['"]?)${name}(?=['"]?\\s*[:,}(])`,
    'g',
  )
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}
