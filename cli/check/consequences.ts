// Removes findings that are only consequences of others: a page that could not be read has no title either.
import type { Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../text/group-by.ts'
import { fileName } from '../text/site-path.ts'
import { suggest } from '../text/suggest.ts'

/** Findings that mean the front matter or the whole file could not be read. */
const UNREADABLE = new Set([
  'scan/front-matter-syntax',
  'scan/front-matter-unclosed',
  'markdown/front-matter-place',
  'scan/invalid-utf-8',
  'scan/utf-16',
  'scan/binary',
  'scan/too-large',
])
/** Findings about a page that disappear once the page can be read. */
const OF_UNREADABLE = new Set([
  'check/missing-title',
  'check/several-titles',
  'check/orphan-page',
  'check/unreachable-page',
  'scan/empty-page',
])
/** A faulty sidebar item keeps the page it names out of the sidebar. */
const SIDEBAR_ITEM = 'site/bad-sidebar-item'
const SIDEBAR_ID = 'site/unknown-doc'
/** The sidebars could not be read: the code of the file, or of a module it imports, is wrong. */
const NO_SIDEBARS = /^(?:site\/no-sidebars-file|config\/(?:syntax|import|exception|exit|timeout|memory))$/
const CONFLICT = 'markdown/conflict'

const STATEMENT = 'markdown/no-statement'

/** Pairs of cause and consequence at the same place: an address in typographic quotes leads nowhere. */
const OF_ANOTHER: readonly (readonly [cause: string, consequence: string])[] = [
  ['markdown/typographic-quotes', 'check/broken-link'],
  ['markdown/typographic-quotes', 'check/missing-image'],
]
const NO_MODULE = 'theme/missing-module'
/** An include in the syntax of another generator is not shown. */
const FOREIGN = 'markdown/foreign-syntax'
/** A title with an unusable value must not be reported as missing too. */
const WRONG_VALUE = 'scan/front-matter-value'
const UNUSED = 'check/unused-partial'
/** Findings about the link inside such an include. */
const OF_INCLUDE = new Set([
  'check/broken-link',
  'check/broken-anchor',
  'check/empty-link-text',
  'check/missing-image',
  'markdown/link-syntax',
])
/** A malformed link is text, and the URL in it a link of its own, with whatever stands behind it. */
const NO_LINK = 'markdown/link-syntax'
/** An unclosed element ends with its parent and leaves its own closing tag stray. */
const UNCLOSED_HTML = 'markdown/unclosed-html'
const CAUSES = new Set([
  ...UNREADABLE,
  CONFLICT,
  STATEMENT,
  UNCLOSED_HTML,
  SIDEBAR_ITEM,
  SIDEBAR_ID,
  NO_MODULE,
  NO_LINK,
  ...OF_ANOTHER.map(([cause]) => cause),
])

/** Removes findings that follow from other findings. */
export function dropConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = diagnostics.filter(
    ({ code, severity, subject }) =>
      CAUSES.has(code) ||
      (severity === 'error' && NO_SIDEBARS.test(code)) ||
      (code === FOREIGN && subject?.kind === 'file') ||
      (code === WRONG_VALUE && subject?.kind === 'key' && subject.names.includes('title')),
  )
  if (causes.length === 0) return diagnostics
  const byFile = groupBy(causes, ({ place }) => place?.file ?? '')
  const unreadable = causes.flatMap(({ code, place }) =>
    place && UNREADABLE.has(code) ? [bare(place.file)] : [],
  )
  const ofSidebars = causes.filter(
    ({ code }) => code === SIDEBAR_ITEM || code === SIDEBAR_ID || NO_SIDEBARS.test(code),
  )
  return diagnostics.filter((diagnostic) => {
    if (
      diagnostic.code === UNUSED &&
      causes.some((cause) => refersToPartial(cause, diagnostic.place?.file ?? ''))
    )
      return false
    if (ofSidebars.some((cause) => explainsMissingFromSidebar(cause, diagnostic))) return false
    const target = diagnostic.about?.target
    if (target !== undefined && unreadable.some((file) => leadsTo(bare(target), file))) return false
    const own = diagnostic.place ? (byFile.get(diagnostic.place.file) ?? []) : []
    return !own.some((cause) => follows(diagnostic, cause))
  })
}

