// Nobody looks an author's name up in an object that answers for `constructor`: an index of type string goes through `own`,
// or the table is a Map. The types tell such look-ups from those whose names the program itself has written down.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from '@typescript/typescript6'
import glob from 'fast-glob'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Files with look-ups that are safe by themselves, and why. */
const SAFE: Readonly<Record<string, string>> = {
  'runtime/model/own.ts': 'asks whether the record itself has the name',
  'cli/text/fingerprint.ts': "copies a record's own keys into an object without a prototype",
  'cli/text/dedupe-string.ts': "writes a record's own keys",
  'cli/model/large-record.ts': 'writes into an object without a prototype',
  'cli/graph/share-equal.ts': 'reads what `Object.keys` gave',
  'cli/scan/data-node.ts': 'writes into an object without a prototype',
  'cli/scan/front-matter.ts': 'writes into an object without a prototype',
  'cli/config/clean.ts': 'writes into an object without a prototype',
  'cli/render/document.ts': 'reads what `for … in` gave',
  'cli/markdown/html/tag.ts': 'reads what `for … in` gave',
}

const OPEN =
  ts.TypeFlags.String |
  ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown

/** Whether a name of this type may be any text. */
const isOpen = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isOpen) : (type.flags & OPEN) !== 0

/** `file: expression` of the look-ups in a program's own files. */
function lookUps(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of program.getSourceFiles()) {
    const path = relative(ROOT, file.fileName)
    if (file.isDeclarationFile || !/^(?:cli|runtime)\//.test(path) || Object.hasOwn(SAFE, path)) continue
    const visit = (node: ts.Node): void => {
      const name = ts.isElementAccessExpression(node)
        ? node.argumentExpression
        : ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
          ? node.left
          : undefined
      if (name && isOpen(checker.getTypeAtLocation(name))) found.push(`${path}: ${node.getText(file)}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

function programOf(
  options: ts.CompilerOptions,
  files: readonly string[],
  host?: ts.CompilerHost,
): ts.Program {
  return ts.createProgram(files, { ...options, skipLibCheck: true }, host)
}

describe('look-ups by names that authors write', () => {
  it('go through `own`', { timeout: 300_000 }, () => {
    const { config } = ts.readConfigFile(`${ROOT}runtime/tsconfig.json`, ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${ROOT}runtime`)
    const files = glob.sync('{cli,runtime}/**/*.{ts,tsx}', { cwd: ROOT, absolute: true })
    expect(lookUps(programOf({ ...options, types: ['node'] }, files))).toEqual([])
  })

  it('sees an index and an `in` of type string, and no other', () => {
    const path = `${ROOT}cli/probe.ts`
    const text = `
      export const probe = (table: Record<string, number>, list: number[], name: string, known: 'a' | 'b') =>
        [table[name], name in table, table[known], list[0], table['a'], table[name + '']]`
    const options: ts.CompilerOptions = { noLib: true, strict: true }
    const host = ts.createCompilerHost(options)
    const probe = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    host.getSourceFile = (name) => (name === path ? probe : undefined)
    expect(lookUps(programOf(options, [path], host))).toEqual([
      'cli/probe.ts: table[name]',
      'cli/probe.ts: name in table',
      "cli/probe.ts: table[name + '']",
    ])
  })
})
