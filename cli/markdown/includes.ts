// Which files a text imports, read without parsing its Markdown, so that they can be loaded before it is compiled.
import { isOtherPart, ownThemeFile } from '../model/built-in-components.ts'
import type { Include } from '../model/compile.ts'
import type { MarkdownConfig } from '../model/config.ts'
import { isDataFile } from '../text/data-file.ts'
import { type ImportedName, importLines } from '../text/esm.ts'
import { pageCode } from '../text/page-code.ts'
import { rawPath } from '../text/raw-import.ts'

/**
 * Markdown files a text imports, and those that the configuration gives it a name for; paths that leave the site folder and the roots it may include from are left out (compiling
 * reports them).
 */
export function listIncludes(
  text: string,
  file: string,
  { includeRoots = [], partials = {} }: IncludeOptions = {},
): Include[] {
  const imported = importLines(text).flatMap(({ name, exported, from }) => {
    const path = isWholeFile(exported) ? resolveImport(from, file, includeRoots) : null
    return path !== null && /\.mdx?$/i.test(path) ? [{ name, path }] : []
  })
  const named = namedPartials(text, { includeRoots, partials })
  return [...imported, ...named.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]))]
}

type IncludeOptions = Partial<Pick<MarkdownConfig, 'includeRoots' | 'partials'>>

/** Partials of the configuration that a text may show; the path is null where it leads out of the site and its roots. */
export function namedPartials(
  text: string,
  { includeRoots, partials }: Required<IncludeOptions>,
): readonly { readonly name: string; readonly path: string | null; readonly written: string }[] {
  return Object.entries(partials)
    .filter(([name]) => new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text))
    .map(([name, written]) => ({ name, written, path: resolveImport(`@site/${written}`, '', includeRoots) }))
}

/** Whether an imported name stands for a file itself and not for something that its code exports. */
export function isWholeFile(exported: string): boolean {
  return exported === 'default' || exported === '*'
}

/** Paths of the modules that a text uses components of, itself where it has some of its own, without repetition. */
export function listModules(text: string, file: string, roots: readonly string[] = []): string[] {
  const used = importLines(text).filter(({ name }) => text.includes(`<${name}`) || isGiven(text, name))
  const imported = used.flatMap((name) => {
    const resolve = isExportOfText(name) ? resolveImport : importedModule
    return resolve(name.from, file, roots) ?? []
  })
  const { components, expressions, values } = pageCode(text)
  const isOwn = expressions.length + values.length > 0 || components.some((name) => text.includes(`<${name}`))
  const own = isOwn ? [file] : []
  return [...new Set([...imported, ...own])]
}

/** Whether a text may give what a name stands for to a component. */
const isGiven = (text: string, name: string): boolean =>
  new RegExp(`=\\{\\s*${name.replaceAll('$', '\\$')}[\\s.}]`).test(text)

/** Whether a text may show a value by its name, or give it to a component. */
export function usesValue(text: string, name: string): boolean {
  return new RegExp(`[{[:,(]\\s*(?:\\.\\.\\.)?${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}

/** Paths of the files that a text imports values from and shows, as they are written, without repetition. */
export function listData(text: string, file: string, roots: readonly string[] = []): string[] {
  const used = importLines(text).filter(({ name }) => usesValue(text, name))
  return [...new Set(used.flatMap((imported) => dataPath(imported, file, roots) ?? []))]
}

/** Site-relative path of a file that values may be imported from, as it is written. */
export function dataPath(name: ImportSource, file: string, roots: readonly string[]): string | null {
  const { from } = name
  if (isOtherPart(from)) return null
  const raw = rawPath(from)
  if (raw !== null) return resolveImport(raw, file, roots)
  const resolve = isExportOfText(name) || isDataFile(from) ? resolveImport : importedModule
  return resolve(from, file, roots)
}

/** A name as far as it says where it comes from. */
type ImportSource = Pick<ImportedName, 'from' | 'exported'>

/** Whether it is what a Markdown file exports, and not its text. */
const isExportOfText = ({ from, exported }: ImportSource) => /\.mdx?$/i.test(from) && !isWholeFile(exported)

/** Site-relative path of the module an import names, as it is written; null for packages and for what is no code of the site. */
export function importedModule(from: string, file: string, roots: readonly string[]): string | null {
  const isCode = /\.[cm]?[jt]sx?$/i.test(from) || !/\.[a-z\d]+$/i.test(from)
  if (!isCode) return null
  if (isOtherPart(from)) return from
  const own = ownThemeFile(from)
  return resolveImport(own === null ? from : `@site/${own}`, file, roots)
}

/** Whether an import names a file of the site, and no package and nothing that pages have by name. */
export function isSiteImport(from: string): boolean {
  return isOwnFile(from) || ownThemeFile(from) !== null
}

/** Whether an import names a file by its place. */
export const isOwnFile = (from: string): boolean => from.startsWith('.') || isBelowSite(from)

/** Whether it is a path from the site folder. */
const isBelowSite = (from: string) => /^(?:@site)?\/(?!\/)/.test(from)

/**
 * Path an import stands for, relative to the site folder, where absolute paths begin too; null for packages, themes and whatever lies
 * outside the site and its roots. What such a path really leads to is judged where files are read.
 */
export function resolveImport(from: string, file: string, roots: readonly string[] = []): string | null {
  const base = isBelowSite(from) ? '' : from.startsWith('.') ? `${file}/..` : null
  if (base === null) return null
  const path = plainPath(`${base}/${from.replace(/^@site\//, '')}`)
  const isOpen = !leadsOut(path) || roots.some((root) => isBelow(path, plainPath(root)))
  return isOpen ? path.normalize('NFC') : null
}

/** A relative path without `.`, with `..` at its beginning only. */
function plainPath(path: string): string {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else steps.push(step)
  }
  return steps.join('/')
}

const leadsOut = (path: string) => path === '..' || path.startsWith('../')

/** Whether a file is `root`, or lies in it. */
function isBelow(path: string, root: string): boolean {
  return path === root || (path.startsWith(`${root}/`) && !leadsOut(path.slice(root.length + 1)))
}
