// Writes dist/index.d.ts: the types of the public door, spelled out, so that a site's editor knows every key of its
// configuration without the schema library being installed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}cli/config/registry.ts`
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}cli/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  `${root}cli`,
)
const program = ts.createProgram([file], options)
const checker = program.getTypeChecker()
const alias = program
  .getSourceFile(file)
  ?.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'SiteConfigInput')
if (!alias) throw new Error('no SiteConfigInput')
const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.TypeFormatFlags
const type = checker.typeToString(
  checker.getTypeAtLocation(alias),
  undefined,
  NoTruncation | InTypeAlias | MultilineObjectLiterals,
)
if (/\bz\.|Zod|import\(|\.\.\. \d+ more/.test(type)) throw new Error('the type is not spelled out')

mkdirSync(`${root}dist`, { recursive: true })
writeFileSync(
  `${root}dist/index.d.ts`,
  `/** What an author may write in site.config.ts. */
export type SiteConfigInput = ${type}

/** Gives the configuration back as it is; its use is the type of the argument. */
export declare function defineConfig(config: SiteConfigInput): SiteConfigInput
`,
)
