// What `docsite mv` reads from the site before and after a move, and what it has to write.
import type { Graph } from '../graph/graph.ts'
import type { Place } from '../model/diagnostic.ts'
import type { SiteTables } from '../model/site.ts'
import type { TextEdit } from '../text/edits.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { positionAt } from '../text/position.ts'
import type { NewRedirect } from '../text/redirect-lines.ts'
import { pagePath } from '../text/url.ts'
import { importEdits } from './import-edits.ts'
import { joinKey } from './keys.ts'
import {
  addEdits,
  addressEdits,
  categoryEdits,
  idEdits,
  linkEdits,
  type MissedAddress,
  type MoveContext,
  type MoveEdits,
  renamedPages,
  shareImageEdits,
} from './move-edits.ts'
import { localeTables, type SiteLinks, siteLinks } from './site-links.ts'
import type { Stages } from './stages.ts'

export type { MissedAddress, MoveContext, MovedHeading } from './move-edits.ts'
export { fileAfter, movedFolders, type NamedMove } from './move-files.ts'

/** Queries for moving pages. */
export interface MoveView {
  /** Tables of all locales. */
  tables(): Promise<readonly SiteTables[]>
  /** All links in pages. */
  links(): Promise<SiteLinks>
  /** Files in a folder. */
  files(dir: string): Promise<readonly string[]>
  /** Place of an id in the page of a file; `undefined` if the page has no such id. */
  idPlace(locale: string, file: string, id: string): Promise<Place | undefined>
  /** All ids of the page of a file. */
  ids(locale: string, file: string): Promise<readonly string[]>
}

/** Answers these queries from a graph. */
export function moveView(graph: Graph, stages: Stages): MoveView {
  const anchors = async (locale: string, file: string) =>
    (await graph.demand(stages.articles.facts, joinKey(locale, file)))?.anchors ?? []
  return {
    tables: () => localeTables(graph, stages),
    links: () => siteLinks(graph, stages),
    files: (dir) => graph.demand(stages.inputs.listing, dir),
    idPlace: async (locale, file, id) =>
      (await anchors(locale, file)).find((anchor) => anchor.id === id)?.place,
    ids: async (locale, file) => (await anchors(locale, file)).map(({ id }) => id),
  }
}

/** Texts of the site that are not pages. */
export interface OtherTexts {
  /** Markdown files and `_category_` files of all docs folders. */
  readonly content: readonly string[]
  /** Files that refer to pages by address: configuration, sidebars, redirects, search tests. */
  readonly settings: readonly string[]
}

/** Everything that a move writes, apart from the moved files themselves. */
export interface MovePlan {
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>
  readonly redirects: readonly NewRedirect[]
  readonly missed: readonly MissedAddress[]
}

/** Plans a move; `textOf` returns the current text on disk. */
export function planMove(
  context: MoveContext,
  { content, settings }: OtherTexts,
  textOf: (file: string) => string | undefined,
): MovePlan {
  const edits: MoveEdits = new Map()
  const missed = linkEdits(context, textOf, edits)
  const moved = { markdown: context.config.markdown, file: context.file, textOf }
  for (const file of content) {
    const text = textOf(file)
    if (text === undefined) continue
    if (isMarkdown(file)) addEdits(edits, file, ...importEdits(file, text, moved))
    else categoryEdits(file, text, context, edits)
  }
  idEdits(context, textOf, edits)
  shareImageEdits(context, textOf, edits)
  addressEdits(settings, context, textOf, edits)
  return { edits, redirects: redirectsOf(context), missed }
}

/** A redirect for each page whose address changes, and for the heading whose id changes. */
function redirectsOf(context: MoveContext): readonly NewRedirect[] {
  const pages = renamedPages(context)
  const { heading } = context
  const all = context.before.locales.flatMap(({ locale, baseUrl, versions }) => {
    const below = (path: string) => pagePath(`/${path.slice(baseUrl.length)}`)
    return versions
      .flatMap(({ docs }) => docs)
      .flatMap(({ file, permalink }) => {
        const now = pages.get(permalink)
        if (now !== undefined) return [{ from: below(permalink), to: below(now), locale }]
        if (!heading?.files.has(file)) return []
        const path = below(permalink)
        return [{ from: `${path}#${heading.from}`, to: `${path}#${heading.to}`, locale }]
      })
  })
  return [...new Map(all.map(({ from, to }) => [from, { from, to }])).values()]
}

/** Texts before and after an id. */
const ID_SIGNS = [
  ['{#', '}'],
  ['{ #', ' }'],
  ['{: #', '}'],
  ['{: #', ' }'],
  ['id="', '"'],
  ["id='", "'"],
] as const

/** The edit that changes the id of a heading or html element; null if the text does not show how. */
export function headingEdit(text: string, place: Place, from: string, to: string): TextEdit | null {
  const lines = text.split('\n')
  for (let at = place.start.line - 1; at < (place.end?.line ?? place.start.line) && at < lines.length; at++) {
    const line = lines[at] ?? ''
    const start = offsetOf(lines, at)
    for (const [before, after] of ID_SIGNS) {
      const found = line.indexOf(`${before}${from}${after}`)
      if (found >= 0) return editOf(text, start + found + before.length, from, to)
    }
  }
  const line = lines[place.start.line - 1] ?? ''
  const isHeading =
    /^ {0,3}#{1,6}[ \t]/.test(line) || /^ {0,3}(?:=+|-+)[ \t]*$/.test(lines[place.start.line] ?? '')
  if (!isHeading) return null
  const end = line.replace(/(?:[ \t]+#+)?[ \t]*$/, '').length
  return editOf(text, offsetOf(lines, place.start.line - 1) + end, '', ` {#${to}}`)
}

const offsetOf = (lines: readonly string[], at: number) =>
  lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)

const editOf = (text: string, at: number, was: string, now: string): TextEdit => ({
  start: positionAt(text, at),
  end: positionAt(text, at + was.length),
  was,
  text: now,
})
