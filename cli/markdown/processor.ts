// The Markdown stage, top to bottom: each step is a unified plugin in a file of its own. A text passes the first half whether it is
// the body of a page or a file that one includes; what they come to together passes the second half once.
import { type PluggableList, unified } from 'unified'
import { type CopyPart, createCopy } from './copy.ts'
import { type Document, type DocumentSource, type ReadDocument, type Surroundings, TOP } from './document.ts'
import { isMdx as isMdxFile } from './format.ts'
import { type FinishedArticle, stringify } from './html/finish-html.ts'
import { rawHtml } from './html/merge-raw.ts'
import { typography } from './html/typography.ts'
import type { Literal } from './literal.ts'
import { outline } from './outline.ts'
import type { Page } from './page.ts'
import { parser } from './parser.ts'
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
import { placeholders } from './transforms/placeholders.ts'
import { references } from './transforms/references.ts'
import { statements } from './transforms/statements.ts'
import { strayTabItems } from './transforms/stray-tab-items.ts'
import { scopeValues, variables } from './transforms/variables.ts'
import type { TreeNode } from './tree.ts'
import { literalOf } from './values.ts'

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
  components, // <Tabs>, <Card>, <div className>; included files are read here
]

/** mdast -> html with slots. */
const PAGE: PluggableList = [
  depthLimit,
  strayTabItems,
  placeholders, // <host> in prose
  outline, // ids of headings, table of contents, texts for the search
  toHast, // mdast -> hast; code, diagrams and formulas are drawn
  rawHtml,
  typography,
  stringify, // hast -> html, judged by the allow-list
]

const text = unified().use(TEXT).freeze()
const page = unified().use(TEXT).use(PAGE).freeze()

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
  const names = { imports: new Map(), constants }
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

function copyOf(document: Document): readonly CopyPart[] {
  return document.copy.parts((text) => scopeValues(text, document))
}
