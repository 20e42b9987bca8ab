// The menu of derived values an output format may ask for. The pipeline implements it on the graph, tests on literals.
import type { LocaleAddresses } from './addresses.ts'
import type { SiteConfig } from './config.ts'
import type { Emitted, EmittedFolder, LargeFile, MemoryBody, OutputFile, Pieces } from './output.ts'
import type { RuntimeBundle } from './ports.ts'
import type { ShareCard, ShareImage } from './share-card.ts'
import type { Route, SiteTables } from './site.ts'
import type { SourceFile } from './source.ts'

/** One language of the build: where it lives in addresses and in the output folder. */
export interface LocalePlan {
  readonly code: string
  /** With slashes at both ends. */
  readonly baseUrl: string
  /** Folder of the locale in the output, with a trailing slash, empty for the one at the root. */
  readonly outPrefix: string
  /** Address of the locale on the web: origin and base URL, absolute. */
  readonly origin: string
}

/** A file whose name holds the hash of its content, shared by pages. */
export interface SharedFile extends OutputFile {
  /** Address with the base URL, as pages name it. */
  readonly href: string
}

/** The values that an output format may read. `locale` is a locale's code. */
export interface SiteReader {
  config(): Promise<SiteConfig>
  locales(): Promise<readonly LocalePlan[]>
  plan(locale: string): Promise<LocalePlan>
  tables(locale: string): Promise<SiteTables>
  /** The routes of the tables by themselves: a title leaves them as they are. */
  routes(locale: string): Promise<readonly Route[]>
  /** Every address that the locale publishes. */
  addresses(locale: string): Promise<LocaleAddresses>
  /** Interface strings by id. */
  messages(locale: string): Promise<Readonly<Record<string, string>>>
  /** The published files of the route with this path. */
  page(locale: string, path: string): Promise<PageFiles>
  /** Serialised index file of a search tag. */
  searchIndex(locale: string, tag: string): Promise<Pieces>
  /** Index in shards of a search tag. */
  searchShards(locale: string, tag: string): Promise<EmittedFolder['files']>
  /** Site JSON, sidebar trees: everything that is fetched by its hashed address. */
  sharedFiles(locale: string): Promise<readonly SharedFile[]>
  /** Hashed copies of images and downloads that pages of the locale name: output path -> site file. */
  usedAssets(locale: string): Promise<readonly { readonly path: string; readonly file: string }[]>
  /** Images to be drawn for shared links to docs of the locale. */
  shareImages(locale: string): Promise<readonly ShareImage[]>
  /** PNG file of such an image. */
  drawnShareImage(card: ShareCard): Promise<Uint8Array>
  /** Style sheets of single pages. */
  pageStyles(locale: string): Promise<readonly OutputFile[]>
  /** Value of the Content-Security-Policy header, for all locales. */
  contentPolicy(): Promise<string>
  runtime(): Promise<RuntimeBundle>
  /** Whether the site brings code that pages show. */
  hasOwnCode(): Promise<boolean>
  /** Whether any page of the locale has a diagram that the browser has to draw. */
  usesMermaid(locale: string): Promise<boolean>
  /** Files of the static folders: path below the folder -> site file. */
  staticFiles(): Promise<readonly { readonly path: string; readonly file: string }[]>
  /** Bytes of a site file, or where they are. */
  bytes(file: string): Promise<Uint8Array | LargeFile>
  source(file: string): Promise<SourceFile | null>
}

/** What is published of one route. */
export interface PageFiles {
  readonly html: MemoryBody
  /** Page data as deflated JSON. */
  readonly data: MemoryBody
  /** Markdown copy; empty for pages that are no docs. */
  readonly markdown: MemoryBody
  /** Style sheet of a page whose components have inline styles. */
  readonly style?: OutputFile
}

/** Output files that will exist, before their bodies are made; they are made together. */
export interface Listed {
  /** Relative to the output folder; with a slash at the end, a folder whose files are known when they are made. */
  readonly paths: readonly string[]
  /** What the emitter needs to make them. */
  readonly arg: string
}

/** An output format: which files there are, and how they are made. */
export interface Emitter {
  readonly name: string
  /** Folder, with a trailing slash, that all its files lie in below the folder of their locale; absent where they lie anywhere. */
  readonly folder?: string
  /** What it writes depends on the pages of all locales: it is written when they are. */
  readonly afterPages?: true
  /** How many of its outputs are demanded at a time; one where absent. */
  readonly atOnce?: number
  list(site: SiteReader, locale: string): Promise<readonly Listed[]>
  emit(listed: Listed, site: SiteReader, locale: string): Promise<readonly Emitted[]>
}
