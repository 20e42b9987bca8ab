// Classes that code takes from a style sheet with names of its own (`*.module.css`) and that it does not have: the element is then
// without its style, and nothing says so.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { PartialMessage } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import { positionAt } from '../text/position.ts'
import { suggest } from '../text/suggest.ts'

/** Classes of a style sheet: as it has them -> as they are published. */
export type ClassNames = Readonly<Record<string, string>>

/** Messages for the classes that a file of code names and the style sheet lacks. */
export async function missingClasses(
  names: ClassNames,
  sheet: string,
  importer: string,
): Promise<readonly PartialMessage[]> {
  const text = await readFile(importer, 'utf8').catch(() => '')
  const imported = new RegExp(
    `\\bimport\\s+(?:\\*\\s+as\\s+)?([\\w$]+)\\s+from\\s+['"][^'"]*${escaped(basename(sheet))}['"]`,
  )
  const name = imported.exec(text)?.[1]
  if (name === undefined) return []
  // A name that is declared once more, as a parameter may be, is not surely this one.
  if (
    new RegExp(`\\b(?:const|let|var|function)\\s+${escaped(name)}\\b|[(,]\\s*${escaped(name)}\\s*[,)]`).test(
      text,
    )
  )
    return []
  const uses = new RegExp(
    `(?<![\\w$./'"-])${escaped(name)}(?:\\.([\\w$]+)|\\[\\s*(['"])([^'"\\n]+)\\2\\s*\\])`,
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
  const all = known.length > 0 ? `It has: ${known.slice(0, 10).join(', ')}.` : 'It has no classes.'
  return {
    text: `${basename(sheet)} has no class "${wanted}"`,
    location: { file: importer, line, column: column - 1 },
    notes: [{ text: near === undefined ? all : `Did you mean "${near}"?` }],
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
