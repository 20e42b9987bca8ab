// Input of the Markdown stage: one file, the partials it may include, and options; never another page.
import type { Article } from './article.ts'
import type { LimitsConfig, MagicComment, MarkdownConfig } from './config.ts'
import type { TermsFile } from './data-files.ts'
import type { IndexKind } from './index-kinds.ts'
import type { SourceFile } from './source.ts'

/** Options that are the same for all pages of a locale. */
export interface CompileOptions {
  readonly markdown: MarkdownConfig
  readonly variables: Readonly<Record<string, string>>
  readonly limits: LimitsConfig
  /** Admonition keywords in addition to the built-in ones. */
  readonly admonitionKeywords: readonly string[]
  readonly code: {
    readonly defaultLanguage: string | null
    readonly aliases: Readonly<Record<string, string>>
    readonly magicComments: readonly MagicComment[]
  }
  /** Default levels of an inline table of contents (`TOCInline`). */
  readonly toc: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  /** Interface strings by id (admonition titles, heading link titles …). */
  readonly messages: Readonly<Record<string, string>>
  /** Language of the text, e.g. `ru-RU`, for typography. */
  readonly lang: string
  readonly search: TermOptions
  readonly drawings: DrawingSettings
  /** The glossary; null if the locale has none. */
  readonly terms: Pick<TermsFile, 'file' | 'terms'> | null
}

/** Location of the drawings, and which are needed. */
export interface DrawingSettings {
  /** Folder, relative to the site folder. */
  readonly folder: string
  /** Hash of the settings that affect drawings. */
  readonly key: string
  /** Whether the site has a dark mode. */
  readonly dark: boolean
}

/** How text is turned into search terms. */
export interface TermOptions {
  readonly language: readonly string[]
  /** Token separator of a lunr index, as a pattern. */
  readonly tokenizerSeparator: string
  readonly indexes: readonly IndexKind[]
}

/** One page to compile. */
export interface CompileInput {
  readonly source: SourceFile
  /** First line of the body, 1-based (after the front matter). */
  readonly bodyLine: number
  /** `md` | `mdx` | `detect` of the page's front matter, when given. */
  readonly format?: 'md' | 'mdx' | 'detect'
  /** Page title, used if the body has no h1 of its own: heading of the Markdown copy and title of the first search section. */
  readonly title: string
  /** Every Markdown file that may be included, directly or transitively, by site-relative path. */
  readonly partials: Readonly<Record<string, SourceFile>>
  /** Data files imported by the page and its includes, by path as written in the import. */
  readonly data?: Readonly<Record<string, SourceFile>>
  /** Front matter, for pages that show its values. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  readonly options: CompileOptions
  /** `false`: terms are marked only where the page asks for it. */
  readonly terms?: false
  /** The page will not be published: its html and texts are left empty. */
  readonly factsOnly?: true
}

/** The part of an article that other pages and the checker may use. */
export type ArticleFacts = Omit<Article, keyof ArticleBody | 'sections'>

/** The part of an article that only the page itself needs. */
export type ArticleBody = Pick<Article, 'html' | 'markdown' | 'toc'>

/** A compiled page as stored: separate byte arrays, because they are read separately. */
export interface CompiledPage {
  /** `ArticleFacts`, encoded by `jsonBytes`. */
  readonly facts: Uint8Array
  /** `ArticleBody`, encoded by `bodyBytes`. */
  readonly body: Uint8Array
  /** Sections with term counts for each index, encoded by `encodeSections`; empty if there are none. */
  readonly sections: Uint8Array
  /** `false` if compilation timed out: it may succeed when the machine is less busy, so the result is not kept. */
  readonly isRepeatable: boolean
  /** Number of words whose stems were not known yet. */
  readonly stems: number
}

/** An `import X from '…'` in the source whose target is a file of the site. */
export interface Include {
  readonly name: string
  /** Site-relative path that the import resolves to (`@site/` and relative forms). */
  readonly path: string
}
