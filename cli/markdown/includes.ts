// Finds the files a text imports, without parsing its Markdown, so that they can be loaded before the text is compiled.
import { own } from '../../runtime/model/own.ts'
import { isUnnamedDocusaurusModule, siteThemeFile } from '../model/built-in-components.ts'
import type { Include } from '../model/compile.ts'
import type { MarkdownConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'
import { isDataFile } from '../text/data-file.ts'
import { type ImportedName, importLines } from '../text/esm.ts'
import { fileIncludePaths } from '../text/file-includes.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { pageCode } from '../text/page-code.ts'
import { rawPath } from '../text/raw-import.ts'
import { includeCandidates, isOwnFile, resolveImport, withoutAlias } from '../text/site-import.ts'

/**
 * Markdown files a text imports, and partials of the configuration it uses. Paths outside the site folder and the include roots
 * are left out (compilation reports them).
 */
export function listIncludes(
  text: string,
  file: string,
  { includeRoots = [], partials = {}, aliases = {} }: IncludeOptions = {},
): Include[] {
  const imported = importLines(text).flatMap(({ name, exported, from }) => {
    const path = isWholeFile(exported) ? resolve(from, file, { includeRoots, aliases }) : null
    return path !== null && isMarkdown(path) ? [{ name, path }] : []
  })
  const named = namedPartials(text, { includeRoots, partials })
  return [...imported, ...named.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]))]
}

/** The file that a line of a text includes, by its path as written; undefined if none of `files` is it. */
export function includedFile(
  path: string,
  files: Readonly<Record<string, SourceFile>>,
  file: string,
  { includeRoots }: Pick<MarkdownConfig, 'includeRoots'>,
): SourceFile | undefined {
  return includeCandidates(path, file, includeRoots)
    .map((each) => own(files, each))
    .find((each) => each !== undefined)
}

/** Whether a text includes Markdown files. */
export const includesMarkdown = (text: string, file: string, options: IncludeOptions): boolean =>
  listIncludes(text, file, options).length > 0 || markdownIncludePaths(text).length > 0

/** Paths, as written, of the Markdown files that lines of a text include. */
export const markdownIncludePaths = (text: string): readonly string[] =>
  fileIncludePaths(text).filter(isMarkdown)

type IncludeOptions = Partial<Pick<MarkdownConfig, 'includeRoots' | 'partials' | 'aliases'>>

/** What determines which files a path names. */
type PathOptions = Partial<Pick<MarkdownConfig, 'includeRoots' | 'aliases'>>

const resolve = (from: string, file: string, { includeRoots, aliases }: PathOptions): string | null =>
  resolveImport(withoutAlias(from, aliases), file, includeRoots)

/** Configured partials that a text may use; the path is null if it is outside the site and its include roots. */
export function namedPartials(
  text: string,
  { includeRoots, partials }: Required<Pick<IncludeOptions, 'includeRoots' | 'partials'>>,
): readonly { readonly name: string; readonly path: string | null; readonly written: string }[] {
  return Object.entries(partials)
    .filter(([name]) => new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text))
    .map(([name, written]) => ({ name, written, path: resolveImport(`@site/${written}`, '', includeRoots) }))
}

/** Whether an import binds the file itself rather than one of its exports. */
export function isWholeFile(exported: string): boolean {
  return exported === 'default' || exported === '*'
}

/** Paths of the modules whose components a text uses, including the text itself if it defines some; without duplicates. */
export function listModules(text: string, file: string, options: PathOptions = {}): string[] {
  const used = importLines(text).filter(({ name }) => text.includes(`<${name}`) || isGiven(text, name))
  const imported = used.flatMap((name) => {
    const find = isExportOfText(name) ? resolve : importedModule
    return find(name.from, file, options) ?? []
  })
  const { components, expressions, values } = pageCode(text)
  const isOwn = expressions.length + values.length > 0 || components.some((name) => text.includes(`<${name}`))
  const own = isOwn ? [file] : []
  return [...new Set([...imported, ...own])]
}

/** Whether a text may pass an imported name to a component. */
const isGiven = (text: string, name: string): boolean =>
  new RegExp(`=\\{\\s*${name.replaceAll('$', '\\$')}[\\s.}]`).test(text)

/** Whether a text may show a value by name or pass it to a component. */
export function usesValue(text: string, name: string): boolean {
  return new RegExp(`[{[:,(]\\s*(?:\\.\\.\\.)?${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}

/** Paths, as written, of the files from which a text imports values it uses; without duplicates. */
export function listData(text: string, file: string, options: PathOptions = {}): string[] {
  const used = importLines(text).filter(({ name }) => usesValue(text, name))
  return [...new Set(used.flatMap((imported) => dataPath(imported, file, options) ?? []))]
}

/** Site-relative path, as written, of a file that values may be imported from. */
export function dataPath(name: ImportSource, file: string, options: PathOptions): string | null {
  const { from } = name
  if (isUnnamedDocusaurusModule(from)) return null
  const raw = rawPath(from)
  if (raw !== null) return resolve(raw, file, options)
  const find = isExportOfText(name) || isDataFile(from) ? resolve : importedModule
  return find(from, file, options)
}

/** The source of an imported name. */
type ImportSource = Pick<ImportedName, 'from' | 'exported'>

/** Whether the name is an export of a Markdown file rather than its text. */
const isExportOfText = ({ from, exported }: ImportSource) => isMarkdown(from) && !isWholeFile(exported)

/**
 * Site-relative path, as written, of the module an import names; null for packages and for files that are not code of the site.
 */
export function importedModule(from: string, file: string, options: PathOptions): string | null {
  const isCode = /\.[cm]?[jt]sx?$/i.test(from) || !/\.[a-z\d]+$/i.test(from)
  if (!isCode) return null
  if (isUnnamedDocusaurusModule(from)) return from
  const own = siteThemeFile(from)
  return resolve(own === null ? from : `@site/${own}`, file, options)
}

/** Whether an import names a file of the site rather than a package or a built-in module. */
export function isSiteImport(from: string, { aliases }: Pick<PathOptions, 'aliases'> = {}): boolean {
  return isOwnFile(withoutAlias(from, aliases)) || siteThemeFile(from) !== null
}
