// Input of the Markdown stage: one file, the partials it may include, and options. Never another page.
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
  /** Admonition keywords beyond the built-in ones. */
  readonly admonitionKeywords: readonly string[]
  readonly code: {
    readonly defaultLanguage: string | null
    readonly aliases: Readonly<Record<string, string>>
    readonly magicComments: readonly MagicComment[]
  }
  /** Levels of an inline table of contents (`TOCInline`) when it does not say otherwise. */
  readonly toc: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  /** Interface strings by id (admonition titles, heading link titles …). */
  readonly messages: Readonly<Record<string, string>>
  /** Language of the text, e.g. `ru-RU`, for typography. */
  readonly lang: string
  readonly search: TermOptions
  readonly drawings: DrawingSettings
  /** The glossary; null for a locale without one. */
  readonly terms: Pick<TermsFile, 'file' | 'terms'> | null
}

/** Where drawings are, and which are wanted. */
export interface DrawingSettings {
  /** Folder, relative to the site folder. */
  readonly folder: string
  /** Hash of the settings that drawings depend on. */
  readonly key: string
  /** The site is shown in dark colours, too. */
  readonly dark: boolean
}

/** How text becomes the terms of the search. */
export interface TermOptions {
  readonly language: readonly string[]
  /** Pattern between words in a lunr index. */
  readonly tokenizerSeparator: string
  readonly indexes: readonly IndexKind[]
}

/** One page to compile. */
export interface CompileInput {
  readonly source: SourceFile
  /** Line on which the body begins, 1-based (after the front matter). */
  readonly bodyLine: number
  /** `md` | `mdx` | `detect` of the page's front matter, when given. */
  readonly format?: 'md' | 'mdx' | 'detect'
  /** The page's title when the body has no h1 of its own: heading of the Markdown copy and first search section. */
  readonly title: string
  /** Every Markdown file that may be included, by site-relative path, transitively. */
  readonly partials: Readonly<Record<string, SourceFile>>
  /** Data that the page and what it includes import: the file of each path as it is written in an import. */
  readonly data?: Readonly<Record<string, SourceFile>>
  /** Front matter, for a page that shows values of it. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  readonly options: CompileOptions
  /** Terms are marked only where the page asks for it. */
  readonly terms?: false
  /** The page will not be published: its html and its texts are left empty. */
  readonly factsOnly?: true
}

/** The part of an article that other pages and the checker may know. */
export type ArticleFacts = Omit<Article, keyof ArticleBody | 'sections'>

/** The part that only the page itself needs. */
export type ArticleBody = Pick<Article, 'html' | 'markdown' | 'toc'>

/** A compiled page as it is kept: bytes of values that are read apart from each other. */
export interface CompiledPage {
  /** `ArticleFacts`, by `jsonBytes`. */
  readonly facts: Uint8Array
  /** `ArticleBody`, by `jsonBytes`. */
  readonly body: Uint8Array
  /** Sections with their terms counted for each index, by `jsonBytes`. */
  readonly sections: Uint8Array
  /** False for a page that ran out of time: it may have better luck on a calmer machine, so this is not kept. */
  readonly isRepeatable: boolean
  /** Words whose stems were not known yet. */
  readonly stems: number
}

/** An `import X from '…'` of the source whose target is a file of the site. */
export interface Include {
  readonly name: string
  /** Site-relative path the import resolves to (`@site/` and relative forms). */
  readonly path: string
}
