// The interfaces that the edges implement. Stages never touch the disk, the clock or a process; they get values read through these.
import type { DocsFacts } from '../../runtime/model/docs-facts.ts'
import type { ExportProblem } from '../../runtime/model/export-problem.ts'
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { CompiledPage, CompileInput } from './compile.ts'
import type { FontRole } from './config.ts'
import type { PlacedSource } from './content-policy.ts'
import type { Place } from './diagnostic.ts'
import type { LargeFile, OutputFile } from './output.ts'

/** Files of the site, by path relative to the site folder. */
export interface ContentSource {
  /** All files below a folder, NFC, `/`-separated, in code-point order; empty when the folder is absent. */
  list(dir: string): Promise<readonly string[]>
  /** Bytes, or where they are; null when there is no such file. Throws `EnvironmentError` when it exists and cannot be read. */
  read(path: string): Promise<Uint8Array | LargeFile | null>
  /** Whether an absolute or relative path stays inside the site folder after links are followed. */
  contains(path: string): Promise<boolean>
}

/** Last commit of each file, one git call for the whole site. */
export interface History {
  /** Site-relative path -> time (seconds since 1970) and author; null when there is no usable git. */
  lastChanges(): Promise<ReadonlyMap<string, { readonly time: number; readonly author: string }> | null>
}

/** A font that pages ask for before they have their styles. */
export interface PublishedFont {
  readonly role: FontRole
  /** Four letters of ISO 15924; of a font of the text. */
  readonly script?: string
  /** Address below the base URL. */
  readonly path: string
}

/** What is wrong with a face of the site. */
export interface FontProblem {
  readonly message: string
  readonly hint: string
  /** In the configuration. */
  readonly key: string
  /** What stands there. */
  readonly name?: string
}

/** Memory that is used again and again. */
export interface ByteBuffer {
  bytes(length: number): Uint8Array
}

/** A cache of JSON values by key that never fails: damage or absence is a miss. */
export interface Cache {
  get(kind: string, key: string): unknown
  /** The same as the bytes that were kept; good until `room` is used again where that is given. */
  getBytes(kind: string, key: string, scratch?: ByteBuffer): Uint8Array | undefined
  has(kind: string, key: string): boolean
  put(kind: string, key: string, value: unknown): void
  /** The same for a value that is bytes already: JSON text, or a form of its own. */
  putBytes(kind: string, key: string, bytes: Uint8Array): void
  /** What stands under a name of its own: the newest takes the place of the one before. */
  last(name: string): Uint8Array | undefined
  setLast(name: string, pieces: readonly Uint8Array[]): void
  /** Bytes of all that is kept by key. */
  size(): number
  /** Drops what was not asked for, when that is most of the cache. For those who asked for everything. */
  tidy(): void
  /** Writes what is not written yet. */
  save(): void
  /** Saves and lets the files go. */
  close(): void
}

/** Compiles pages, in this thread or in others; the result does not depend on where. */
export interface Compiler {
  compile(input: CompileInput): Promise<CompiledPage>
}

