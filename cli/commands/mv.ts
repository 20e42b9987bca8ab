// `docsite mv`: moves a page, a folder or a heading, updates everything that refers to it, and leaves redirects at the
// old addresses.
import { readdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import { EnvironmentError, UsageError } from '../model/ports.ts'
import type { SiteTables } from '../model/site.ts'
import {
  fileAfter,
  headingEdit,
  type MissedAddress,
  type MoveContext,
  type MovedHeading,
  type NamedMove,
  planMove,
} from '../pipeline/move.ts'
import { counted } from '../text/counted.ts'
import type { ChangedText, TextEdit } from '../text/edits.ts'
import { withoutRedirects } from '../text/redirect-lines.ts'
import { redirectChange } from './check-fix.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { applyChanges, edited, textOfFile } from './file-changes.ts'
import { otherTexts, textReader } from './move-texts.ts'
import { type NamedRequest, namedHeading, namedMoves } from './named-moves.ts'
import type { Host } from './options.ts'
import { reportRoot, sitePrefix } from './report-root.ts'
import { SITE_OPTION } from './shared-options.ts'
import type { Session } from './site-session.ts'
import { withSession } from './with-session.ts'

/** The command definition. */
export const mv: CommandDefinition = {
  name: 'mv',
  summary: 'move a page, folder or heading, update every link to it and keep old URLs working',
  argument: ['<from>', 'file, folder, page id, or page.md#heading'],
  furtherArgument: ['<to>', 'destination: a path, an id, or page.md#new-id'],
  options: [
    SITE_OPTION,
    ['--all-versions', 'also move it in all frozen versions of the docs', 'flag'],
    ['--no-redirects', 'do not create redirects from the old URLs', 'flag'],
    ['--dry-run', 'print the changes as a diff for git apply, without writing', 'flag'],
    ['--root <dir>', 'folder that paths in the diff are relative to (default: the repository)', 'text'],
  ],
  async run(from = '', given, host, to = '') {
    const siteDir = given.site as string | undefined
    const request: MoveRequest = {
      from,
      to,
      allVersions: given.allVersions === true,
      redirects: given.redirects !== false,
      dryRun: given.dryRun === true,
      root: given.root as string | undefined,
    }
    return withSession({ siteDir, factsOnly: true }, host, (session) => move(request, session, host))
  },
}

/** Parsed command line. */
interface MoveRequest extends NamedRequest {
  readonly redirects: boolean
  readonly dryRun: boolean
  readonly root: string | undefined
}

async function move(request: MoveRequest, session: Session, host: Host): Promise<number> {
  const { siteDir, pipeline, config } = session
  const before = await pipeline.moves.links()
  const heading = await namedHeading(request, before.locales, session, host)
  const moves = heading ? [] : namedMoves(request, before.locales, session, host)
  const paths = await movedPaths(moves, session)
  const texts = await otherTexts(before.locales, session)
  await session.simulateMoves(moves, paths)
  const after = await pipeline.moves.tables()
  const context: MoveContext = { config, file: fileAfter(moves), before, after, heading }
  const textOf = textReader(siteDir)
  const plan = planMove(context, texts, textOf)
  const edits = new Map(plan.edits)
  if (heading)
    for (const [file, edit] of await headingEdits(heading, before.locales, session, textOf))
      edits.set(file, [...(edits.get(file) ?? []), edit])
  const changes = changesOf({ edits, moves: paths, file: context.file, siteDir })
  const redirects = request.redirects ? plan.redirects : []
  const all = withRedirectChange(changes, redirects, edits, siteDir)
  const prefix = sitePrefix(reportRoot(siteDir, request.root, host.cwd), siteDir)
  // After a pure rename, `git apply` accepts only the header of another file, so renames come last.
  const ordered = [...all].sort((a, b) => Number(a.from !== undefined) - Number(b.from !== undefined))
  const diff = applyChanges(ordered, { siteDir, prefix, dryRun: request.dryRun })
  if (request.dryRun) host.stdout(diff)
  else for (const { from } of moves) removeEmpty(join(siteDir, from), siteDir)
  report({ missed: plan.missed, changes: all, redirects: redirects.length, dryRun: request.dryRun }, host)
  return EXIT.ok
}

/** Paths of moved files, before and after. */
async function movedPaths(
  moves: readonly NamedMove[],
  { siteDir, pipeline }: Session,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const { from, to } of moves) {
    const path = join(siteDir, from)
    if (!isThere(path)) continue
    if (!statSync(path).isDirectory()) found.push(from, to)
    else for (const file of await pipeline.moves.files(from)) found.push(file, to + file.slice(from.length))
  }
  return found
}

