// One compiled page, on its own. An Article knows nothing of any other page: every link and asset is a slot that is
// filled when the page is rendered, so that any worker may compile it and any cache may keep it.
import type { ForeignSource } from './content-policy.ts'
import type { Diagnostic, Place } from './diagnostic.ts'
import type { FrontMatter } from './front-matter.ts'
import type { KeyPlaces } from './key-places.ts'

/** What a slot in the html of an article stands for. */
export type Slot =
  /**
   * ` href="…"` (with target, rel and the like) of a link; `unchecked` when its author asked not to check it, `target` and `rel` when
   * the author gave them.
   */
  | {
      readonly kind: 'link'
      readonly url: string
      readonly syntax: LinkSyntax
      readonly unchecked?: true
      readonly target?: string
      readonly rel?: string
      readonly place: Place
    }
  /** ` src="…" width="…" height="…"` of an image; `sized` when the author gave a size already. */
  | {
      readonly kind: 'image'
      readonly url: string
      readonly syntax: LinkSyntax
      readonly sized: boolean
      /** Shown in the place of a component of this name, and only where the theme has none. */
      readonly insteadOf?: string
      readonly place: Place
    }
  /** Another attribute that is the address of an asset, e.g. `data-zoom-src`, `poster`, or holds it among others: `srcset`. */
  | {
      readonly kind: 'asset'
      readonly attribute: string
      /** The slot is the address alone; the attribute is written around it. */
      readonly inside?: true
      readonly url: string
      readonly syntax: LinkSyntax
      readonly place: Place
    }
  /** A file of the site that other slots mean; it has no html itself, and may be absent. */
  | { readonly kind: 'file'; readonly file: string }
  /**
   * A diagram, before its source: its drawings where they are there, else room for the browser to draw it. `light` and `dark` are
   * indexes of slots of files, `width` and `height` the size to expect in px; `drawing-end` follows behind the source.
   */
  | {
      readonly kind: 'drawing'
      readonly light: number
      readonly dark?: number
      /** What is drawn, for who does not see it. */
      readonly label: string
      /** Name of the fold with the source. */
      readonly summary: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'drawing-end'; readonly drawing: number }
  /** A list of cards: `of` is a category of the sidebar the page is in; absent = the page's own category. */
  | { readonly kind: 'cards'; readonly place: Place }
  /**
   * Where a component begins that only the site's code may know; `component-end` follows behind its content. `assets` holds
   * props that are addresses of files, as indexes of their slots. `from` is there when the page imports it: `path#export`, and
   * the place of the import. `isEmpty`: what stands up to the end is no content, but shown in the place of a component that
   * nobody knows. `isLine`: it stands on a line by itself, and so its content would be a paragraph.
   */
  | {
      readonly kind: 'component'
      readonly name: string
      readonly from?: { readonly name: string; readonly place: Place }
      /** What elements and values among its props are imported from: an element is a component, a value may be anything. */
      readonly uses?: readonly { readonly name: string; readonly place: Place; readonly isValue?: true }[]
      readonly props: ComponentProps
      readonly assets: Readonly<Record<string, number>>
      readonly isEmpty?: true
      readonly isLine?: true
      readonly place: Place
    }
  | { readonly kind: 'component-end' }

/** A slot that is an address. */
export type AddressSlot = Extract<Slot, { readonly url: string }>

/** Props of a component, as far as they are plain data. */
export type ComponentProps = Readonly<Record<string, PlainValue>>
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

/** How the link was written: `.md` targets are resolved for Markdown and components, never for raw html. */
export type LinkSyntax = 'markdown' | 'html' | 'component'

/** Text cut at its slots: `pieces[0] slot[0] pieces[1] slot[1] … pieces[n]`. */
export interface SlottedText {
  readonly pieces: readonly string[]
  /** Indexes into `Article.slots`, one fewer than `pieces`. */
  readonly slots: readonly number[]
}

/** An entry of the table of contents, in document order; the tree is made from `level` afterwards. */
export interface TocHeading {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  /** Inline html: code, em, strong, del only. */
  readonly html: string
}

/** An id that a link may point at. */
export interface Anchor {
  readonly id: string
  readonly place: Place
}

