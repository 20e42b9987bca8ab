// State passed along while a page's tree is written.
import type { Element, Parents } from 'hast'
import type { Anchor, ArticleLink } from '../../model/article.ts'
import { singleSpaces } from '../../text/single-spaces.ts'
import type { Space } from './attributes.ts'
import type { HtmlContext } from './context.ts'
import type { ElementPolicy, TagTexts } from './elements.ts'
import type { HtmlWriter } from './writer.ts'

/** The relevant ancestors of a node. */
export interface Scope {
  readonly space: Space
  readonly inLink: boolean
  readonly inTable: boolean
  /** Inside a table head. */
  readonly inHead: boolean
}

/** State of writing one page. */
export interface Walk {
  readonly context: HtmlContext
  readonly writer: HtmlWriter
  readonly policy: ElementPolicy
  /** Elements written as raw HTML. */
  readonly authored: ReadonlySet<Element>
  readonly anchors: Anchor[]
  readonly links: ArticleLink[]
  readonly ids: Set<string>
  /** Class name by declarations. */
  readonly styles: Map<string, string>
  readonly tables: { count: number }
  /** Writes the children of a node. */
  children(node: Parents, scope: Scope): void
}

/** Parameters for writing an element. */
export interface Opening extends TagTexts {
  /** Additional declarations. */
  readonly css: string
}

/** The URL of a link or image: its slot, or one that needs no slot. */
export type Address = { readonly slot: number } | { readonly href: string }

/** Writes one kind of element. */
export type ElementWriter = (node: Element, walk: Walk, scope: Scope, opening: Opening) => void

/** The visible text of a node. */
export function textOf(node: Parents): string {
  const { children } = node
  const first = children[0]
  if (children.length === 1 && first?.type === 'text') return singleSpaces(first.value)
  const parts: string[] = []
  const visit = (parent: Parents): void => {
    for (const child of parent.children) {
      if (child.type === 'text') parts.push(child.value)
      else if (child.type === 'finished') parts.push(child.text)
      else if (child.type === 'element' && child.tagName === 'img')
        parts.push(String(child.properties.alt ?? ''))
      else if (child.type === 'element') visit(child)
    }
  }
  visit(node)
  return singleSpaces(parts.join(''))
}
