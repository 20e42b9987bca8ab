// Adds places to findings about config keys. The config file is code, so keys are located in its text as well as possible.
import { locateKey } from '../config/locate.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { positionAt } from '../text/position.ts'

/** Possible names of the config file. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
]

/** Whether a finding needs the place of its key. */
export const needsKeyPlace = ({ place, key }: Diagnostic): boolean => place === undefined && key !== undefined

/** Adds a place to a finding: that of the text it is about, otherwise of the key, otherwise of what contains the key. */
export function withKeyPlace(found: Diagnostic, { path, text }: SourceFile): Diagnostic {
  const { key = '', about } = found
  const range = locateKey(text, pathOf(key)) ?? { start: { line: 1, column: 1 } }
  return {
    ...found,
    place: wordsAfter(range.start.line, about?.text, text, path) ?? { file: path, ...range },
  }
}

/** Parses a key such as `themeConfig.navbar.items[2]` into a path. */
function pathOf(key: string): readonly (string | number)[] {
  return [...key.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  )
}

/** The first occurrence of the text in quotes, from a line on. */
function wordsAfter(line: number, words: string | undefined, text: string, file: string): Place | undefined {
  if (words === undefined || words === '') return undefined
  const from = text.split('\n', line - 1).join('\n').length
  const at = ["'", '"', '`']
    .map((quote) => text.indexOf(quote + words + quote, from))
    .filter((each) => each >= 0)
  if (at.length === 0) return undefined
  const start = Math.min(...at) + 1
  return { file, start: positionAt(text, start), end: positionAt(text, start + words.length) }
}