/** The compiled browser side: published files and the renderer made from the same components. */
export interface RuntimeBundle {
  /** Hash of everything that went in. */
  readonly hash: string
  readonly files: readonly OutputFile[]
  /** Addresses below the base URL, e.g. `assets/client-1a2b3c4d.js`. */
  readonly script: string
  /** The script is none of modules: that of the offline edition. */
  readonly isClassic?: true
  readonly boot: string
  readonly style: string
  /** Icon of sites that have none of their own. */
  readonly icon: string
  /** The diagram library: published only by sites that have a diagram. */
  readonly mermaid?: string
  /** Code of the site has diagrams. */
  readonly drawsDiagrams?: true
  /** Fonts that pages ask for before they have their styles. */
  readonly fonts?: readonly PublishedFont[]
  readonly fontProblems?: readonly FontProblem[]
  /** Integrity attribute values by address. */
  readonly integrity: Readonly<Record<string, string>>
  /** The site brings code of its own. */
  readonly hasTheme: boolean
  /** What is doubtful in the styles of the site. */
  readonly styleWarnings?: readonly {
    readonly text: string
    readonly hint?: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number }
  }[]
  /** Imports of the site's code that nothing is behind. */
  readonly absent?: readonly {
    readonly text: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number }
    readonly notes: readonly { readonly text: string; readonly location: null }[]
    /** The file is there and cannot be bundled. */
    readonly isBroken?: true
  }[]
  /** The server's half of the app (see runtime/server.tsx). */
  readonly server: ServerHalf
  /** Address of the module it was imported from. */
  readonly serverModule: string
  /** Where its code comes from; only with code of the site. */
  readonly origin?: CodeOrigin
  /** The place in the site's own code where an exception was thrown. */
  readonly placeOf?: (error: unknown) => Place | undefined
  /** Where code threw as soon as it was loaded, by the paths of `known.failures`. */
  readonly failurePlaces?: Readonly<Record<string, Place>>
  /** Texts in the sources of modules that pages import, by the path of the import: what is left of one that cannot be rendered. */
  readonly texts?: Readonly<Record<string, readonly string[]>>
  /** What the site's own code and styles load from other hosts. */
  readonly foreign?: readonly PlacedSource[]
  /** Where names of the theme's exports stand in its files. */
  readonly exportPlaces?: ExportPlaces
  /** Files of the site that it was made from, relative to the site folder, NFC; those outside begin with `../`. */
  readonly sources?: readonly string[]
  /** The site's own code could not be bundled: this is without it, or an older one. */
  readonly isSubstitute?: true
}

/** Where the exports of a theme stand, by their keys; `''` for the export itself. */
export type ExportPlaces = Readonly<Partial<Record<ExportProblem['of'], Readonly<Record<string, Place>>>>>

/** How places in bundled code lead to the files it was made of. */
export interface CodeOrigin {
  /** File of the source map, named like the code with `.map`. */
  readonly map: string
  /** Folder that its sources are relative to. */
  readonly sources: string
  readonly siteDir: string
}

/** The functions of the server's half of the app: JSON values in, html out. */
export interface ServerHalf {
  /** The html of the app's root element, in pieces. */
  renderApp(site: SiteView, page: PageView): readonly string[]
  /** Html of a component that a page uses; null when the site's theme has none of that name. */
  renderComponent(use: {
    readonly site: SiteView
    readonly page: PageView
    readonly number: number
    readonly name: string
    readonly props: Readonly<Record<string, unknown>>
    readonly content: string
    /** For a component that has asked for them. */
    readonly facts?: DocsFacts
  }): string | { readonly asksFacts: true } | null
  /** What the site's theme adds to the head of a page. */
  headTags(site: SiteView, page: PageView): readonly HeadTag[]
  /** Names that the site's theme knows. */
  readonly known: {
    readonly components: readonly string[]
    /** Names that modules export which pages import components from, by the path of the import. */
    readonly modules: Readonly<Record<string, readonly string[]>>
    /** Those of them that are no components, with what they are. */
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly navbarItems: readonly string[]
    /** What the exports of the theme are not. */
    readonly problems: readonly ExportProblem[]
    /** What threw as soon as it was loaded: by the path of the import, `''` for the theme's own components. */
    readonly failures: Readonly<Record<string, LoadFailure>>
  }
}

/** What code said that threw when it was loaded. */
export interface LoadFailure {
  readonly message: string
  readonly stack: string
}

/** Code of the site that does not run any more: it ended its thread, or was ended because it took too long. */
export class CodeEndedError extends Error {
  override readonly name = 'CodeEndedError'

  constructor(
    message: string,
    /** The key of the configuration that gives it more time. */
    readonly limitKey?: string,
  ) {
    super(message)
  }
}

/** The environment refuses: disk full, no rights, lock held, port taken. Exit code 3. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** The command line or the configuration is unusable. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
