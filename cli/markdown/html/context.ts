// Input of the html half of the Markdown stage, and the two node types it adds to hast: a slot standing among the
// text, and html that is already finished (highlighted code would otherwise be thousands of elements to walk).
import type { Element, Node, Nodes } from 'hast'
// Adds `raw` nodes to the types of hast.
import type {} from 'remark-rehype'
import type { ArticleFeature, Slot } from '../../model/article.ts'
import type { CompileOptions } from '../../model/compile.ts'
import type { ContentDirective } from '../../model/content-policy.ts'
import type { Place, Report } from '../../model/diagnostic.ts'

/** A place in the html that is filled when the page is rendered, for example a list of cards. */
export interface SlotNode extends Node {
  type: 'slot'
  /** What `HtmlContext.addSlot` returned. */
  slot: number
}

/** Html made by this compiler; it is written as it is. */
export interface FinishedHtml extends Node {
  type: 'finished'
  html: string
  /** What a reader sees of it. */
  text: string
  /** A link, which is left out where a plugin has put a link around it. */
  isLink?: true
}

declare module 'hast' {
  interface RootContentMap {
    slot: SlotNode
    finished: FinishedHtml
  }
  interface ElementContentMap {
    slot: SlotNode
    finished: FinishedHtml
  }
}

/** The page being compiled, as far as its html needs to know it and may add to it. */
export interface HtmlContext {
  readonly file: string
  readonly options: CompileOptions
  /** Elements written as html by the author. */
  readonly authored: Set<Element>
  /** Links that this compiler has made to an id of the same page. */
  readonly generated: Set<Element>
  /** Whether anybody will see the html; if not, costly looks may be left out. */
  readonly isSeen: boolean
  readonly report: Report
  /** Where the source of a node stands, included files considered. */
  placeOf(node: Nodes): Place
  /** Adds a slot to the article; returns its index. */
  addSlot(slot: Slot): number
  /** Adds declarations to the generated style sheet; returns their class name (`styleClass` makes it). */
  addStyle(css: string): string
  /** Notes that the page needs a behaviour in the browser. */
  feature(feature: ArticleFeature): void
  /** Notes what the browser would load from this address, when that is on another host. */
  loads(directive: ContentDirective, url: string, place: Place): void
  /** Notes an unknown code language; said once a build. */
  unknownLanguage(name: string, place: Place): void
}

/** A code block as the author wrote it. */
export interface CodeBlock {
  readonly value: string
  readonly language: string | null
  /** The rest of the info string. */
  readonly meta: string
  readonly place: Place
}
