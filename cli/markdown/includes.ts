// Which files a text imports, read without parsing its Markdown, so that they can be loaded before it is compiled.
import type { Include } from '../model/compile.ts'
import { importStatements } from './source/esm.ts'

/** Markdown files a text imports; paths that leave the site folder are left out (compiling reports them). */
export function listIncludes(text: string, file: string): Include[] {
  return importStatements(text).flatMap(({ name, from }) => {
    const path = resolveImport(from, file)
    return path !== null && /\.mdx?$/i.test(path) ? [{ name, path }] : []
  })
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
