// Runs one page through the stages that need nothing else: Markdown, and the terms of its sections for the search. The results
// are encoded to bytes in the thread that compiles, and go into the cache without being decoded.
import { compileArticle, compileWithPlugins } from '../markdown/compile.ts'
import type { Article } from '../model/article.ts'
import type { CompiledPage, CompileInput } from '../model/compile.ts'
import type { LoadedPlugins } from '../model/plugins.ts'
import { type Counters, createCounters, indexedSections } from '../search/counters.ts'
import { encodeSections } from '../search/sections.ts'
import { bodyBytes } from '../text/body-bytes.ts'
import { jsonBytes } from '../text/json-bytes.ts'

/** Compiles a page: synchronously, or asynchronously with the site's plugins. */
export interface PageCompiler {
  (input: CompileInput): CompiledPage
  (input: CompileInput, plugins: LoadedPlugins | null): CompiledPage | Promise<CompiledPage>
}

/** Creates a page compiler. It caches word stems, so create one for all pages. */
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
      body: bodyBytes({ html, markdown, toc }),
      sections: encodeSections(indexedSections(sections, own, search)),
      isRepeatable: true,
      stems: state.stems,
    }
  }

  return compile
}