/** Plain text between two headings, for the search index. */
export interface TextSection {
  /** Heading text; empty for text before the first heading. */
  readonly title: string
  /** Fragment without `#`; absent for the h1 and the lead. */
  readonly anchor?: string
  readonly text: string
  /** Beginning of its prose, for excerpts: without code, cells and items apart. Absent where the text itself is that. */
  readonly lead?: string
}

/** A link or asset in the source, as the checker sees it (the same objects as the slots, plus component props). */
export interface ArticleLink {
  readonly slot: number
  /** The text a reader sees, for messages; empty when there is none. */
  readonly text: string
}

/** What a page needs in the browser beyond the common runtime. */
export type ArticleFeature = 'mermaid' | 'tabs' | 'code' | 'details' | 'math' | 'zoom'

/** A heading as the checker sees it. */
export interface ArticleHeading {
  readonly level: number
  readonly text: string
  readonly place: Place
}

/** `[name]: address` of a text, and `[text][name]` that has no such line. */
export interface ArticleReferences {
  readonly unused: readonly { readonly label: string; readonly place: Place }[]
  readonly undefined: readonly { readonly label: string; readonly place: Place }[]
}

/** Something a page loads from another origin. */
export interface PlacedSource extends ForeignSource {
  readonly place: Place
}

/** A diagram of a page. */
export interface Diagram {
  readonly source: string
  /** Files of its drawings, whether they are there or not, relative to the site folder. */
  readonly light: string
  readonly dark?: string
  readonly place: Place
}

/** The result of compiling one page. */
export interface Article {
  readonly file: string
  /** True when the first heading is an h1 before any thematic break: then no title is added. */
  readonly hasOwnTitle: boolean
  readonly html: SlottedText
  /** The page as Markdown for the copy beside it: variables replaced, partials inlined, links as slots (plain urls). */
  readonly markdown: SlottedText
  readonly slots: readonly Slot[]
  readonly toc: readonly TocHeading[]
  readonly anchors: readonly Anchor[]
  readonly links: readonly ArticleLink[]
  readonly sections: readonly TextSection[]
  /** Class name -> declarations, from style attributes. */
  readonly styles: Readonly<Record<string, string>>
  readonly features: readonly ArticleFeature[]
  /** Unknown components met, each once, with their first place (reported once a build). */
  readonly unknownComponents: readonly { readonly name: string; readonly place: Place }[]
  /** Unknown code languages met, likewise, with the nearest known one. */
  readonly unknownLanguages: readonly {
    readonly name: string
    readonly near?: string
    readonly place: Place
  }[]
  /** What the page loads from other origins, each with its first place; absent when there is none. */
  readonly foreignSources?: readonly PlacedSource[]
  readonly diagnostics: readonly Diagnostic[]
  /** Headings in document order, for the checker. */
  readonly headings?: readonly ArticleHeading[]
  /** References that do not match up; absent when all do. */
  readonly references?: ArticleReferences
  /** Diagrams that can be drawn; absent when there are none. */
  readonly diagrams?: readonly Diagram[]
  /** Terms of the glossary that the page uses; absent when it uses none. */
  readonly terms?: readonly string[]
  /** `meta` elements of `Head` components, as attributes; absent when there are none. */
  readonly metadata?: readonly Readonly<Record<string, string>>[]
  /** The title that `Head` gives the document, as it is shown; absent when there is none. */
  readonly documentTitle?: string
  /** Structured data of `Head`, as JSON; absent when there is none. */
  readonly structuredData?: readonly unknown[]
}

/** What can be known of a doc from its text without parsing its Markdown: all that sidebars, tags and routes need. */
export interface DocHead {
  readonly file: string
  readonly frontMatter: FrontMatter
  /** Where keys of the front matter stand, by key path (`tags`, `last_update.date`). */
  readonly keyPlaces: KeyPlaces
  /** The h1 the text begins with, marks removed. */
  readonly contentTitle?: string
  readonly excerpt?: string
  /** Line of the file on which the body begins, 1-based. */
  readonly bodyLine: number
  /** Paths of the modules that it imports components from; absent when there are none. */
  readonly modules?: readonly string[]
  /** It includes other Markdown files. */
  readonly includes?: true
}
