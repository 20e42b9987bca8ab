// One text on its way through the transforms: the body of a page, or an included file. A transform is a unified plugin; its
// context travels with the file as `data.document`.
import type { Nodes, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { Place } from '../model/diagnostic.ts'
import type { CopyPart, TextCopy } from './copy.ts'
import type { Literal } from './literal.ts'
import type { Page } from './page.ts'
import type { TreeNode } from './tree.ts'

/** A text and where it comes from. */
export interface DocumentSource {
  readonly file: string
  readonly text: string
  /** 1-based line of the file on which the text begins. */
  readonly firstLine: number
  /** The heading with which the text begins is left out. */
  readonly withoutHeading?: boolean
}

/** The referent of an imported name. */
export type Imported =
  | { readonly kind: 'partial'; readonly path: string; readonly place: Place }
  | { readonly kind: 'asset'; readonly url: string }
  /** Outside the site folder. */
  | { readonly kind: 'outside'; readonly from: string; readonly place: Place }
  /** An export of a site module, as `path#export`; `path` alone for the whole namespace. */
  | { readonly kind: 'component'; readonly from: string; readonly place: Place }
  /** A component that is built in, by its module and the name of its export. */
  | { readonly kind: 'built-in'; readonly from: string; readonly exported: string }
  /** Other code, which is not run. */
  | { readonly kind: 'module' }

/** One inclusion step: the file with the tag, and the place of the tag. */
export interface Include {
  readonly file: string
  readonly place: Place
  /** The including text may use the definitions of the included one. */
  readonly sharesDefinitions?: true
}

/** Context that an included file receives from the including text. */
export interface Surroundings {
  readonly props: ReadonlyMap<string, Literal>
  /** Content between the tags of an included file; null for the page itself. */
  readonly children: readonly TreeNode[] | null
  /** The including texts, outermost first. */
  readonly chain: readonly Include[]
}

/** Context of the page itself. */
export const TOP: Surroundings = { props: new Map(), children: null, chain: [] }

/** A parsed text: its nodes and its Markdown copy. */
export interface ReadDocument {
  readonly nodes: TreeNode[]
  readonly copy: readonly CopyPart[]
}

/** One text. The transform that reads its statements adds the names. */
export interface Document extends DocumentSource, Surroundings {
  readonly page: Page
  /** Offset added to the lines of the tree (see places.ts). */
  readonly base: number
  readonly copy: TextCopy
  /** Whether components, expressions and statements are recognized. */
  readonly isMdx: boolean
  readonly imports: Map<string, Imported>
  readonly constants: Map<string, Literal>
  /** Parses another text as part of the same page. */
  readonly read: (source: DocumentSource, surroundings: Surroundings, page: Page) => ReadDocument
}

/** A file as unified passes it to plugins. */
interface WithData {
  readonly data: Readonly<Record<string, unknown>>
}

/** The document of a unified file; `processor.ts` put it there. */
export function documentOf(file: WithData): Document {
  return file.data.document as Document
}

/** Wraps a change of the tree, in place or by returning a new tree, as a plugin of the chain. */
export function transform(
  // biome-ignore lint/suspicious/noConfusingVoidType: most transforms change the tree in place and give nothing back.
  change: (tree: TreeNode, document: Document) => TreeNode | undefined | void,
): Plugin<[], Root> {
  return () => (tree: Nodes, file: unknown) =>
    change(tree as TreeNode, documentOf(file as WithData)) as Root | undefined
}

/** The author's source of a node. */
export function sourceOf({ position }: TreeNode, { text }: Pick<Document, 'text'>): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
