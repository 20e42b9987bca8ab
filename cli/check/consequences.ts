// What follows from another finding is no finding of its own: a page that could not be read has no title either.
import type { Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../text/group-by.ts'

/** The front matter or the whole file could not be read. */
const UNREADABLE = new Set([
  'scan/front-matter-syntax',
  'scan/front-matter-unclosed',
  'markdown/front-matter-place',
  'scan/invalid-utf-8',
  'scan/utf-16',
  'scan/binary',
  'scan/too-large',
])
/** What is then said of the page, and would not be if it could be read. */
const OF_UNREADABLE = new Set([
  'check/missing-title',
  'check/several-titles',
  'check/orphan-page',
  'check/unreachable-page',
  'scan/empty-page',
])
const CONFLICT = 'markdown/conflict'

const STATEMENT = 'markdown/no-statement'

/** An address in typographic quotes leads nowhere. */
const OF_ANOTHER: readonly (readonly [cause: string, consequence: string])[] = [
  ['markdown/typographic-quotes', 'check/broken-link'],
  ['markdown/typographic-quotes', 'check/missing-image'],
]
const CAUSES = new Set([...UNREADABLE, CONFLICT, STATEMENT, ...OF_ANOTHER.map(([cause]) => cause)])

/** The findings without those that follow from others. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = diagnostics.filter(({ code }) => CAUSES.has(code))
  if (causes.length === 0) return diagnostics
  const byFile = groupBy(causes, ({ place }) => place?.file ?? '')
  const unreadable = causes.flatMap(({ code, place }) =>
    place && UNREADABLE.has(code) ? [bare(place.file)] : [],
  )
  return diagnostics.filter((diagnostic) => {
    const target = diagnostic.about?.target
    if (target !== undefined && unreadable.some((file) => leadsTo(bare(target), file))) return false
    const own = diagnostic.place ? (byFile.get(diagnostic.place.file) ?? []) : []
    return !own.some((cause) => follows(diagnostic, cause))
  })
}

function follows(diagnostic: Diagnostic, cause: Diagnostic): boolean {
  if (diagnostic === cause) return false
  if (OF_ANOTHER.some(([from, code]) => from === cause.code && code === diagnostic.code))
    return isAt(cause.place, diagnostic.place)
  if (UNREADABLE.has(cause.code)) return OF_UNREADABLE.has(diagnostic.code)
  // The component of an import that is text is not known.
  if (cause.code === STATEMENT)
    return (
      diagnostic.code === 'check/unknown-component' &&
      (cause.missingNames ?? []).includes(diagnostic.about?.text ?? '')
    )
  if (cause.code !== CONFLICT) return false
  const line = diagnostic.place?.start.line ?? 0
  // The whole of the page may have come apart: what is said of its headings counts for nothing.
  if (/^check\/(?:several-titles|heading-levels)$/.test(diagnostic.code)) return true
  return line >= (cause.place?.start.line ?? 0) && line <= (cause.place?.end?.line ?? 0)
}

/** Whether a place begins on one line with another, within it. */
function isAt(one: Diagnostic['place'], within: Diagnostic['place']): boolean {
  if (!one || !within || one.start.line !== within.start.line) return false
  const last = within.end?.line === within.start.line ? within.end.column : Number.POSITIVE_INFINITY
  return one.start.column >= within.start.column && one.start.column <= last
}

const bare = (path: string): string => path.replace(/\.mdx?$|\/$/i, '').replace(/\/(?:index|readme)$/i, '')

/** Whether a missing target is what a file would have been: the file itself, or the page of it. */
function leadsTo(target: string, file: string): boolean {
  return target === file || (target.startsWith('/') && (file === target.slice(1) || file.endsWith(target)))
}
