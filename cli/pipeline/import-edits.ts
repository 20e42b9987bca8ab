// Computes the edits to imports and to lines that include code when files move, keeping the style of each path.
import type { MarkdownConfig } from '../model/config.ts'
import type { TextEdit } from '../text/edits.ts'
import { importLines } from '../text/esm.ts'
import { fileIncludeOf, mayIncludeFiles } from '../text/file-includes.ts'
import { positionAt } from '../text/position.ts'
import { rawPath } from '../text/raw-import.ts'
import { type Aliases, includeCandidates, resolveImport, withoutAlias } from '../text/site-import.ts'
import { folderOf, relativePath } from '../text/site-path.ts'

/** Where files are, and where they will be. */
export interface MovedFiles {
  readonly markdown: Pick<MarkdownConfig, 'includeRoots' | 'aliases'>
  /** New path of a file. */
  readonly file: (path: string) => string
  /** Current text of a file; `undefined` if it does not exist. */
  readonly textOf: (file: string) => string | undefined
}

/** Edits to the imports and included code in a Markdown text. */
export const importEdits = (file: string, text: string, moved: MovedFiles): readonly TextEdit[] => [
  ...statementEdits(file, text, moved),
  ...(mayIncludeFiles(text) ? includeEdits(file, text, moved) : []),
]

function* statementEdits(file: string, text: string, moved: MovedFiles): Generator<TextEdit> {
  for (const from of new Set(importLines(text).map((each) => each.from))) {
    const written = rawPath(from) ?? from
    const next = importAfter(written, file, moved)
    if (next === written) continue
    for (const quote of ['"', "'"])
      for (let at = text.indexOf(`from ${quote}${from}${quote}`); at >= 0; ) {
        const start = at + 'from "'.length + from.indexOf(written)
        yield {
          start: positionAt(text, start),
          end: positionAt(text, start + written.length),
          was: written,
          text: next,
        }
        at = text.indexOf(`from ${quote}${from}${quote}`, start)
      }
  }
}

function importAfter(written: string, file: string, { markdown, file: moved }: MovedFiles): string {
  const { aliases, includeRoots } = markdown
  const path = resolveImport(withoutAlias(written, aliases), file, includeRoots)
  if (path === null) return written
  const [now, here] = [moved(path), folderOf(moved(file))]
  const isRelative = written.startsWith('.')
  if (now === path && (!isRelative || here === folderOf(file))) return written
  if (isRelative) return relativePath(here, now)
  return written.startsWith('/') ? `/${now}` : aliased(now, written, aliases)
}

/** A path that starts like the one before. */
function aliased(path: string, before: string, aliases: Aliases): string {
  for (const [prefix, folder] of Object.entries(aliases))
    if (before.startsWith(prefix) && path.startsWith(`${folder}/`))
      return prefix + path.slice(folder.length + 1)
  return `@site/${path}`
}

function* includeEdits(file: string, text: string, moved: MovedFiles): Generator<TextEdit> {
  for (const [at, line] of text.split('\n').entries()) {
    const include = fileIncludeOf(line)
    if (!include) continue
    const { path: written } = include
    const next = includeAfter(written, file, moved)
    if (next === written) continue
    const start = { line: at + 1, column: include.at + 1 }
    yield {
      start,
      end: { ...start, column: start.column + written.length },
      was: written,
      text: next,
    }
  }
}

function includeAfter(written: string, file: string, { markdown, file: moved, textOf }: MovedFiles): string {
  const isThere = (path: string) => textOf(path) !== undefined
  const path = includeCandidates(written, file, markdown.includeRoots).find(isThere)
  if (path === undefined) return written
  const now = moved(path)
  const found = includeCandidates(written, moved(file), markdown.includeRoots).find(
    (each) => each === now || (moved(each) === each && isThere(each)),
  )
  if (found === now) return written
  const [root] = /^(?:@\/|\/+)/.exec(written) ?? []
  if (root !== undefined) return root + now
  const next = relativePath(folderOf(moved(file)), now)
  return written.startsWith('.') ? next : next.replace(/^\.\//, '')
}
