// The tree of a page to the html of its article: everything judged by the allow-list, links and assets left as slots. One walk writes
// the text; nothing is built that is not written.
import type { Nodes, Root } from 'hast'
import type { Plugin } from 'unified'
import type { Anchor, ArticleLink, SlottedText } from '../../model/article.ts'
import { documentOf } from '../document.ts'
import type { HtmlContext } from './context.ts'
import { writeElement } from './element.ts'
import { elementPolicy } from './elements.ts'
import type { Scope, Walk } from './walk.ts'
import { createWriter } from './writer.ts'

/** What the html of a page gives to its article. */
export interface FinishedArticle {
  readonly html: SlottedText
  /** Everything that has an id, in document order. */
  readonly anchors: readonly Anchor[]
  /** Slots with the text a reader sees of them. */
  readonly links: readonly ArticleLink[]
}

declare module 'unified' {
  interface CompileResultMap {
    article: FinishedArticle
  }
}

/** The compiler of the chain. */
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
