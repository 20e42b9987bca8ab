// Finds replacements for `check --fix` after files were renamed with git: views the site as if the renames were still
// to come and plans the move as `docsite mv` does. Only places that are broken now are changed.
import { forkPoint, renamedFiles } from '../io/git-tree.ts'
import type { Place, Position } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { planMove } from '../pipeline/move.ts'
import type { TextEdit } from '../text/edits.ts'
import { otherTexts, textReader } from './move-texts.ts'
import type { Session } from './site-session.ts'

/** Rules about references to something that does not exist. */
const BROKEN: ReadonlySet<string> = new Set([
  'broken-link',
  'broken-site-link',
  'missing-image',
  'search-rank',
  'sidebar',
  'redirect',
])

const isOpen = ({ rule, about, place }: Finding) =>
  BROKEN.has(rule) && place !== undefined && about?.replacement === undefined

/** Adds replacements to findings about renamed files. */
export async function withRenamedTargets(
  findings: readonly Finding[],
  session: Session,
): Promise<readonly Finding[]> {
  let left = findings
  // Uncommitted renames first, then those on this branch.
  for (const revision of [async () => 'HEAD', () => forkPoint(session.siteDir)]) {
    if (!left.some(isOpen)) break
    const base = await revision()
    if (base === null) continue
    const renamed = await renamedFiles(session.siteDir, base)
    if (renamed.size > 0) left = withEdits(left, await editsAfter(renamed, session))
  }
  return left
}

type FileEdits = ReadonlyMap<string, readonly TextEdit[]>

/** Edits that the current texts need after these renames, by file. */
async function editsAfter(renamed: ReadonlyMap<string, string>, session: Session): Promise<FileEdits> {
  const { pipeline, siteDir, config } = session
  const moves = [...renamed].map(([from, to]) => ({ from: to, to: from }))
  const paths = [...new Set([...renamed].flat())]
  const file = (path: string) => renamed.get(path) ?? path
  const after = await pipeline.moves.tables()
  await session.simulateMoves(moves, paths)
  try {
    const before = await pipeline.moves.links()
    const texts = await otherTexts(before.locales, session)
    const textOf = textReader(siteDir)
    const plan = planMove({ config, file, before, after, heading: null }, texts, (path) => textOf(file(path)))
    return new Map([...plan.edits].map(([path, edits]) => [file(path), edits]))
  } finally {
    await session.simulateMoves([], paths)
  }
}

/** Assigns edits to findings without a replacement: first edits at the same place, then edits of the same words. */
function withEdits(findings: readonly Finding[], edits: FileEdits): readonly Finding[] {
  const taken = new Set<TextEdit>()
  const take = (fits: (edit: TextEdit, finding: Finding, place: Place) => boolean) => (finding: Finding) => {
    const { place } = finding
    if (!isOpen(finding) || !place) return finding
    const found = edits.get(place.file)?.find((edit) => !taken.has(edit) && fits(edit, finding, place))
    if (!found) return finding
    taken.add(found)
    return edited(finding, place.file, found)
  }
  // The edit may be elsewhere: a reference link has its URL in the definition, a sidebar may name a page twice, and a
  // redirect is reported at its start.
  return findings
    .map(take(({ start }, _finding, place) => isSame(start, place.start)))
    .map(take(({ was }, { about, rule }) => was === about?.text || isBelowBase(was, about?.text, rule)))
    .map(take(({ start }, { rule }, place) => rule === 'redirect' && isAfter(start, place.start)))
}

const edited = (finding: Finding, file: string, { start, end, was, text }: TextEdit): Finding => ({
  ...finding,
  hint: `write ${text}: the file was renamed`,
  place: { file, start, end },
  about: { ...finding.about, text: was, replacement: text },
})

/** Findings name links of the configuration with the base URL; the source may omit it. */
const isBelowBase = (was: string, told = '', rule: string) =>
  rule === 'broken-site-link' && was.startsWith('/') && told.endsWith(was)

const isSame = (one: Position, other: Position) => one.line === other.line && one.column === other.column

/** Whether an edit is after a finding, on the same line or one of the next two. */
const isAfter = (edit: Position, found: Position) =>
  edit.line === found.line
    ? edit.column > found.column
    : edit.line > found.line && edit.line <= found.line + 2
