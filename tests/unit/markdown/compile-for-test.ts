// Compiling a page given as literal text, with the options of a plain site.
import { compileArticle } from '../../../cli/markdown/compile.ts'
import type { Article } from '../../../cli/model/article.ts'
import type { CompileInput, CompileOptions } from '../../../cli/model/compile.ts'
import { escapeHtml } from '../../../cli/text/escape.ts'

/** Options of a site that configures nothing. */
export const OPTIONS: CompileOptions = {
  markdown: {
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
  },
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
  code: { defaultLanguage: null, aliases: {}, magicComments: [] },
  toc: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  messages: {},
  lang: 'ru-RU',
  terms: null,
  drawings: { folder: 'diagrams', key: '', dark: true },
  search: { language: ['ru', 'en'], tokenizerSeparator: '\\s', indexes: ['shards'] },
}

/** What a test may set besides the text. */
export interface PageSetup {
  readonly file?: string
  readonly bodyLine?: number
  readonly title?: string
  readonly partials?: Readonly<Record<string, string>>
  readonly options?: Partial<CompileOptions>
}

/** Compiles a text as a page. */
export function compile(text: string, setup: PageSetup = {}): Article {
  return compileArticle(inputForTest(text, setup))
}

/** What a text is compiled from as a page. */
export function inputForTest(text: string, setup: PageSetup = {}): CompileInput {
  const file = (path: string, content: string) => ({ path, text: content, hash: 'a1b2c3d4e5f6' })
  return {
    source: file(setup.file ?? 'docs/page.md', text),
    bodyLine: setup.bodyLine ?? 1,
    title: setup.title ?? 'Page',
    partials: Object.fromEntries(
      Object.entries(setup.partials ?? {}).map(([path, content]) => [path, file(path, content)]),
    ),
    options: { ...OPTIONS, ...setup.options },
  }
}

/** Html of an article with every slot shown as ` href="url"`, ` src="url"` or `{cards}`. */
export function htmlOf(article: Article): string {
  return article.html.pieces
    .map((piece, i) => {
      const slot = article.slots[article.html.slots[i] ?? -1]
      if (!slot) return piece
      if (slot.kind === 'cards') return `${piece}{cards}`
      // What a component becomes is the theme's business; here its content is of interest.
      if (!('url' in slot)) return piece
      const attribute = slot.kind === 'link' ? 'href' : slot.kind === 'image' ? 'src' : slot.attribute
      return `${piece} ${attribute}="${escapeHtml(slot.url)}"`
    })
    .join('')
}
