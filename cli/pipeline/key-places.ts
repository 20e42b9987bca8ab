// Findings about keys of the configuration get their place in its file, which is code: as far as its text says.
import { locateKey } from '../config/locate.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { positionAt } from '../text/position.ts'

/** Names that a file of the configuration may have. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
]

/** Whether a finding waits for the place of its key. */
export const wantsKeyPlace = ({ place, key }: Diagnostic): boolean => place === undefined && key !== undefined

/** The finding with the place of its key: of the words it is about, else of the key, else of what is around it. */
export function withKeyPlace(found: Diagnostic, { path, text }: SourceFile): Diagnostic {
  const { key = '', about } = found
  const range = locateKey(text, pathOf(key)) ?? { start: { line: 1, column: 1 } }
  return {
    ...found,
    place: wordsAfter(range.start.line, about?.text, text, path) ?? { file: path, ...range },
  }
}

/** `themeConfig.navbar.items[2]` as a path. */
function pathOf(key: string): readonly (string | number)[] {
  return [...key.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  )
}

/** The first place from a line on that has the words in quotes. */
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
