// Blocks of the manual's pages, and whether the program that reads each of them is content.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from '@typescript/typescript6'
import { type Block, fencedBlocks, titleOf } from './blocks.ts'
import { ROOT, writtenPages } from './files.ts'

/** A block with its page. */
export interface Snippet extends Block {
  readonly page: string
  readonly title: string
}

/** All blocks of the pages that people write. */
export const snippets: readonly Snippet[] = writtenPages().flatMap(({ path, text }) =>
  fencedBlocks(withoutBoxes(text)).map((block) => ({ ...block, page: path, title: titleOf(block) })),
)

/** A page without the results of its examples, which repeat them; lines stay where they are. */
function withoutBoxes(text: string): string {
  return text.replaceAll(/^<div class="result">\n[\s\S]*?\n<\/div>$/gm, (box) => box.replaceAll(/[^\n]/g, ''))
}

/** `page:line «title»`, as a failing test names it. */
export const nameOf = ({ page, line, title }: Snippet): string => `${page}:${line}${title && ` «${title}»`}`

/** Faults of blocks, each with the place of its block. */
export const faultsOf = (
  list: readonly Snippet[],
  fault: (snippet: Snippet) => readonly string[],
): readonly string[] => list.flatMap((snippet) => fault(snippet).map((text) => `${nameOf(snippet)}: ${text}`))

/** A whole configuration: keys alone are put into a small one. */
export function wholeConfig({ code }: Snippet): string {
  if (code.includes('export default')) return code
  return `import { defineConfig } from 'docsite'

const site = { title: 'Site', url: 'https://docs.acme.example', baseUrl: '/' }
export default defineConfig({ ...site,
${code}})
`
}

/** What the compiler says of blocks of TypeScript, by the types that a site gets. */
export function typeFaults(list: readonly Snippet[]): readonly string[] {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-types-'))
  symlinkSync(`${ROOT}node_modules`, join(dir, 'node_modules'))
  const files = new Map(list.map((snippet, at) => [join(dir, String(at), snippet.title), snippet] as const))
  for (const [path, snippet] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, snippet.title === 'site.config.ts' ? wholeConfig(snippet) : snippet.code)
  }
  const program = ts.createProgram({ rootNames: [...files.keys()], options: compilerOptions() })
  const faults = [...files].flatMap(([path, snippet]) => {
    const source = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(
      ({ messageText }) => `${nameOf(snippet)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
  rmSync(dir, { recursive: true })
  return faults
}

function compilerOptions(): ts.CompilerOptions {
  const types = `${ROOT}node_modules/@types/react`
  return {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    baseUrl: ROOT,
    paths: {
      docsite: [`${ROOT}cli/index.ts`],
      'docsite/theme': [`${ROOT}runtime/public.ts`],
      react: [`${types}/index.d.ts`],
      'react/jsx-runtime': [`${types}/jsx-runtime.d.ts`],
    },
  }
}
