// The Markdown stage from top to bottom: each step is a unified plugin in its own file. The first half runs on every text,
// whether it is the body of a page or an included file; the second half runs once on the combined page.
import { type PluggableList, unified } from 'unified'
import type { LoadedPlugins } from '../model/plugins.ts'
import { isMarkdown } from '../text/markdown-name.ts'
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
import { fenceAttributes } from './transforms/fence-attributes.ts'
import { fileIncludes, includedFiles } from './transforms/file-includes.ts'
import { footnotes } from './transforms/footnotes.ts'
import { headingIds } from './transforms/heading-ids.ts'
import { icons } from './transforms/icons.ts'
import { isolate } from './transforms/isolate.ts'
import { depthLimit, limits } from './transforms/limits.ts'
import { lint } from './transforms/lint.ts'
import { mkdocsAnchors } from './transforms/mkdocs-anchors.ts'
import { packageManagers } from './transforms/package-managers.ts'
import { placeholders } from './transforms/placeholders.ts'
import { references } from './transforms/references.ts'
import { statements } from './transforms/statements.ts'
import { strayTabItems } from './transforms/stray-tab-items.ts'
import { scopeValues, variables } from './transforms/variables.ts'
import type { TreeNode } from './tree.ts'
import { literalOf } from './values.ts'
import { eachNode } from './walk.ts'

/** Author's text -> mdast without MDX nodes. */
export const TEXT: PluggableList = [
  parser, // text -> mdast with nodes of MDX, directives and formulas
  footnotes,
  limits,
  fenceAttributes, // ```{ .sh }
  mkdocsAnchors, // [](){#id}
  fileIncludes, // --8<-- "a.py", <<< @/a.js, {% include-markdown "a.md" %}
  lint, // valid Markdown that is probably a mistake
  references,
  isolate, // keeps references and footnotes of an included file separate
  statements, // import, export
  headingIds,
  expressions, // {'text'}, {/* comment */}, {props.children}
  variables, // {name}
  icons, // :material-check:
  emoji,
  alerts, // > [!NOTE]
  includedFiles, // Markdown files in the places that fileIncludes has marked
  directives, // :::note
  packageManagers, // ```sh npm2yarn
  components, // <Tabs>, <Card>, <div className>; included files are read here
]

/** mdast -> HTML tree. */
const HTML: PluggableList = [
  depthLimit,
  strayTabItems,
  placeholders, // <host> in prose
  outline, // heading ids, table of contents, texts for the search index
  toHast, // mdast -> hast; renders code, diagrams and formulas
  rawHtml,
]

/** HTML tree -> HTML with slots; the site's rehype plugins run before these. */
const WRITE: PluggableList = [
  typography,
  markTerms, // the first use of a term in a section
  hyphenation, // soft hyphens
  stringify, // hast -> html, checked against the allow-list
]

const text = unified().use(TEXT).freeze()
const page = unified().use(TEXT).use(HTML).use(WRITE).freeze()

/** A compiled page and its Markdown copy. */
export interface FinishedPage extends FinishedArticle {
  readonly copy: readonly CopyPart[]
}

/** Compiles the body of a page. */
export function processPage(source: DocumentSource, about: Page): FinishedPage {
  const document = createDocument(source, TOP, about)
  const { result } = page.processSync({ value: source.text, data: { document } })
  const { html, anchors, links } = result as FinishedArticle
  return { html, anchors, links, copy: copyOf(document) }
}

/**
 * Like `processPage`, with plugins of the site, which may be asynchronous. They transform the page and the files it may include
 * before any other step.
 */
export async function processWithPlugins(
  source: DocumentSource,
  about: Page,
  plugins: PluginChain,
  places: Pick<LoadedPlugins, 'siteDir'>,
): Promise<FinishedPage> {
  const document = createDocument(source, TOP, about)
  const included = Object.values(about.input.partials).filter(({ path }) => isMarkdown(path))
  await prepareText(document, plugins)
  for (const each of included) await prepareText(createDocument(includedText(each), TOP, about), plugins)
  const chain = unified().use(TEXT).use(HTML).use(plugins.rehype).use(WRITE)
  const file = fileOf(document, places)
  // The steps run one at a time: an error thrown after an asynchronous plugin would otherwise be lost.
  const tree = await chain.run(chain.parse(file) as never, file)
  const result = chain.stringify(tree as never, file) as unknown as FinishedArticle
  return { ...result, copy: copyOf(document) }
}

async function prepareText(document: Document, plugins: PluginChain): Promise<void> {
  const { tree, leftOut } = readText(document, plugins)
  const changed = await plugins.changeText(tree, document)
  eachNode(changed, nameHeading)
  document.page.plugins?.prepared.set(document.file, { tree: changed, leftOut, text: document.text })
}

/** Makes a heading id set by a plugin count as an explicit one, so that links and the table of contents use it. */
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

/** A text to be compiled. */
export function createDocument(source: DocumentSource, surroundings: Surroundings, about: Page): Document {
  const { file, text: written } = source
  // A text has at most one more line than characters.
  const base = about.places.add(source, written.length + 1)
  const isMdx = isMdxFile(file, about.input)
  const { frontMatter } = about.input
  const constants = new Map<string, Literal>()
  if (frontMatter && surroundings === TOP) constants.set('frontMatter', literalOf(frontMatter))
  const { props, children, chain } = surroundings
  return {
    file,
    text: written,
    firstLine: source.firstLine,
    withoutHeading: source.withoutHeading ?? false,
    props,
    children,
    chain,
    imports: partialsOf(source, about),
    constants,
    page: about,
    isMdx,
    base,
    copy: createCopy(written, file),
    read: readIncluded,
  }
}

/** Names that the configuration makes available in all texts. */
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
