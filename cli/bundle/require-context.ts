// Support for webpack's `require.context`, which code written for Docusaurus may call to import the matching files of a
// folder. The call becomes a list of imports, which any bundler understands.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Loader, PluginBuild } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import { isThere } from '../io/unreadable.ts'

const CALL =
  /\brequire\.context\(\s*(['"`])([^'"`]+)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)\s*)?(?:,\s*(['"])[\w-]+\6\s*)?,?\s*\)/g

const CONTEXT = `
function docsiteContext(files) {
  const context = (path) => {
    if (!files.has(path)) throw new Error('There is no file ' + path)
    return files.get(path)
  }
  return Object.assign(context, { keys: () => [...files.keys()], resolve: (path) => path, id: '' })
}`

const LOADERS: ReadonlyMap<string, Loader> = new Map([
  ['.ts', 'ts'],
  ['.tsx', 'tsx'],
])

/** Loads code with such calls. `isAsked` says which files may contain them. */
export function onLoadRequireContext(
  { onLoad }: PluginBuild,
  siteDir: string,
  isAsked: (file: string) => boolean,
): void {
  onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
    if (!isAsked(path)) return undefined
    const text = await readFile(path, 'utf8')
    if (!text.includes('require.context(')) return undefined
    return { contents: withContexts(text, path, siteDir), loader: LOADERS.get(extname(path)) ?? 'jsx' }
  })
}

/** Replaces the calls with lists of imports. Line numbers stay the same, because new code is added at the end. */
function withContexts(text: string, file: string, siteDir: string): string {
  const imports: string[] = []
  const code = text.replace(
    CALL,
    (_call, _quote, named: string, deep: string | undefined, pattern: string | undefined, flags?: string) => {
      const [, loaders = '', folder = ''] = /^(.*!)?(.*)$/.exec(named) ?? []
      const dir = folder.startsWith('@site/')
        ? join(siteDir, folder.slice('@site/'.length))
        : join(dirname(file), folder)
      const wanted = pattern === undefined ? /^\.\// : new RegExp(pattern, flags)
      const entries = filesOf(dir, deep !== 'false').flatMap((path) => {
        const key = `./${pathBelow(dir, path)}`
        if (key.search(wanted) < 0) return []
        const name = `docsiteFile${imports.length}`
        imports.push(`import * as ${name} from ${JSON.stringify(loaders + path)}`)
        return [`[${JSON.stringify(key)}, ${name}]`]
      })
      return `docsiteContext(new Map([${entries.join(', ')}]))`
    },
  )
  return [code, CONTEXT, ...imports, ''].join('\n')
}

/** Files of a folder, sorted by path. */
function filesOf(dir: string, deep: boolean): readonly string[] {
  if (!isThere(dir)) return []
  return readdirSync(dir, { recursive: deep, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
