// Writes dist/index.d.ts: the types of the public entry point, fully expanded, so that a site's editor knows every
// configuration key without the schema library. Writes the types of `docsite/theme` to dist/theme/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from '@typescript/typescript6'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}cli/config/registry.ts`
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}cli/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  `${root}cli`,
)
const program = ts.createProgram([file], options)
const checker = program.getTypeChecker()
const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags

const aliases = new Map(
  program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${root}cli/`))
    .flatMap(({ statements }) => [...statements])
    .filter((node) => ts.isTypeAliasDeclaration(node))
    .map((node) => [node.name.text, node]),
)

/** Expands a type alias. Names that the result still contains are expanded in turn. */
function spelledOut(name) {
  const type = checker.getTypeAtLocation(aliases.get(name))
  const members = type.isUnion() ? type.types : [type]
  const text = members
    .map((member) => checker.typeToString(member, undefined, NoTruncation | InTypeAlias))
    .join(' | ')
  if (/\bz\.|Zod|import\(/.test(text)) throw new Error(`${name} is not spelled out: ${text.slice(0, 400)}`)
  return text
}

const types = new Map()
const open = ['SiteConfigInput']
for (const name of open) {
  if (types.has(name)) continue
  const text = spelledOut(name)
  types.set(name, text)
  open.push(...(text.match(/\b[A-Z]\w*\b/g) ?? []).filter((word) => aliases.has(word)))
}

mkdirSync(`${root}dist`, { recursive: true })
const declarations = [...types].map(([name, text]) => `export type ${name} = ${text}\n`)
writeFileSync(
  `${root}dist/index.d.ts`,
  `${declarations.join('\n')}
/** Returns the configuration unchanged. Use it for type checking and completion in editors. */
export declare function defineConfig(config: SiteConfigInput): SiteConfigInput
`,
)

const written = ts.createProgram([`${root}dist/index.d.ts`], {
  ...options,
  noEmit: true,
  skipLibCheck: false,
  types: [],
})
for (const { messageText } of written.getSemanticDiagnostics(written.getSourceFile(`${root}dist/index.d.ts`)))
  throw new Error(`dist/index.d.ts: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)

const theme = ts.createProgram([`${root}runtime/public.ts`], {
  ...options,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['react', 'react-dom'],
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: `${root}runtime`,
  outDir: `${root}dist/theme`,
})
const { emitSkipped } = theme.emit()
if (emitSkipped) throw new Error('the types of docsite/theme cannot be written')
