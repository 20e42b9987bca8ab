// Markdown text to an Article: the whole chain of the Markdown stage, top to bottom.
import type { Article } from '../model/article.ts'
import type { CompileInput } from '../model/compile.ts'
import { markdownCopy } from './copy.ts'
import { finishHtml } from './html/finish-html.ts'
import { readOutline } from './outline.ts'
import { createPage, namedPlaces } from './page.ts'
import { parseMarkdown } from './parser.ts'
import { toHast } from './to-hast.ts'

/** Compiles one page; never throws for what an author wrote. */
export function compileArticle(input: CompileInput): Article {
  const page = createPage(input)
  const body = input.source.text
    .split('\n')
    .slice(input.bodyLine - 1)
    .join('\n')
  page.places.add(
    { file: input.source.path, firstLine: input.bodyLine, edits: new Map() },
    body.split('\n').length,
  )
  const tree = parseMarkdown(body, input.options.markdown.parser)
  const outline = readOutline(tree, page)
  const { html, anchors } = finishHtml(toHast(tree, page), page.html)
  return {
    file: input.source.path,
    hasOwnTitle: outline.hasOwnTitle,
    html,
    markdown: markdownCopy(body, outline.hasOwnTitle ? '' : input.title),
    slots: page.slots,
    toc: outline.toc,
    anchors,
    links: page.slots.flatMap((slot, index) => (slot.kind === 'cards' ? [] : [{ slot: index, text: '' }])),
    sections: outline.sections,
    styles: Object.fromEntries(page.styles),
    features: [...page.features].sort(),
    unknownComponents: namedPlaces(page.unknownComponents),
    unknownLanguages: namedPlaces(page.unknownLanguages),
    diagnostics: page.diagnostics,
  }
}
