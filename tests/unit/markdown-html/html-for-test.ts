// Finishing html that is given as a literal, with the options of a plain site.
import type { Element, Root } from 'hast'
import { unified } from 'unified'
import type { CodeBlock, HtmlContext } from '../../../cli/markdown/html/context.ts'
import { type FinishedArticle, stringify } from '../../../cli/markdown/html/finish-html.ts'
import { hyphenation } from '../../../cli/markdown/html/hyphenation.ts'
import { rawHtml } from '../../../cli/markdown/html/merge-raw.ts'
import { styleClass } from '../../../cli/markdown/html/style.ts'
import { typography } from '../../../cli/markdown/html/typography.ts'
import type { Anchor, ArticleLink, Slot, SlottedText } from '../../../cli/model/article.ts'
import type { CompileOptions } from '../../../cli/model/compile.ts'
import type { MarkdownConfig } from '../../../cli/model/config.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'

export const HIGHLIGHTED = 'theme-code-block-highlighted-line'

const MARKDOWN: MarkdownConfig = {
  format: 'mdx',
  parser: 'auto',
  mermaid: true,
  diagrams: 'diagrams',
  emoji: true,
  anchors: { maintainCase: false, style: 'github' },
  math: false,
  typography: false,
  hyphenation: false,
  html: 'safe',
  schemes: [],
  includeRoots: [],
  aliases: {},
  partials: {},
  packageManagers: ['npm', 'yarn', 'pnpm', 'bun'],
}

const OPTIONS: CompileOptions = {
  markdown: MARKDOWN,
  variables: {},
  limits: {
    pageBytes: 2_000_000,
    nesting: 100,
    tableCells: 100_000,
    footnoteReferences: 5_000,
    includeDepth: 20,
    includeExpansions: 10_000,
    pageMs: 5_000,
    renderMs: 5_000,
    highlightBytes: 100_000,
    highlightLineLength: 2_000,
    sidebarDepth: 20,
  },
  admonitionKeywords: [],
  code: {
    defaultLanguage: null,
    aliases: {},
    magicComments: [
      {
        className: HIGHLIGHTED,
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
  toc: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  messages: {},
  lang: 'ru-RU',
  terms: null,
  drawings: { folder: 'diagrams', key: '', dark: true },
  search: { language: ['ru', 'en'], tokenizerSeparator: '\\s', indexes: ['shards'] },
}

/** Options with some of them set. */
export function options(
  set: Partial<CompileOptions> = {},
  markdown: Partial<MarkdownConfig> = {},
): CompileOptions {
  return { ...OPTIONS, ...set, markdown: { ...MARKDOWN, ...markdown } }
}

/** What was put into a context. */
export interface Recorded {
  readonly context: HtmlContext
  readonly slots: Slot[]
  readonly styles: Map<string, string>
  readonly features: Set<string>
  readonly unknownLanguages: string[]
  /** Directives and addresses. */
  readonly loaded: string[]
  readonly diagnostics: Diagnostic[]
}

/** A context that remembers. */
export function record(compileOptions: CompileOptions = OPTIONS): Recorded {
  const slots: Slot[] = []
  const styles = new Map<string, string>()
  const features = new Set<string>()
  const unknownLanguages: string[] = []
  const loaded: string[] = []
  const diagnostics: Diagnostic[] = []
  const context: HtmlContext = {
    file: 'docs/page.md',
    options: compileOptions,
    authored: new Set(),
    generated: new Set(),
    isSeen: true,
    report: (diagnostic) => diagnostics.push(diagnostic),
    placeOf(node) {
      const start = 'position' in node ? node.position?.start : undefined
      return { file: 'docs/page.md', start: { line: start?.line ?? 1, column: start?.column ?? 1 } }
    },
    addSlot: (slot) => slots.push(slot) - 1,
    addStyle(css) {
      styles.set(styleClass(css), css)
      return styleClass(css)
    },
    feature: (feature) => features.add(feature),
    loads: (directive, url) => loaded.push(`${directive} ${url}`),
    unknownLanguage: (name) => unknownLanguages.push(name),
  }
  return { context, slots, styles, features, unknownLanguages, loaded, diagnostics }
}

/** A finished page with slots shown as ` href="url"` and the like, and classes of styles as `{declarations}`. */
export interface Finished extends Recorded {
  readonly html: string
  readonly slotted: SlottedText
  readonly anchors: readonly Anchor[]
  readonly links: readonly ArticleLink[]
  /** Codes of the findings, in order. */
  readonly codes: readonly string[]
}

/** Finishes raw html, or a list of nodes, as a page. */
export function finish(
  content: string | Root['children'],
  compileOptions: CompileOptions = OPTIONS,
): Finished {
  const recorded = record(compileOptions)
  const children = typeof content === 'string' ? [raw(content)] : content
  const { html: slotted, anchors, links } = finishTree({ type: 'root', children }, recorded.context)
  const html = show(slotted, recorded)
  return { ...recorded, html, slotted, anchors, links, codes: recorded.diagnostics.map(({ code }) => code) }
}

/** The html steps of the chain. */
const processor = unified().use(rawHtml).use(typography).use(hyphenation).use(stringify).freeze()

function finishTree(tree: Root, context: HtmlContext): FinishedArticle {
  const file = { data: { document: { page: { html: context, options: context.options } } } }
  return processor.stringify(processor.runSync(tree, file), file) as FinishedArticle
}

/** Html with its slots shown. */
export function show(text: SlottedText, { slots, styles }: Pick<Recorded, 'slots' | 'styles'>): string {
  const shown = text.pieces.map((piece, i) => {
    const slot = slots[text.slots[i] ?? -1]
    if (!slot) return piece
    if (slot.kind === 'cards') return `${piece}{cards}`
    if (!('url' in slot)) return piece
    if (slot.kind === 'asset' && slot.inside) return `${piece}${slot.url}`
    const name = slot.kind === 'link' ? 'href' : slot.kind === 'image' ? 'src' : slot.attribute
    return `${piece} ${name}="${slot.url.replaceAll('"', '&quot;')}"`
  })
  return [...styles].reduce((html, [name, css]) => html.replaceAll(name, `{${css}}`), shown.join(''))
}

/** Raw html as Markdown conversion leaves it. */
export function raw(value: string, line = 1, column = 1): Root['children'][number] {
  const start = { line, column, offset: 0 }
  const lines = value.split('\n')
  const end = { line: line + lines.length - 1, column: column + value.length, offset: value.length }
  return { type: 'raw', value, position: { start, end } }
}

/** A text node. */
export function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value }
}

/** An element the compiler made. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children,
    position: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  }
}

/** A code block at the first line of a page. */
export function block(value: string, language: string | null = null, meta = ''): CodeBlock {
  return { value, language, meta, place: { file: 'docs/page.md', start: { line: 1, column: 1 } } }
}
