// The page being compiled: state shared by all passes. Results are collected here and turned into an Article at the end.
import { own } from '../../runtime/model/own.ts'
import type {
  Article,
  ArticleFeature,
  ArticleHeading,
  Diagram,
  Slot,
  TextSection,
  TocHeading,
} from '../model/article.ts'
import type { CompileInput, CompileOptions } from '../model/compile.ts'
import { foreignOrigin, type PlacedSource } from '../model/content-policy.ts'
import type { Diagnostic, FindingText, Place } from '../model/diagnostic.ts'
import type { LoadedPlugins } from '../model/plugins.ts'
import type { HtmlContext } from './html/context.ts'
import { styleClass } from './html/style.ts'
import { createPlaces, type Places } from './places.ts'
import type { ReadText, TreeNode } from './tree.ts'

/** Fields of a finding reported by a pass; the default severity is `warning`. */
export type Finding = FindingText & Partial<Pick<Diagnostic, 'severity' | 'related'>>

/** Names on a page, each with the place of its first occurrence. */
type FirstPlaces = Map<string, Place>

/** Results of the outline pass. */
export interface Outline {
  readonly hasOwnTitle: boolean
  readonly toc: readonly TocHeading[]
  readonly sections: readonly TextSection[]
  readonly headings: readonly ArticleHeading[]
}

const NO_OUTLINE: Outline = { hasOwnTitle: false, toc: [], sections: [], headings: [] }

/** State of a page that is compiled with the site's plugins. */
export interface PagePlugins {
  /** Texts that the plugins have transformed, by file. */
  readonly prepared: Map<string, ReadText & { readonly text: string }>
  readonly handlers: LoadedPlugins['handlers']
}

/** State of one compilation. */
export interface Page {
  readonly input: CompileInput
  readonly options: CompileOptions
  readonly places: Places
  readonly html: HtmlContext
  readonly slots: Slot[]
  readonly styles: Map<string, string>
  readonly features: Set<ArticleFeature>
  readonly unknownComponents: FirstPlaces
  readonly unknownLanguages: FirstPlaces
  /** By directive and origin. */
  readonly foreignSources: ReadonlyMap<string, PlacedSource>
  readonly diagnostics: Diagnostic[]
  /** Code that is shown as text: the first occurrence, and the number of all. */
  readonly expressions: { count: number; first?: { readonly source: string; readonly place: Place } }
  readonly diagrams: Diagram[]
  /** Glossary terms used on the page. */
  readonly terms: string[]
  /** Meta elements in `Head`. */
  readonly metadata: Record<string, string>[]
  /** Other data in `Head`. */
  readonly head: { title?: string; readonly structuredData: unknown[] }
  /** Reference definitions without a use, and uses without a definition. */
  readonly references: {
    readonly unused: { readonly label: string; readonly place: Place }[]
    readonly missing: { readonly label: string; readonly place: Place }[]
  }
  outline: Outline
  readonly counters: { tabs: number; includes: number; footnotes: number }
  /** Null on a site without plugins. */
  readonly plugins: PagePlugins | null
  /** Reports a finding at a place. */
  report(finding: Finding, place: Place): void
  /** A UI string, with a fallback for message tables that lack it. */
  message(id: string, fallback: string): string
}

/** Creates the state of a page before any pass has run. */
export function createPage(input: CompileInput, plugins: PagePlugins | null = null): Page {
  const { options } = input
  const places = createPlaces()
  const slots: Slot[] = []
  const styles = new Map<string, string>()
  const features = new Set<ArticleFeature>()
  const unknownLanguages: FirstPlaces = new Map()
  const foreignSources = new Map<string, PlacedSource>()
  const diagnostics: Diagnostic[] = []
  const html: HtmlContext = {
    file: input.source.path,
    options,
    authored: new Set(),
    generated: new Set(),
    isSeen: !input.factsOnly,
    report: (diagnostic) => diagnostics.push(diagnostic),
    placeOf: (node) => places.placeOf(node),
    addSlot: (slot) => slots.push(slot) - 1,
    addStyle(css) {
      const name = styleClass(css)
      styles.set(name, css)
      return name
    },
    feature: (feature) => features.add(feature),
    loads(directive, url, place) {
      const origin = foreignOrigin(url)
      const key = `${directive} ${origin}`
      if (origin !== null && !foreignSources.has(key)) foreignSources.set(key, { directive, origin, place })
    },
    unknownLanguage: (name, place) => firstPlace(unknownLanguages, name, place),
  }
  return {
    input,
    options,
    places,
    html,
    slots,
    styles,
    features,
    unknownComponents: new Map(),
    unknownLanguages,
    foreignSources,
    diagnostics,
    expressions: { count: 0 },
    diagrams: [],
    terms: [],
    metadata: [],
    head: { structuredData: [] },
    references: { unused: [], missing: [] },
    outline: NO_OUTLINE,
    counters: { tabs: 0, includes: 0, footnotes: 0 },
    plugins,
    report({ severity = 'warning', ...finding }, place) {
      diagnostics.push({ severity, ...finding, place })
    },
    message: (id, fallback) => own(options.messages, id) ?? fallback,
  }
}

/** Records a component unknown to the compiler. */
export function noteUnknownComponent(page: Page, name: string, node: TreeNode): void {
  firstPlace(page.unknownComponents, name, page.places.placeOf(node))
}

/** Records code that is shown as text. */
export function noteExpression({ expressions }: Page, source: string, place: Place): void {
  expressions.count++
  if (!expressions.first || isBefore(place, expressions.first.place)) expressions.first = { source, place }
}

/** Whether a place is earlier in the same file. */
function isBefore({ file, start }: Place, other: Place): boolean {
  const lines = start.line - other.start.line
  return file === other.file && (lines < 0 || (lines === 0 && start.column < other.start.column))
}

/** Reports all code of a page that is shown as text, in a single finding. */
export function reportExpressions(page: Page): void {
  const { first, count } = page.expressions
  if (!first) return
  const message =
    count === 1
      ? `The expression ${first.source} is shown as plain text: code in pages is not run.`
      : `${count} expressions are shown as plain text, the first of them ${first.source}: code in pages is not run.`
  const hint =
    'Write the value itself, a variable defined in `variables` in the configuration, or \\{ for a literal brace.'
  page.report({ code: 'markdown/expression', message, hint }, first.place)
}

function firstPlace(names: FirstPlaces, name: string, place: Place): void {
  if (!names.has(name)) names.set(name, place)
}

/** Names with their first places, in the form an Article stores. */
export function namedPlaces(names: FirstPlaces): Article['unknownComponents'] {
  return [...names].map(([name, place]) => ({ name, place }))
}
