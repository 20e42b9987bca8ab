// Import and export statements: imports of the site's own files and exported literals become names of the text. No code is run,
// and the statements themselves are not shown.
import { own } from '../../../runtime/model/own.ts'
import type { Place } from '../../model/diagnostic.ts'
import { isDataFile } from '../../text/data-file.ts'
import type { ImportedName } from '../../text/esm.ts'
import { isMarkdown } from '../../text/markdown-name.ts'
import { rawPath } from '../../text/raw-import.ts'
import { isOwnFile, resolveImport, withoutAlias } from '../../text/site-import.ts'
import { IMPORTED_COMPONENTS } from '../components/registry.ts'
import { type Document, type Imported, transform } from '../document.ts'
import { dataPath, importedModule, isWholeFile } from '../includes.ts'
import { type Literal, readLiteral } from '../literal.ts'
import type { TreeNode } from '../tree.ts'
import { exportedValues, importedValue } from '../values.ts'
import { replaceNodes } from '../walk.ts'

/** Records the names of a text and removes its statements. */
export const statements = transform((tree, document) => {
  if (!document.isMdx || !document.text.includes('port')) return
  replaceNodes(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return null
    readNames(node, document)
    document.copy.removeLines(node)
    return []
  })
})

function readNames(node: TreeNode, document: Document): void {
  const { value = '', position } = node
  const { imports = [], constants = [], components = [] } = node.data?.statements ?? {}
  const placeAt = (at: number): Place => {
    const line = (position?.start.line ?? 1) + value.slice(0, at).split('\n').length - 1
    const start = { line, column: 1 }
    return document.page.places.placeOf({ position: { start, end: start } })
  }
  const { aliases } = document.page.options.markdown
  for (const { at, ...written } of imports) {
    const imported = { ...written, from: withoutAlias(written.from, aliases) }
    const place = placeAt(at)
    const data = dataOf(imported, document)
    if (data !== undefined) document.constants.set(imported.name, data)
    const isData = data !== undefined && (rawPath(imported.from) !== null || isDataFile(imported.from))
    document.imports.set(imported.name, isData ? { kind: 'module' } : importedAs(imported, place, document))
  }
  for (const [name, source] of constants) document.constants.set(name, readLiteral(source))
  for (const { name, at } of components)
    document.imports.set(name, { kind: 'component', from: `${document.file}#${name}`, place: placeAt(at) })
}

/** The value of an imported name; undefined if it is not data. */
function dataOf({ from, exported }: ImportedName, { file, page }: Document): Literal {
  const { data = {} } = page.input
  const path = dataPath({ from, exported }, file, page.options.markdown)
  const source = path === null ? undefined : own(data, path)
  if (source && rawPath(from) !== null) return isWholeFile(exported) ? source.text : undefined
  return source && importedValue(exportedValues(source.path, source.text), exported)
}

/** Classifies an imported name by its path alone. */
function importedAs({ from, exported }: ImportedName, place: Place, { file, page }: Document): Imported {
  const module = importedModule(from, file, page.options.markdown)
  if (module !== null)
    return { kind: 'component', from: exported === '*' ? module : `${module}#${exported}`, place }
  if (IMPORTED_COMPONENTS.get(from)?.has(exported)) return { kind: 'built-in', from, exported }
  const isCode = /\.(?:[cm]?[jt]sx?|css|scss|astro|vue|svelte)$/i.test(from) || !/\.[a-z\d]+$/i.test(from)
  if (!isOwnFile(from) || isCode || !(isWholeFile(exported) || isMarkdown(from))) return { kind: 'module' }
  const path = resolveImport(from, file, page.options.markdown.includeRoots)
  if (path === null) return { kind: 'outside', from, place }
  if (!isWholeFile(exported)) return { kind: 'component', from: `${path}#${exported}`, place }
  return isMarkdown(from) ? { kind: 'partial', path, place } : { kind: 'asset', url: from }
}
