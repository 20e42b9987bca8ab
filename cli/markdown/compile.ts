// Markdown text to an Article: the whole chain of the Markdown stage, top to bottom.
import type { Article } from '../model/article.ts'
import type { CompileInput } from '../model/compile.ts'
import { markdownCopy } from './copy.ts'
import { readDocument, TOP } from './document.ts'
import { variablesInCode } from './fold/leaf.ts'
import { finishHtml } from './html/finish-html.ts'
import { limitTree } from './limits.ts'
import { readOutline } from './outline.ts'
import { createPage, namedPlaces } from './page.ts'
import { parserFindings } from './parse/parsers.ts'
import { toHast } from './to-hast.ts'
import type { TreeNode } from './tree.ts'

/** Compiles one page; never throws for what an author wrote. */
export function compileArticle(input: CompileInput): Article {
  const page = createPage(input)
  const { path: file, hash } = input.source
  const body = textFrom(input.source.text, input.bodyLine)
  const { nodes, copy } = readDocument({ file, text: body, firstLine: input.bodyLine, hash }, TOP, page)
  const tree: TreeNode = limitTree({ type: 'root', children: nodes }, body, page)
  const outline = readOutline(tree, page)
  const { html, anchors, links } = finishHtml(toHast(tree, outline, page), page.html)
  const { unused, missing } = page.references
  return {
    file,
    hasOwnTitle: outline.hasOwnTitle,
    ...(input.factsOnly ? UNSEEN : seen()),
    slots: page.slots,
    anchors,
    links,
    styles: Object.fromEntries(page.styles),
    features: [...page.features].sort(),
    unknownComponents: namedPlaces(page.unknownComponents),
    unknownLanguages: namedPlaces(page.unknownLanguages),
    diagnostics: [...parserFindings(input.options.markdown.parser), ...page.diagnostics],
    headings: outline.headings,
    ...(unused.length + missing.length > 0 ? { references: { unused, undefined: missing } } : {}),
    ...(page.metadata.length > 0 ? { metadata: page.metadata } : {}),
  }

  function seen(): SeenParts {
    const markdown = markdownCopy(copy, outline.hasOwnTitle ? '' : input.title, {
      slots: page.slots,
      finish: (text) => variablesInCode(text, input.options.variables),
    })
    return { html, markdown, toc: outline.toc, sections: outline.sections }
  }
}

/** What only a reader sees of a page, or finds it by. */
type SeenParts = Pick<Article, 'html' | 'markdown' | 'toc' | 'sections'>

const NO_TEXT = { pieces: [''], slots: [] }
const UNSEEN: SeenParts = { html: NO_TEXT, markdown: NO_TEXT, toc: [], sections: [] }

/** Text from a line on, 1-based. */
function textFrom(text: string, line: number): string {
  let at = 0
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', at)
    if (next < 0) return ''
    at = next + 1
  }
  return text.slice(at)
}
