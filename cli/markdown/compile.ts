// Markdown text to an Article: what the chain (processor.ts) makes of a page and finds out about it.
import type { Article } from '../model/article.ts'
import type { CompileInput } from '../model/compile.ts'
import { present } from '../text/present.ts'
import { markdownCopy } from './copy.ts'
import { nearestLanguage } from './html/languages.ts'
import { createPage, namedPlaces, reportExpressions } from './page.ts'
import { parserFindings } from './parse/parsers.ts'
import { processPage } from './processor.ts'
import { variablesInCode } from './transforms/variables.ts'

/** Compiles one page; never throws for what an author wrote. */
export function compileArticle(input: CompileInput): Article {
  const page = createPage(input)
  const { path: file } = input.source
  const text = textFrom(input.source.text, input.bodyLine)
  const { html, anchors, links, copy } = processPage({ file, text, firstLine: input.bodyLine }, page)
  reportExpressions(page)
  const { outline } = page
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
    unknownLanguages: namedPlaces(page.unknownLanguages).map((each) =>
      present({ ...each, near: nearestLanguage(each.name) }),
    ),
    ...(page.foreignSources.size > 0 ? { foreignSources: [...page.foreignSources.values()] } : {}),
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
