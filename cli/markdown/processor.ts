// The Markdown stage, top to bottom: each step is a unified plugin in a file of its own. A text passes the first half whether it is
// the body of a page or a file that one includes; what they come to together passes the second half once.
import { type PluggableList, unified } from 'unified'
import type { LoadedPlugins } from '../model/plugins.ts'
import { includedText } from './components/include.ts'
import { type CopyPart, createCopy } from './copy.ts'
import {
  type Document,
  type DocumentSource,
  type Imported,
  type ReadDocument,
  type Surroundings,
  TOP,
} from './document.ts'
import { isMdx as isMdxFile } from './format.ts'
import { type FinishedArticle, stringify } from './html/finish-html.ts'
import { hyphenation } from './html/hyphenation.ts'
import { rawHtml } from './html/merge-raw.ts'
import { typography } from './html/typography.ts'
import { namedPartials } from './includes.ts'
import type { Literal } from './literal.ts'
import { outline } from './outline.ts'
import type { Page } from './page.ts'
import { parser, readText } from './parser.ts'
import { fileOf, type PluginChain } from './plugins.ts'
import { markTerms } from './terms/mark-terms.ts'
import { toHast } from './to-hast.ts'
import { alerts } from './transforms/alerts.ts'
import { components } from './transforms/components.ts'
import { directives } from './transforms/directives.ts'
import { emoji } from './transforms/emoji.ts'
import { expressions } from './transforms/expressions.ts'
import { footnotes } from './transforms/footnotes.ts'
import { headingIds } from './transforms/heading-ids.ts'
import { isolate } from './transforms/isolate.ts'
import { depthLimit, limits } from './transforms/limits.ts'
import { lint } from './transforms/lint.ts'
import { packageManagers } from './transforms/package-managers.ts'
import { placeholders } from './transforms/placeholders.ts'
import { references } from './transforms/references.ts'
import { statements } from './transforms/statements.ts'
import { strayTabItems } from './transforms/stray-tab-items.ts'
import { scopeValues, variables } from './transforms/variables.ts'
import type { TreeNode } from './tree.ts'
import { literalOf } from './values.ts'
import { eachNode } from './walk.ts'

/** Author's text -> mdast in which nothing of MDX is left. */
export const TEXT: PluggableList = [
  parser, // text -> mdast with nodes of MDX, directives and formulas
  footnotes,
  limits,
  lint, // what is valid Markdown, and not meant
  references,
  isolate, // references and footnotes of an included file stay its own
  statements, // import, export
  headingIds,
  expressions, // {'text'}, {/* comment */}, {props.children}
  variables, // {name}
  emoji,
  alerts, // > [!NOTE]
  directives, // :::note
  packageManagers, // ```sh npm2yarn
  components, // <Tabs>, <Card>, <div className>; included files are read here
]

/** mdast -> html tree. */
const HTML: PluggableList = [
  depthLimit,
  strayTabItems,
  placeholders, // <host> in prose
  outline, // ids of headings, table of contents, texts for the search
  toHast, // mdast -> hast; code, diagrams and formulas are drawn
  rawHtml,
]

/** html tree -> html with slots; plugins of the site come before. */
const WRITE: PluggableList = [
  typography,
  markTerms, // the first use of a term in a section
  hyphenation, // soft hyphens
  stringify, // hast -> html, judged by the allow-list
]

const text = unified().use(TEXT).freeze()
const page = unified().use(TEXT).use(HTML).use(WRITE).freeze()

/** A page read and written. */
export interface FinishedPage extends FinishedArticle {
  readonly copy: readonly CopyPart[]
}

/** Compiles the body of a page. */
export function processPage(source: DocumentSource, about: Page): FinishedPage {
  const document = createDocument(source, TOP, about)
  const { result } = page.processSync({ value: source.text, data: { document } })
  return { ...(result as FinishedArticle), copy: copyOf(document) }
}

/**
 * The same with plugins of the site, which may take their time. Texts are changed by them before anything else is done, those that the
 * page may include as well.
 */
export async function processWithPlugins(
  source: DocumentSource,
  about: Page,
  plugins: PluginChain,
  places: Pick<LoadedPlugins, 'siteDir'>,
): Promise<FinishedPage> {
  const document = createDocument(source, TOP, about)
  const included = Object.values(about.input.partials).filter(({ path }) => /\.mdx?$/i.test(path))
  await prepareText(document, plugins)
  for (const each of included) await prepareText(createDocument(includedText(each), TOP, about), plugins)
  const chain = unified().use(TEXT).use(HTML).use(plugins.rehype).use(WRITE)
  const file = fileOf(document, places)
  // Step by step: what is thrown behind a plugin that takes its time would reach nobody.
  const tree = await chain.run(chain.parse(file) as never, file)
  const result = chain.stringify(tree as never, file) as unknown as FinishedArticle
  return { ...result, copy: copyOf(document) }
}

async function prepareText(document: Document, plugins: PluginChain): Promise<void> {
  const { tree, leftOut } = readText(document, plugins)
  const changed = await plugins.changeText(tree, document)
  eachNode(changed, nameHeading)
  document.page.plugins?.prepared.set(document.file, { tree: changed, leftOut })
}

/** An id that a plugin gives to a heading is that of the heading for links and the table of contents as well. */
function nameHeading({ type, data }: TreeNode): void {
  const id = data?.hProperties?.id ?? data?.id
  if (type === 'heading' && data && typeof id === 'string') data.explicitId = id
}

/** Reads a file that a page includes. */
function readIncluded(source: DocumentSource, surroundings: Surroundings, about: Page): ReadDocument {
  const document = createDocument(source, surroundings, about)
  const file = { value: source.text, data: { document } }
  const tree = text.runSync(text.parse(file), file) as TreeNode
  return { nodes: tree.children ?? [], copy: copyOf(document) }
}

/** A text about to be read. */
export function createDocument(source: DocumentSource, surroundings: Surroundings, about: Page): Document {
  const { file, text: written } = source
  // A text has no more lines than characters, and an empty one has a line.
  const base = about.places.add(source, written.length + 1)
  const isMdx = isMdxFile(file, about.input)
  const { frontMatter } = about.input
  const constants = new Map<string, Literal>()
  if (frontMatter && surroundings === TOP) constants.set('frontMatter', literalOf(frontMatter))
  const names = { imports: partialsOf(source, about), constants }
  return {
    ...source,
    ...surroundings,
    ...names,
    page: about,
    isMdx,
    base,
    copy: createCopy(written, file),
    read: readIncluded,
  }
}

/** Names that the configuration gives to all texts. */
function partialsOf({ file, text, firstLine }: DocumentSource, { options }: Page): Map<string, Imported> {
  const start = { line: firstLine, column: 1 }
  const place = { file, start, end: start }
  const named = namedPartials(text, options.markdown).map(({ name, path, written }): [string, Imported] => [
    name,
    path === null ? { kind: 'outside', from: written, place } : { kind: 'partial', path, place },
  ])
  return new Map(named)
}

function copyOf(document: Document): readonly CopyPart[] {
  return document.copy.parts((text) => scopeValues(text, document))
}
