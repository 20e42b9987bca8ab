// Reads `redirects.yml`: redirects that may also be written by a program, in the format of `redirects` in the configuration.
// Invalid entries are reported and ignored.
import type { DataFile } from '../model/data-files.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import { keyPlaceOrStart } from '../text/key-place.ts'
import { newAddressProblem, oldAddressProblem } from '../text/old-address.ts'
import { isRecord } from '../text/record.ts'
import type { RedirectEntry } from './redirect-sources.ts'

/** Possible locations of the file, relative to the site folder; the first existing one is used. */
export const REDIRECT_FILES: readonly string[] = ['redirects.yml', 'content/redirects.yml']

const SHAPE = 'write - { from: /docs/old, to: /docs/new }'
const KEYS = ['from', 'to', 'gone', 'locale']

type Fields = Readonly<Record<string, unknown>>

/** The entries of the file. */
export function readRedirectFile(file: DataFile, report: Report): readonly RedirectEntry[] {
  const refuse = (message: string, hint: string, place: Place) =>
    report({ code: 'site/redirect-file', severity: 'error', message, hint, place })
  const { value } = file
  if (value === null) return []
  if (!Array.isArray(value)) {
    refuse('the redirects file must be a list', SHAPE, keyPlaceOrStart(file))
    return []
  }
  return value.flatMap((entry: unknown, at): readonly RedirectEntry[] => {
    const key = String(at)
    const problem = problemOf(entry)
    if (problem === null) return entriesOf(entry as Fields, keyPlaceOrStart(file, `${key}.from`, key))
    const [field, message, hint = SHAPE] = problem
    refuse(message, hint, keyPlaceOrStart(file, `${key}.${field}`, key))
    return []
  })
}

/** The problem with an entry: key, message and hint; null if it is valid. */
function problemOf(entry: unknown): readonly [key: string, message: string, hint?: string] | null {
  if (!isRecord(entry)) return ['', 'a redirect needs `from` and `to`']
  const unknown = Object.keys(entry).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) return [unknown, `unknown key '${unknown}'`, `known keys: ${KEYS.join(', ')}`]
  const { to, gone, locale } = entry
  const from = listOf(entry.from)
  if (from.length === 0) return ['from', 'a redirect needs `from`']
  for (const each of from) {
    const problem = typeof each === 'string' ? oldAddressProblem(each) : { expected: 'text' }
    if (problem) return ['from', `\`from\`: expected ${problem.expected}, found ${JSON.stringify(each)}`]
  }
  if ((to === undefined) === (gone === undefined)) return ['', 'a redirect needs either `to` or `gone`']
  const wrong =
    to === undefined ? null : typeof to === 'string' ? newAddressProblem(to) : { expected: 'text' }
  if (wrong) return ['to', `\`to\`: expected ${wrong.expected}, found ${JSON.stringify(to)}`]
  if (gone !== undefined && gone !== true && (typeof gone !== 'string' || gone === ''))
    return ['gone', '`gone`: expected true or the reason', "write gone: true, or gone: 'why'"]
  if (locale !== undefined && typeof locale !== 'string')
    return ['locale', '`locale`: expected a locale code']
  return null
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value]

/** Converts a valid entry, one result for each old address. */
function entriesOf({ from, to, gone, locale }: Fields, written: Place): readonly RedirectEntry[] {
  return listOf(from).map((each) => ({
    from: String(each),
    ...(typeof to === 'string' ? { to } : {}),
    ...(gone === true || typeof gone === 'string' ? { gone } : {}),
    ...(typeof locale === 'string' ? { locale } : {}),
    written,
  }))
}
