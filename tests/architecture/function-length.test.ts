// No function is longer than a screen or two.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from '@typescript/typescript6'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Lines of a function, from its first word to its last brace. */
const MAX_LINES = 80

/** TypeScript files below a folder of the repository. */
const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

/** Functions of a file that are too long, as `file name`. One without a name goes by what it is assigned to. */
function longFunctions(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && lineOf(node.end) - lineOf(node.getStart(source)) >= MAX_LINES) {
      const { parent } = node
      const named = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined)
      found.push(`${file} ${named?.getText(source) ?? '(unnamed)'}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it(`no function in cli or runtime has more than ${MAX_LINES} lines`, () => {
  expect(['cli', 'runtime'].flatMap(sources).flatMap(longFunctions)).toEqual([])
})
