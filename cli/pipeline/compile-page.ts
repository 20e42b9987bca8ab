// One page through the stages that need nothing but itself: Markdown, and the words of its sections for the search. The
// results are bytes, made where the work is done: they go from a thread into the cache without being taken apart.
import { compileArticle, compileWithPlugins } from '../markdown/compile.ts'
import type { Article } from '../model/article.ts'
import type { CompiledPage, CompileInput } from '../model/compile.ts'
import type { LoadedPlugins } from '../model/plugins.ts'
import { type Counters, createCounters, indexedSections } from '../search/counters.ts'
import { jsonBytes } from '../text/json-bytes.ts'

/** Compiles a page: at once, or with the plugins of the site, which may take their time. */
export interface PageCompiler {
  (input: CompileInput): CompiledPage
  (input: CompileInput, plugins: LoadedPlugins | null): CompiledPage | Promise<CompiledPage>
}

/** A compiler of pages. It remembers the stems of words: make one for all pages. */
export function pageCompiler(): PageCompiler {
  const counters = new Map<string, Counters>()
  const state = { stems: 0 }

  function compile(input: CompileInput): CompiledPage
  function compile(input: CompileInput, plugins: LoadedPlugins | null): CompiledPage | Promise<CompiledPage>
  function compile(input: CompileInput, plugins: LoadedPlugins | null = null) {
    return plugins
      ? compileWithPlugins(input, plugins).then((article) => compiledPage(input, article))
      : compiledPage(input, compileArticle(input))
  }

  function compiledPage(input: CompileInput, article: Article): CompiledPage {
    const { search } = input.options
    const settings = JSON.stringify(search)
    const own = counters.get(settings) ?? createCounters(search, () => state.stems++)
    counters.set(settings, own)
    state.stems = 0
    const { html, markdown, toc, sections, ...facts } = article
    return {
      facts: jsonBytes(facts),
      body: jsonBytes({ html, markdown, toc }),
      sections: jsonBytes(indexedSections(sections, own, search)),
      isRepeatable: true,
      stems: state.stems,
    }
  }

  return compile
}
