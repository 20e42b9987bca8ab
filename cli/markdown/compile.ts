// Compiles Markdown text to an Article: the output of the plugin chain (processor.ts) and the facts it collects.
import type { Article } from '../model/article.ts'
import type { CompileInput } from '../model/compile.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { LoadedPlugins } from '../model/plugins.ts'
import { present } from '../text/present.ts'
import { markdownCopy } from './copy.ts'
import type { DocumentSource } from './document.ts'
import { nearestLanguage } from './html/languages.ts'
import { createPage, namedPlaces, type Page, reportExpressions } from './page.ts'
import { parserFindings } from './parse/parsers.ts'
import { failurePlace, PluginFailure, pluginChain } from './plugins.ts'
import { type FinishedPage, processPage, processWithPlugins } from './processor.ts'
import { variablesInCode } from './transforms/variables.ts'

/** Compiles one page; never throws because of the author's input. */
export function compileArticle(input: CompileInput): Article {
  const page = createPage(input)
  return articleOf(page, processPage(bodyOf(input), page))
}

/**
 * Compiles one page with the site's plugins. A plugin that throws is reported, and the page is compiled without it; otherwise,
 * like `compileArticle`, it never throws.
 */
export async function compileWithPlugins(input: CompileInput, plugins: LoadedPlugins): Promise<Article> {
  const failures: PluginFailure[] = []
  for (;;) {
    try {
      const chain = pluginChain(
        plugins,
        failures.map(({ plugin }) => plugin),
      )
      const page = createPage(input, { prepared: new Map(), handlers: chain.handlers })
      const article = articleOf(page, await processWithPlugins(bodyOf(input), page, chain, plugins))
      return withFindings(article, [
        ...loadFindings(plugins),
        ...failures.map((each) => failureFinding(each, input)),
      ])
    } catch (error) {
      if (!(error instanceof PluginFailure))
        return withFindings(compileArticle(input), [treeFinding(error, input)])
      failures.push(error)
    }
  }
}

const withFindings = (article: Article, found: readonly Diagnostic[]): Article =>
  found.length === 0 ? article : { ...article, diagnostics: [...article.diagnostics, ...found] }

const PLUGIN_ERROR = { code: 'markdown/plugin', severity: 'error' } as const

/** Without a place, so that each run reports it only once. */
function loadFindings({ failure }: LoadedPlugins): readonly Diagnostic[] {
  if (failure === undefined) return []
  const message = `Cannot load the plugins from the configuration; pages are compiled without them: ${failure}`
  const hint = 'Each thread that compiles pages runs the configuration again: fix the code that throws there.'
  return [{ ...PLUGIN_ERROR, message, hint }]
}

function failureFinding(failure: PluginFailure, input: CompileInput): Diagnostic {
  const message = `A plugin failed on this page, which is compiled without it: ${failure.message}`
  const hint = 'Fix the plugin or its options in `markdown`, or remove it.'
  return { ...PLUGIN_ERROR, message, hint, place: failurePlace(failure, bodyOf(input)) }
}

/** For an invalid tree: the plugin at fault is unknown. */
function treeFinding(error: unknown, { source }: CompileInput): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  const message = `The plugins produced an invalid syntax tree; this page is compiled without them: ${reason}`
  const hint = 'Remove the plugins one by one to find the one that causes this.'
  return { ...PLUGIN_ERROR, message, hint, place: startOf(source.path) }
}

function bodyOf({ source, bodyLine }: CompileInput): DocumentSource {
  return { file: source.path, text: textFrom(source.text, bodyLine), firstLine: bodyLine }
}

function articleOf(page: Page, { html, anchors, links, copy }: FinishedPage): Article {
  const { input } = page
  reportExpressions(page)
  const { outline } = page
  const { unused, missing } = page.references
  return {
    file: input.source.path,
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
    ...(page.diagrams.length > 0 ? { diagrams: page.diagrams } : {}),
    ...(page.terms.length > 0 ? { terms: page.terms } : {}),
    ...(page.metadata.length > 0 ? { metadata: page.metadata } : {}),
    ...(page.head.title === undefined ? {} : { documentTitle: page.head.title }),
    ...(page.head.structuredData.length > 0 ? { structuredData: page.head.structuredData } : {}),
  }

  function seen(): SeenParts {
    const markdown = markdownCopy(copy, outline.hasOwnTitle ? '' : input.title, {
      slots: page.slots,
      finish: (text) => variablesInCode(text, input.options.variables),
    })
    return { html, markdown, toc: outline.toc, sections: outline.sections }
  }
}

/** Parts of an article that only serve readers and search. */
type SeenParts = Pick<Article, 'html' | 'markdown' | 'toc' | 'sections'>

const NO_TEXT = { pieces: [''], slots: [] }
const UNSEEN: SeenParts = { html: NO_TEXT, markdown: NO_TEXT, toc: [], sections: [] }

/** The text from a 1-based line on. */
function textFrom(text: string, line: number): string {
  let at = 0
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', at)
    if (next < 0) return ''
    at = next + 1
  }
  return text.slice(at)
}
