// The tree of a page to the html of its article: raw html merged in, everything judged by the allow-list, links and assets
// left as slots. One walk writes the text; nothing is built that is not written.
import type { Nodes, Root } from 'hast'
import type { Anchor, ArticleLink, SlottedText } from '../../model/article.ts'
import type { HtmlContext } from './context.ts'
import { writeElement } from './element.ts'
import { elementPolicy } from './elements.ts'
import { mergeRaw } from './merge-raw.ts'
import { typeset } from './typography.ts'
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

/** Turns the tree of a page into html. The tree is used up. */
export function finishHtml(tree: Root, context: HtmlContext): FinishedArticle {
  const policy = elementPolicy(context.options.markdown)
  const authored = mergeRaw(tree, policy, context)
  if (context.options.markdown.typography) typeset(tree, context.options.lang)
  const writer = createWriter()
  const anchors: Anchor[] = []
  const links: ArticleLink[] = []
  const walk: Walk = {
    context,
    writer,
    authored,
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
    else if (node.type === 'finished') writer.write(node.html)
    else if (node.type === 'slot') writer.slot(node.slot)
  }
  walk.children(tree, { space: 'html', inLink: false, inTable: false, inHead: false })
  return { html: writer.result(), anchors, links }
}
