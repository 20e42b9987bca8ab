// What folding a text into its tree is given: the page, the text's markers, and what names in it stand for.
import type { Place } from '../../model/diagnostic.ts'
import type { TextCopy } from '../copy.ts'
import type { Literal } from '../literal.ts'
import type { Page } from '../page.ts'
import type { Marker } from '../source/markers.ts'
import type { Substitution } from '../source/substitute.ts'
import type { TreeNode } from '../tree.ts'

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

/** Names of one text. */
export interface Scope {
  readonly imports: ReadonlyMap<string, Imported>
  readonly constants: ReadonlyMap<string, Literal>
  /** What the including page gives to an included file. */
  readonly props: ReadonlyMap<string, Literal>
  /** Content between the tags of an included file; null for the page itself. */
  readonly children: readonly TreeNode[] | null
  /** The including texts, the page first, each with the place of the tag. */
  readonly chain: readonly Include[]
}

/** One step of including. */
export interface Include {
  readonly file: string
  readonly place: Place
}

/** A component with its content folded. */
export interface Component {
  readonly name: string
  readonly props: ReadonlyMap<string, Literal>
  readonly children: TreeNode[]
  /** Source of the content, when it is not Markdown. */
  readonly content?: string
  /** Carries the position of the tag. */
  readonly node: TreeNode
  readonly marker: Marker
}

/** Turns a component into nodes. */
export type ComponentHandler = (component: Component, context: FoldContext) => TreeNode[]

/** One text being folded. */
export interface FoldContext {
  readonly page: Page
  readonly file: string
  readonly source: Substitution
  /** The Markdown copy of the text; a piece of a line has none of its own. */
  readonly copy: TextCopy | null
  readonly scope: Scope
  /** Puts an included file in the place of its tag. */
  readonly include: (
    component: Component,
    imported: Imported & { kind: 'partial' },
    context: FoldContext,
  ) => TreeNode[]
  /** Parses what follows markers in a line of html; `at` = index of it in the node's value. The result is not folded. */
  readonly parseRest: (text: string, node: TreeNode, at: number) => TreeNode[]
  /** Parses and folds a piece of a line that was taken out of the text; `column` counts from the start of `node`. */
  readonly parseLabel: (text: string, node: TreeNode, column: number) => TreeNode[]
}
