// Finds classes that code takes from a CSS module (`*.module.css`) that lacks them. The element would silently lack its
// style.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { PartialMessage } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import { escapeRegExp } from '../text/escape.ts'
import { positionAt } from '../text/position.ts'
import { suggest } from '../text/suggest.ts'

/** Class names of a stylesheet: as written -> as published. */
export type ClassNames = Readonly<Record<string, string>>

/** Messages for the classes that a code file uses and the stylesheet lacks. */
export async function missingClasses(
  names: ClassNames,
  sheet: string,
  importer: string,
): Promise<readonly PartialMessage[]> {
  const text = withoutComments(await readFile(importer, 'utf8').catch(() => ''))
  const imported = new RegExp(
    `\\bimport\\s+(?:\\*\\s+as\\s+)?([\\w$]+)\\s+from\\s+['"][^'"]*${escapeRegExp(basename(sheet))}['"]`,
  )
  const name = imported.exec(text)?.[1]
  if (name === undefined) return []
  // If the name is declared again, for example as a parameter, its uses may mean something else.
  if (
    new RegExp(
      `\\b(?:const|let|var|function)\\s+${escapeRegExp(name)}\\b|[(,]\\s*${escapeRegExp(name)}\\s*[,)]`,
    ).test(text)
  )
    return []
  const uses = new RegExp(
    `(?<![\\w$./'"-])${escapeRegExp(name)}(?:\\.([\\w$]+)|\\[\\s*(['"])([^'"\\n]+)\\2\\s*\\])`,
    'g',
  )
  return [...text.matchAll(uses)].flatMap((use) => {
    const wanted = use[1] ?? use[3] ?? ''
    if (own(names, wanted) !== undefined) return []
    return [messageOf(wanted, { names, sheet, importer }, positionAt(text, use.index))]
  })
}

function messageOf(
  wanted: string,
  {
    names,
    sheet,
    importer,
  }: { readonly names: ClassNames; readonly sheet: string; readonly importer: string },
  { line, column }: { readonly line: number; readonly column: number },
): PartialMessage {
  const known = Object.keys(names)
  const near = suggest(wanted, known)
  const all = known.length > 0 ? `Its classes are: ${known.slice(0, 10).join(', ')}.` : 'It has no classes.'
  return {
    text: `${basename(sheet)} has no class "${wanted}"`,
    location: { file: importer, line, column: column - 1 },
    notes: [{ text: near === undefined ? all : `Did you mean "${near}"?` }],
  }
}

/** Blanks out comments: `see styles.module.css` in one of them uses no class. */
const withoutComments = (text: string) =>
  text.replace(/(?<![:'"`\w])\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
