// One text on its way through the transforms: the body of a page, or an included file. A transform is a unified plugin; what it
// needs beside the tree travels with the file, as `data.document`.
import type { Nodes, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { Place } from '../model/diagnostic.ts'
import type { CopyPart, TextCopy } from './copy.ts'
import type { Literal } from './literal.ts'
import type { Page } from './page.ts'
import type { TreeNode } from './tree.ts'

/** A text with its place. */
export interface DocumentSource {
  readonly file: string
  readonly text: string
  /** Line of the file on which the text begins, 1-based. */
  readonly firstLine: number
}

/** What an imported name stands for. */
export type Imported =
  | { readonly kind: 'partial'; readonly path: string; readonly place: Place }
  | { readonly kind: 'asset'; readonly url: string }
  /** Leads out of the site folder. */
  | { readonly kind: 'outside'; readonly from: string; readonly place: Place }
  /** What a module of the site exports, as `path#export`; `path` alone for all of it. */
  | { readonly kind: 'component'; readonly from: string; readonly place: Place }
  /** Other code, which is not run. */
  | { readonly kind: 'module' }

/** One step of including: the file with the tag, and the place of the tag. */
export interface Include {
  readonly file: string
  readonly place: Place
}

/** What the including text gives to an included file. */
export interface Surroundings {
  readonly props: ReadonlyMap<string, Literal>
  /** Content between the tags of an included file; null for the page itself. */
  readonly children: readonly TreeNode[] | null
  /** The including texts, the page first. */
  readonly chain: readonly Include[]
}

/** Surroundings of the page itself. */
export const TOP: Surroundings = { props: new Map(), children: null, chain: [] }

/** A text that has been read: its nodes, and its Markdown copy. */
export interface ReadDocument {
  readonly nodes: TreeNode[]
  readonly copy: readonly CopyPart[]
}

/** One text. Names are added by the transform that reads its statements. */
export interface Document extends DocumentSource, Surroundings {
  readonly page: Page
  /** What is added to the lines of the tree (see places.ts). */
  readonly base: number
  readonly copy: TextCopy
  /** Components, expressions and statements mean something in it. */
  readonly isMdx: boolean
  readonly imports: Map<string, Imported>
  readonly constants: Map<string, Literal>
  /** Reads another text as part of the same page. */
  readonly read: (source: DocumentSource, surroundings: Surroundings, page: Page) => ReadDocument
}

/** A file as unified hands it on. */
interface WithData {
  readonly data: Readonly<Record<string, unknown>>
}

/** The text a file of unified stands for; `processor.ts` has put it there. */
export function documentOf(file: WithData): Document {
  return file.data.document as Document
}

/** A plugin of the chain: changes the tree of a text in place, or gives another one. */
export function transform(
  // biome-ignore lint/suspicious/noConfusingVoidType: most transforms change the tree in place and give nothing back.
  change: (tree: TreeNode, document: Document) => TreeNode | undefined | void,
): Plugin<[], Root> {
  return () => (tree: Nodes, file: unknown) =>
    change(tree as TreeNode, documentOf(file as WithData)) as Root | undefined
}

/** Author's text of a node. */
export function sourceOf({ position }: TreeNode, { text }: Pick<Document, 'text'>): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
