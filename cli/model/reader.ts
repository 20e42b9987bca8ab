// The derived values that an output format may request. The pipeline implements them on the graph, tests with literals.
import type { LocaleAddresses } from './addresses.ts'
import type { SiteConfig } from './config.ts'
import type { Emitted, EmittedFolder, LargeFile, MemoryBody, OutputFile, Pieces } from './output.ts'
import type { RuntimeBundle } from './ports.ts'
import type { ShareCard, ShareImage } from './share-card.ts'
import type { Route, SiteTables } from './site.ts'
import type { SourceFile } from './source.ts'

/** One language of the build: its place in URLs and in the output folder. */
export interface LocalePlan {
  readonly code: string
  /** With leading and trailing slashes. */
  readonly baseUrl: string
  /** Folder of the locale in the output, with a trailing slash; empty for the locale at the root. */
  readonly outPrefix: string
  /** Absolute URL of the locale: origin and base URL. */
  readonly origin: string
}

/** A file with a content hash in its name, shared by several pages. */
export interface SharedFile extends OutputFile {
  /** Address with the base URL, as written in pages. */
  readonly href: string
}

/** The values that an output format may read. `locale` is a locale code. */
export interface SiteReader {
  config(): Promise<SiteConfig>
  locales(): Promise<readonly LocalePlan[]>
  plan(locale: string): Promise<LocalePlan>
  tables(locale: string): Promise<SiteTables>
  /** Only the routes of the tables, which a changed title does not affect. */
  routes(locale: string): Promise<readonly Route[]>
  /** Every address that the locale publishes. */
  addresses(locale: string): Promise<LocaleAddresses>
  /** Interface strings by id. */
  messages(locale: string): Promise<Readonly<Record<string, string>>>
  /** The published files of the route at this path. */
  page(locale: string, path: string): Promise<PageFiles>
  /** Serialized index file of a search tag. */
  searchIndex(locale: string, tag: string): Promise<Pieces>
  /** Sharded index of a search tag. */
  searchShards(locale: string, tag: string): Promise<EmittedFolder['files']>
  /** Site JSON and sidebar trees: everything that is fetched by a hashed URL. */
  sharedFiles(locale: string): Promise<readonly SharedFile[]>
  /** Hashed copies of the images and downloads used by pages of the locale: output path -> site file. */
  usedAssets(locale: string): Promise<readonly { readonly path: string; readonly file: string }[]>
  /** Images to generate for shared links to docs of the locale. */
  shareImages(locale: string): Promise<readonly ShareImage[]>
  /** The generated image as a PNG file. */
  drawnShareImage(card: ShareCard): Promise<Uint8Array>
  /** Stylesheets of single pages. */
  pageStyles(locale: string): Promise<readonly OutputFile[]>
  /** Value of the Content-Security-Policy header, for all locales. */
  contentPolicy(): Promise<string>
  runtime(): Promise<RuntimeBundle>
  /** Whether the site has code of its own that pages show. */
  hasOwnCode(): Promise<boolean>
  /** Whether any page of the locale has a diagram that the browser has to draw. */
  usesMermaid(locale: string): Promise<boolean>
  /** Files of the static folders: path relative to the folder -> site file. */
  staticFiles(): Promise<readonly { readonly path: string; readonly file: string }[]>
  /** Bytes of a site file, or a reference to a large file. */
  bytes(file: string): Promise<Uint8Array | LargeFile>
  source(file: string): Promise<SourceFile | null>
}

/** The published files of one route. */
export interface PageFiles {
  readonly html: MemoryBody
  /** Page data as deflated JSON. */
  readonly data: MemoryBody
  /** Markdown copy; empty for pages that are not docs. */
  readonly markdown: MemoryBody
  /** Stylesheet of a page whose components have inline styles. */
  readonly style?: OutputFile
}

/** Output files that will exist, listed before their bodies are produced. One call to `emit` produces all of them. */
export interface Listed {
  /** Relative to the output folder. A trailing slash means a folder whose files are known only once they are produced. */
  readonly paths: readonly string[]
  /** Argument that the emitter needs to produce them. */
  readonly arg: string
}

/** An output format: lists its files and produces them. */
export interface Emitter {
  readonly name: string
  /** Folder, with a trailing slash, below the locale's folder that contains all its files; absent if they may be anywhere. */
  readonly folder?: string
  /** Its output depends on the pages of all locales, so it is written after them. */
  readonly afterPages?: true
  /** Number of its outputs demanded concurrently; default 1. */
  readonly atOnce?: number
  list(site: SiteReader, locale: string): Promise<readonly Listed[]>
  emit(listed: Listed, site: SiteReader, locale: string): Promise<readonly Emitted[]>
}