/** Whether a sidebar mistake explains why a page is in no sidebar or nothing leads to it. */
function explainsMissingFromSidebar(
  { code, about }: Diagnostic,
  { code: found, place }: Diagnostic,
): boolean {
  if (found !== 'check/orphan-page' && found !== 'check/unreachable-page') return false
  if (code !== SIDEBAR_ID) return true
  const parts = bare(place?.file ?? '').split('/')
  const names = parts.map((_part, at) => parts.slice(at).join('/'))
  return suggest(bare(about?.text ?? '').replace(/^(?:\.?\/)+/, ''), names) !== undefined
}

/** Whether a failed include or import was meant for this partial. */
function refersToPartial({ subject }: Diagnostic, file: string): boolean {
  return subject?.kind === 'file' && subject.names.some((name) => name.includes(fileName(file)))
}

function follows(diagnostic: Diagnostic, cause: Diagnostic): boolean {
  if (diagnostic === cause) return false
  if (OF_ANOTHER.some(([from, code]) => from === cause.code && code === diagnostic.code))
    return isAt(cause.place, diagnostic.place)
  if (cause.code === FOREIGN) return OF_INCLUDE.has(diagnostic.code) && isAt(diagnostic.place, cause.place)
  if (cause.code === NO_LINK)
    return diagnostic.code === 'check/broken-link' && isAt(diagnostic.place, cause.place)
  if (cause.code === WRONG_VALUE) return diagnostic.code === 'check/missing-title'
  if (UNREADABLE.has(cause.code)) return OF_UNREADABLE.has(diagnostic.code)
  if (cause.code === UNCLOSED_HTML)
    return diagnostic.code === 'markdown/stray-end' && isEndOf(diagnostic, cause)
  // An import that was treated as text does not define its component.
  if (cause.code === STATEMENT)
    return (
      diagnostic.code === 'check/unknown-component' &&
      cause.subject?.names.includes(diagnostic.about?.text ?? '') === true
    )
  if (cause.code !== CONFLICT) return false
  const line = diagnostic.place?.start.line ?? 0
  // A conflict may garble the whole page, so findings about its headings are meaningless.
  if (/^check\/(?:several-titles|heading-levels)$/.test(diagnostic.code)) return true
  return line >= (cause.place?.start.line ?? 0) && line <= (cause.place?.end?.line ?? 0)
}

/** Whether a stray closing tag belongs to an element that was closed before it. */
function isEndOf(end: Diagnostic, start: Diagnostic): boolean {
  const name = start.subject?.names[0]
  const isBehind = (end.place?.start.line ?? 0) - (start.place?.start.line ?? 0)
  return (
    name !== undefined && isBehind >= 0 && end.subject?.kind === 'element' && end.subject.names[0] === name
  )
}

/** Whether a place begins inside another one, on its first line. */
function isAt(one: Diagnostic['place'], within: Diagnostic['place']): boolean {
  if (!one || !within || one.start.line !== within.start.line) return false
  const last = within.end?.line === within.start.line ? within.end.column : Number.POSITIVE_INFINITY
  return one.start.column >= within.start.column && one.start.column <= last
}

const bare = (path: string): string => path.replace(/\.mdx?$|\/$/i, '').replace(/\/(?:index|readme)$/i, '')

/** Whether a missing target is this file or its page. */
function leadsTo(target: string, file: string): boolean {
  return target === file || (target.startsWith('/') && (file === target.slice(1) || file.endsWith(target)))
}
