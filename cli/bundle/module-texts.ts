// Reads the texts that pages keep of modules that cannot be rendered: from their sources, and from the site's sources
// that these import.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Loader, Metafile } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import { pathBelow } from '../io/path-below.ts'
import { shownTexts, textsBetweenTags } from '../text/shown-texts.ts'
import { isPage, markdownCode } from './markdown-module.ts'
import type { ThemePlaces } from './site-code.ts'

/** Texts by import path as written in pages. */
export type ModuleTexts = Readonly<Record<string, readonly string[]>>

const LOADERS: Readonly<Record<string, Loader>> = {
  js: 'jsx',
  mjs: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  tsx: 'tsx',
}

/** The texts of the modules that pages import components from; modules without texts are left out. */
export async function moduleTexts(
  { inputs }: Metafile,
  { toolDir, site }: ThemePlaces,
): Promise<ModuleTexts> {
  if (!site) return {}
  const read = new Map<string, Promise<readonly string[]>>()
  const textsOf = (file: string) => {
    const texts = read.get(file) ?? fileTexts(file)
    read.set(file, texts)
    return texts
  }
  // Pages are skipped: their components' texts would be mixed with the page's own text.
  const modules = site.modules.filter(({ file }) => !isPage(file))
  const found = modules.map(async ({ id, file }) => {
    const files = filesBelow(pathBelow(toolDir, join(site.dir, file)), inputs)
    const texts = await Promise.all(files.map((path) => textsOf(resolve(toolDir, path))))
    return [id, texts.flat()] as const
  })
  return Object.fromEntries((await Promise.all(found)).filter(([, texts]) => texts.length > 0))
}

/** The file and all site files that it imports. The stand-in of a file that cannot be bundled leads to that file. */
function filesBelow(entry: string, inputs: Metafile['inputs']): readonly string[] {
  const files = new Set<string>()
  const visit = (path: string): void => {
    const [, absent = path] = /^absent-module:(.*)$/.exec(path) ?? []
    if (files.has(absent) || !/\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(absent)) return
    if (/(?:^|\/)node_modules\/|^runtime\//.test(absent)) return
    files.add(absent)
    for (const { path: imported } of own(inputs, path)?.imports ?? []) visit(imported)
  }
  visit(entry)
  return [...files]
}

async function fileTexts(file: string): Promise<readonly string[]> {
  const code = await readFile(file, 'utf8').catch(() => '')
  const loader = own(LOADERS, file.slice(file.lastIndexOf('.') + 1))
  try {
    if (/\.mdx?$/.test(file)) return shownTexts(markdownCode(code, { jsx: true }))
    if (loader === undefined) return shownTexts(`(${code})`)
    const { transform } = await import('esbuild')
    const plain = await transform(code, { loader, jsx: 'preserve', logLevel: 'silent' })
    return shownTexts(plain.code)
  } catch {
    // The content does not match the file extension; the bundler has already reported it.
    return textsBetweenTags(code)
  }
}
