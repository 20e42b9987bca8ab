// One page through the stages that need nothing but itself: Markdown, and the words of its sections for the search. The
// results are JSON texts, made where the work is done: they go from a thread into the cache without being taken apart.
import { compileArticle } from '../markdown/compile.ts'
import type { CompiledPage, CompileInput } from '../model/compile.ts'
import { sectionTerms } from '../search/sections.ts'
import { createTermCounter, type TermCounter } from '../search/terms.ts'

/** A compiler of pages. It remembers the stems of words: make one for all pages. */
export function pageCompiler(): (input: CompileInput) => CompiledPage {
  const counters = new Map<string, TermCounter>()
  const state = { stems: 0 }
  const json = jsonEncoder()

  return (input) => {
    const { search } = input.options
    const settings = JSON.stringify(search)
    const counter = counters.get(settings) ?? createTermCounter(search, () => state.stems++)
    counters.set(settings, counter)
    state.stems = 0
    const { html, markdown, toc, sections, ...facts } = compileArticle(input)
    return {
      facts: json(facts),
      body: json({ html, markdown, toc }),
      sections: json(sectionTerms(sections, counter)),
      isRepeatable: true,
      stems: state.stems,
    }
  }
}

/** JSON texts in UTF-8. Written into one buffer that all share and copied from there, no text has to be measured before. */
function jsonEncoder(): (value: unknown) => Uint8Array {
  const encoder = new TextEncoder()
  const state = { buffer: new Uint8Array(1 << 16) }
  return (value) => {
    const text = JSON.stringify(value)
    // A UTF-16 unit is at most three bytes.
    if (state.buffer.length < text.length * 3) state.buffer = new Uint8Array(text.length * 3)
    return state.buffer.slice(0, encoder.encodeInto(text, state.buffer).written)
  }
}
