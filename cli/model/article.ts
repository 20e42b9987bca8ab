// One compiled page on its own. An Article knows nothing about other pages: every link and asset is a slot that is filled at
// render time, so any worker may compile it and any cache may keep it.
import type { PlacedSource } from './content-policy.ts'
import type { Diagnostic, Place } from './diagnostic.ts'
import type { FrontMatter } from './front-matter.ts'
import type { KeyPlaces } from './key-places.ts'

/** Meaning of a slot in the html of an article. */
export type Slot =
  /**
   * ` href="…"` of a link, with `target`, `rel` and similar attributes. `unchecked`: the author excluded the link from checks.
   * `target` and `rel`: as given by the author.
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
  /** ` src="…" width="…" height="…"` of an image. `sized`: the author gave a size. */
  | {
      readonly kind: 'image'
      readonly url: string
      readonly syntax: LinkSyntax
      readonly sized: boolean
      /** The image is the fallback for the component of this name, shown only if the theme does not have it. */
      readonly fallbackFor?: string
      readonly place: Place
    }
  /** Another attribute whose value is the address of an asset (`data-zoom-src`, `poster`) or a list with addresses (`srcset`). */
  | {
      readonly kind: 'asset'
      readonly attribute: string
      /** The slot is only the address; the attribute is written around it. */
      readonly inside?: true
      readonly url: string
      readonly syntax: LinkSyntax
      readonly place: Place
    }
  /** A file of the site that other slots refer to. Produces no html itself; the file may not exist. */
  | { readonly kind: 'file'; readonly file: string }
  /**
   * A diagram, placed before its source: its drawings if they exist, otherwise space for the browser to draw in. `light` and
   * `dark` are indexes of file slots, `width` and `height` the expected size in px. `drawing-end` follows after the source.
   */
  | {
      readonly kind: 'drawing'
      readonly light: number
      readonly dark?: number
      /** Text alternative. */
      readonly label: string
      /** Label of the collapsible block with the source. */
      readonly summary: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'drawing-end'; readonly drawing: number }
  /** A list of cards. `of`: a category of the page's sidebar; absent = the page's own category. */
  | { readonly kind: 'cards'; readonly place: Place }
  /**
   * Start of a component that only the site's own code may know; `component-end` follows after its content. `assets`: props
   * that are file addresses, as indexes of their slots. `from`: if the page imports the component, `path#export` and the place
   * of the import. `isEmpty`: the html up to the end is not content but a fallback for an unknown component. `isLine`: the
   * component is on a line of its own, so its bare content, if shown instead of it, needs a paragraph.
   */
  | {
      readonly kind: 'component'
      readonly name: string
      readonly from?: { readonly name: string; readonly place: Place }
      /** Imports of the elements and values among its props. An element is a component; a value may be anything. */
      readonly uses?: readonly { readonly name: string; readonly place: Place; readonly isValue?: true }[]
      readonly props: ComponentProps
      readonly assets: Readonly<Record<string, number>>
      readonly isEmpty?: true
      readonly isLine?: true
      readonly place: Place
    }
  | { readonly kind: 'component-end' }

/** A slot that contains an address. */
export type AddressSlot = Extract<Slot, { readonly url: string }>

/** Props of a component that are plain data. */
export type ComponentProps = Readonly<Record<string, PlainValue>>
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

/** Syntax in which a link was written: `.md` targets are resolved in Markdown and components, never in raw html. */
export type LinkSyntax = 'markdown' | 'html' | 'component'

/** Text cut at its slots: `pieces[0] slot[0] pieces[1] slot[1] … pieces[n]`. */
export interface SlottedText {
  readonly pieces: readonly string[]
  /** Indexes into `Article.slots`, one fewer than `pieces`. */
  readonly slots: readonly number[]
}

/** A table of contents entry, in document order; the tree is built later from `level`. */
export interface TocHeading {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  /** Inline html: code, em, strong, del only. */
  readonly html: string
}

/** An id that a link may target. */
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
  /**
   * The beginning of its prose, for excerpts: no code, table cells or separate list items. Absent if `text` itself is just
   * that.
   */
  readonly lead?: string
}

/** A link or asset in the source, for the checker: refers to a slot, and includes component props. */
export interface ArticleLink {
  readonly slot: number
  /** The text a reader sees, for messages; empty when there is none. */
  readonly text: string
}

/** Browser features a page needs beyond the common runtime. */
export type ArticleFeature = 'mermaid' | 'tabs' | 'code' | 'details' | 'math' | 'zoom'

/** A heading, for the checker. */
export interface ArticleHeading {
  readonly level: number
  readonly text: string
  readonly place: Place
}

/** Reference definitions (`[name]: address`) that are never used, and references (`[text][name]`) that have no definition. */
export interface ArticleReferences {
  readonly unused: readonly { readonly label: string; readonly place: Place }[]
  readonly undefined: readonly { readonly label: string; readonly place: Place }[]
}

/** A diagram of a page. */
export interface Diagram {
  readonly source: string
  /** Files of its drawings, relative to the site folder, whether or not they exist. */
  readonly light: string
  readonly dark?: string
  readonly place: Place
}

/** The result of compiling one page. */
export interface Article {
  readonly file: string
  /** Whether the first heading is an h1 before any thematic break: then no title is added. */
  readonly hasOwnTitle: boolean
  readonly html: SlottedText
  /** The page as Markdown, published next to the html: variables replaced, partials inlined, links as slots (plain URLs). */
  readonly markdown: SlottedText
  readonly slots: readonly Slot[]
  readonly toc: readonly TocHeading[]
  readonly anchors: readonly Anchor[]
  readonly links: readonly ArticleLink[]
  readonly sections: readonly TextSection[]
  /** Class name -> declarations, from style attributes. */
  readonly styles: Readonly<Record<string, string>>
  readonly features: readonly ArticleFeature[]
  /** Unknown components, each once with its first place (reported once per build). */
  readonly unknownComponents: readonly { readonly name: string; readonly place: Place }[]
  /** Unknown code languages, each once with its first place and the nearest known language. */
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
  /** Glossary terms used on the page; absent when there are none. */
  readonly terms?: readonly string[]
  /** Attributes of the `meta` elements in `Head` components; absent when there are none. */
  readonly metadata?: readonly Readonly<Record<string, string>>[]
  /** Document title set by `Head`, as shown; absent when there is none. */
  readonly documentTitle?: string
  /** Structured data in `Head`, as JSON; absent when there is none. */
  readonly structuredData?: readonly unknown[]
}

/** Facts about a doc that are available without parsing its Markdown: everything that sidebars, tags and routes need. */
export interface DocHead {
  readonly file: string
  readonly frontMatter: FrontMatter
  /** Positions of front matter keys, by key path (`tags`, `last_update.date`). */
  readonly keyPlaces: KeyPlaces
  /** Text of the h1 at the start of the body, without markup. */
  readonly contentTitle?: string
  readonly excerpt?: string
  /** Line of the file on which the body begins, 1-based. */
  readonly bodyLine: number
  /** Paths of the modules it imports components from; absent when there are none. */
  readonly modules?: readonly string[]
  /** Whether it includes other Markdown files. */
  readonly includes?: true
}