/** Edits of the headings themselves. Throws `UsageError` if an id does not come from a heading in the file. */
async function headingEdits(
  { files, from, to }: MovedHeading,
  locales: readonly SiteTables[],
  { pipeline }: Session,
  textOf: (file: string) => string | undefined,
): Promise<ReadonlyMap<string, TextEdit>> {
  const found = new Map<string, TextEdit>()
  for (const { locale, versions } of locales)
    for (const { file } of versions.flatMap(({ docs }) => docs)) {
      if (!files.has(file) || found.has(file)) continue
      const place = await pipeline.moves.idPlace(locale, file, from)
      const edit = place && headingEdit(textOf(place.file) ?? '', place, from, to)
      if (!edit || place.file !== file)
        throw new UsageError(`mv: #${from} does not come from a heading in ${file}`)
      found.set(file, edit)
    }
  return found
}

/** Changes of all moved and edited files, each once. */
function changesOf({
  edits,
  moves,
  file: after,
  siteDir,
}: {
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>
  readonly moves: readonly string[]
  readonly file: (path: string) => string
  readonly siteDir: string
}): readonly ChangedText[] {
  const moved = moves.filter((path) => after(path) !== path)
  return [...new Set([...moved, ...edits.keys()])].flatMap((file): readonly ChangedText[] => {
    const before = textOfFile(siteDir, file)
    if (before === null) return []
    const text = edited(before, edits.get(file) ?? [])?.text ?? before
    const path = after(file)
    if (path === file && text === before) return []
    return [{ path, ...(path === file ? {} : { from: file }), before, after: text }]
  })
}

/** Adds redirects at the end of the edited redirects file. */
function withRedirectChange(
  changes: readonly ChangedText[],
  added: Parameters<typeof redirectChange>[1],
  edits: ReadonlyMap<string, readonly TextEdit[]>,
  siteDir: string,
): readonly ChangedText[] {
  const now = new Set(added.map(({ to }) => to))
  const change = redirectChange(siteDir, added, (file, text) =>
    withoutRedirects(edited(text, edits.get(file) ?? [])?.text ?? text, now),
  )
  if (added.length > 0 && !change)
    throw new EnvironmentError('mv: the redirects file does not contain a list; fix it first')
  return change ? [...changes.filter(({ path }) => path !== change.path), change] : changes
}

/** Removes folders that the move has emptied; those that cannot be removed do no harm. */
function removeEmpty(path: string, siteDir: string): void {
  try {
    removeEmptyFolders(path, siteDir)
  } catch {}
}

function removeEmptyFolders(path: string, siteDir: string): void {
  const folder = isThere(path) ? path : dirname(path)
  if (!folder.startsWith(siteDir + sep) || !isThere(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isDirectory()) return
  for (const entry of readdirSync(folder)) removeEmptyTree(join(folder, entry))
  rmdirSync(folder)
  removeEmptyFolders(dirname(folder), siteDir)
}

function removeEmptyTree(folder: string): void {
  for (const entry of readdirSync(folder)) removeEmptyTree(join(folder, entry))
  rmdirSync(folder)
}

function report(
  {
    missed,
    changes,
    redirects,
    dryRun,
  }: {
    readonly missed: readonly MissedAddress[]
    readonly changes: readonly ChangedText[]
    readonly redirects: number
    readonly dryRun: boolean
  },
  host: Host,
): void {
  for (const { place, url, now } of missed)
    host.stderr(
      `${place.file}:${place.start.line}:${place.start.column} not updated: write ${now} instead of ${url}\n`,
    )
  const moved = changes.filter(({ from }) => from !== undefined).length
  const counts = `${counted(moved, 'file')} moved, ${changes.length - moved} changed, ${counted(redirects, 'redirect')} added`
  host.stderr(dryRun ? `Nothing was written (--dry-run): ${counts}.\n` : `${counts}.\n`)
}
