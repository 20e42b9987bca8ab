// Writes the tree of a page as the HTML of its article: everything is checked against the allow-list, and links and assets
// become slots. A single walk writes the text; no intermediate tree is built.
import type { Nodes, Root } from 'hast'
import type { Plugin } from 'unified'
import type { Anchor, ArticleLink, SlottedText } from '../../model/article.ts'
import { documentOf } from '../document.ts'
import type { HtmlContext } from './context.ts'
import { writeElement } from './element.ts'
import { elementPolicy } from './elements.ts'
import type { Scope, Walk } from './walk.ts'
import { createWriter } from './writer.ts'

/** The HTML of a page and the facts collected while writing it. */
export interface FinishedArticle {
  readonly html: SlottedText
  /** Everything with an id, in document order. */
  readonly anchors: readonly Anchor[]
  /** Link slots with their visible text. */
  readonly links: readonly ArticleLink[]
}

declare module 'unified' {
  interface CompileResultMap {
    article: FinishedArticle
  }
}

/** The compiler at the end of the unified chain. */
export const stringify: Plugin<[], Root, FinishedArticle> = function () {
  this.compiler = (tree, file) => writeArticle(tree as Root, documentOf(file).page.html)
}

function writeArticle(tree: Root, context: HtmlContext): FinishedArticle {
  const policy = elementPolicy(context.options.markdown)
  const writer = createWriter()
  const anchors: Anchor[] = []
  const links: ArticleLink[] = []
  const walk: Walk = {
    context,
    writer,
    authored: context.authored,
    policy,
    anchors,
    links,
    ids: new Set(),
    styles: new Map(),
    tables: { count: 0 },
    children: ({ children }, scope) => {
      for (let at = 0; at < children.length; at++) writeNode(children[at] as Nodes, scope)
    },
  }
  const writeNode = (node: Nodes, scope: Scope): void => {
    if (node.type === 'text') writer.text(node.value)
    else if (node.type === 'element') writeElement(node, walk, scope)
    else if (node.type === 'finished') {
      if (!(node.isLink && scope.inLink)) writer.write(node.html)
    } else if (node.type === 'slot') writer.slot(node.slot)
  }
  walk.children(tree, { space: 'html', inLink: false, inTable: false, inHead: false })
  return { html: writer.result(), anchors, links }
}
