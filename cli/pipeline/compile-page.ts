// One page through the stages that need nothing but itself: Markdown, and the words of its sections for the search. The
// results are bytes, made where the work is done: they go from a thread into the cache without being taken apart.
import { compileArticle } from '../markdown/compile.ts'
import type { CompiledPage, CompileInput } from '../model/compile.ts'
import { type Counters, createCounters, indexedSections } from '../search/counters.ts'
import { jsonBytes } from '../text/json-bytes.ts'

/** A compiler of pages. It remembers the stems of words: make one for all pages. */
export function pageCompiler(): (input: CompileInput) => CompiledPage {
  const counters = new Map<string, Counters>()
  const state = { stems: 0 }

  return (input) => {
    const { search } = input.options
    const settings = JSON.stringify(search)
    const own = counters.get(settings) ?? createCounters(search, () => state.stems++)
    counters.set(settings, own)
    state.stems = 0
    const { html, markdown, toc, sections, ...facts } = compileArticle(input)
    return {
      facts: jsonBytes(facts),
      body: jsonBytes({ html, markdown, toc }),
      sections: jsonBytes(indexedSections(sections, own, search)),
      isRepeatable: true,
      stems: state.stems,
    }
  }
}
