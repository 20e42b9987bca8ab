// Which files a text imports, read without parsing its Markdown, so that they can be loaded before it is compiled.
import type { Include } from '../model/compile.ts'
import { importLines } from './source/esm.ts'

/** Markdown files a text imports; paths that leave the site folder are left out (compiling reports them). */
export function listIncludes(text: string, file: string): Include[] {
  return importLines(text).flatMap(({ name, exported, from }) => {
    const path = isWholeFile(exported) ? resolveImport(from, file) : null
    return path !== null && /\.mdx?$/i.test(path) ? [{ name, path }] : []
  })
}

/** Whether an imported name stands for a file itself and not for something that its code exports. */
export function isWholeFile(exported: string): boolean {
  return exported === 'default' || exported === '*'
}

/** Paths of the modules that a text imports components from and uses, without repetition. */
export function listModules(text: string, file: string): string[] {
  const used = importLines(text).filter(({ name }) => text.includes(`<${name}`))
  return [...new Set(used.flatMap(({ from }) => importedModule(from, file) ?? []))]
}

/** Site-relative path of the module an import names, as it is written; null for packages and for what is no code of the site. */
export function importedModule(from: string, file: string): string | null {
  const isLocal = from.startsWith('.') || from.startsWith('@site/')
  const isCode = /\.[cm]?[jt]sx?$/i.test(from) || !/\.[a-z\d]+$/i.test(from)
  return isLocal && isCode ? resolveImport(from, file) : null
}

/** Site-relative path an import stands for; null for packages, themes and whatever lies outside the site. */
export function resolveImport(from: string, file: string): string | null {
  const base = from.startsWith('@site/') ? [] : from.startsWith('.') ? file.split('/').slice(0, -1) : null
  if (!base) return null
  const path = [...base]
  for (const part of from.replace(/^@site\//, '').split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') path.push(part)
    else if (path.pop() === undefined) return null
  }
  return path.join('/').normalize('NFC')
}
