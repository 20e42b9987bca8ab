// The interfaces that the edges implement. Stages never access the disk, the clock or a process; they receive values read
// through these interfaces.
import type { DocsContext } from '../../runtime/model/docs-facts.ts'
import type { ExportProblem } from '../../runtime/model/export-problem.ts'
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { CompiledPage, CompileInput } from './compile.ts'
import type { FontRole } from './config.ts'
import type { PlacedSource } from './content-policy.ts'
import type { Diagnostic, Place } from './diagnostic.ts'
import type { LargeFile, OutputFile } from './output.ts'

/** Files of the site, by path relative to the site folder. */
export interface ContentSource {
  /** All files below a folder, NFC, `/`-separated, in code-point order; empty if the folder does not exist. */
  list(dir: string): Promise<readonly string[]>
  /**
   * Bytes, or a reference to a large file; null if the file does not exist. Throws `EnvironmentError` if it exists but cannot
   * be read.
   */
  read(path: string): Promise<Uint8Array | LargeFile | null>
  /** Whether a path, absolute or relative, stays inside the site folder after symbolic links are resolved. */
  contains(path: string): Promise<boolean>
}

/** Last commit of each file, from one git call for the whole site. */
export interface History {
  /** Site-relative path -> time (seconds since 1970) and author; null if git is not available. */
  lastChanges(): Promise<ReadonlyMap<string, { readonly time: number; readonly author: string }> | null>
}

/** A font that pages preload before their styles are loaded. */
export interface PublishedFont {
  readonly role: FontRole
  /** Script as a four-letter ISO 15924 code; only for text fonts. */
  readonly script?: string
  /** Path relative to the base URL. */
  readonly path: string
}

/** A problem with a typeface of the site. */
export interface FontProblem {
  readonly message: string
  readonly hint: string
  /** Config key. */
  readonly key: string
  /** Value of the config key. */
  readonly name?: string
}

/** A reusable buffer. */
export interface ByteBuffer {
  bytes(length: number): Uint8Array
}

/** A cache of JSON values by key. It never fails: a damaged or missing entry is a miss. */
export interface Cache {
  get(kind: string, key: string): unknown
  /** Like `get`, but returns the stored bytes. If `scratch` is given, they are valid only until it is used again. */
  getBytes(kind: string, key: string, scratch?: ByteBuffer): Uint8Array | undefined
  has(kind: string, key: string): boolean
  put(kind: string, key: string, value: unknown): void
  /** Like `put`, for a value that is already bytes: JSON text or another encoding. */
  putBytes(kind: string, key: string, bytes: Uint8Array): void
  /** The newest value stored under a name; `setLast` replaces it. */
  last(name: string): Uint8Array | undefined
  setLast(name: string, pieces: readonly Uint8Array[]): void
  /** Total bytes of all entries stored by key. */
  size(): number
  /**
   * Drops the entries that were not read, if they make up most of the cache. Only for callers that have read everything they
   * need.
   */
  tidy(): void
  /** Writes everything not written yet. */
  save(): void
  /** Saves and releases the files. */
  close(): void
}

/** Compiles pages, in this thread or others; the result does not depend on which. */
export interface Compiler {
  compile(input: CompileInput): Promise<CompiledPage>
}

/** The compiled browser code: published files and the renderer built from the same components. */
export interface RuntimeBundle {
  /** Hash of all inputs. */
  readonly hash: string
  readonly files: readonly OutputFile[]
  /** Paths relative to the base URL, such as `assets/client-1a2b3c4d.js`. */
  readonly script: string
  /** Whether the script is a classic script instead of a module, as in the offline edition. */
  readonly isClassic?: true
  readonly boot: string
  readonly style: string
  /** Icon for sites without their own. */
  readonly icon: string
  /** The diagram library; published only for sites with diagrams. */
  readonly mermaid?: string
  /** Whether code of the site draws diagrams. */
  readonly drawsDiagrams?: true
  /** Fonts that pages preload before their styles are loaded. */
  readonly fonts?: readonly PublishedFont[]
  readonly fontProblems?: readonly FontProblem[]
  /** Integrity attribute values by path. */
  readonly integrity: Readonly<Record<string, string>>
  /** Whether the site has code of its own. */
  readonly hasTheme: boolean
  /** Warnings about the site's styles. */
  readonly styleWarnings?: readonly {
    readonly text: string
    readonly hint?: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number }
  }[]
  /** Imports in the site's code that could not be resolved. */
  readonly absent?: readonly {
    readonly text: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number }
    readonly notes: readonly { readonly text: string; readonly location: null }[]
    /** The file exists but cannot be bundled. */
    readonly isBroken?: true
  }[]
  /** Mistakes in the site's own code and styles. */
  readonly findings?: readonly Diagnostic[]
  /** The server half of the app (see runtime/server.tsx). */
  readonly server: ServerHalf
  /** URL of the module it was imported from. */
  readonly serverModule: string
  /** Origin of its code; only if the site has code of its own. */
  readonly origin?: CodeOrigin
  /** Finds the place in the site's own code where an exception was thrown. */
  readonly placeOf?: (error: unknown) => Place | undefined
  /** Where code threw while it was loaded, by the paths of `known.failures`. */
  readonly failurePlaces?: Readonly<Record<string, Place>>
  /** Strings in the source of modules that pages import, by import path: all that remains of a module that cannot be rendered. */
  readonly texts?: Readonly<Record<string, readonly string[]>>
  /** Resources that the site's own code and styles load from other hosts. */
  readonly foreign?: readonly PlacedSource[]
  /** Positions of the theme's export names in its files. */
  readonly exportPlaces?: ExportPlaces
  /**
   * Files of the site that it was built from, relative to the site folder, NFC; paths outside the site folder start with `../`.
   */
  readonly sources?: readonly string[]
  /** The site's own code could not be bundled: this bundle is an older one or does not contain it. */
  readonly isFallback?: true
}

/** Positions of a theme's exports by key; `''` for the export itself. */
export type ExportPlaces = Readonly<Partial<Record<ExportProblem['of'], Readonly<Record<string, Place>>>>>

/** Maps positions in bundled code back to the original files. */
export interface CodeOrigin {
  /** Source map file, named like the code with `.map` appended. */
  readonly map: string
  /** Folder that its sources are relative to. */
  readonly sources: string
  readonly siteDir: string
}

/** The functions of the server half of the app: JSON values in, html out. */
export interface ServerHalf {
  /** The html of the app's root element, in pieces. */
  renderApp(site: SiteView, page: PageView): readonly string[]
  /** Html of a component used on a page; null if the site's theme has no component of that name. */
  renderComponent(use: {
    readonly site: SiteView
    readonly page: PageView
    readonly number: number
    readonly name: string
    readonly props: Readonly<Record<string, unknown>>
    readonly content: string
    /** For a component that has asked for them. */
    readonly facts?: DocsContext
  }): string | { readonly needsDocs: true } | null
  /** Elements that the site's theme adds to the head of a page. */
  headTags(site: SiteView, page: PageView): readonly HeadTag[]
  /** Names defined by the site's theme. */
  readonly known: {
    readonly components: readonly string[]
    /** Export names of the modules that pages import components from, by import path. */
    readonly modules: Readonly<Record<string, readonly string[]>>
    /** Exports among them that are not components, with a description of what they are. */
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly navbarItems: readonly string[]
    /** Exports of the theme that are not what they should be. */
    readonly problems: readonly ExportProblem[]
    /** Errors thrown while a module was loaded, by import path; `''` for the theme's own components. */
    readonly failures: Readonly<Record<string, LoadFailure>>
  }
}

/** Error thrown by code while it was loaded. */
export interface LoadFailure {
  readonly message: string
  readonly stack: string
}

/** Code of the site no longer runs: it ended its thread, or was terminated after a timeout. */
export class CodeEndedError extends Error {
  override readonly name = 'CodeEndedError'

  constructor(
    message: string,
    /** The config key that allows it more time. */
    readonly limitKey?: string,
  ) {
    super(message)
  }
}

/** The environment refuses: disk full, permission denied, lock held, port in use. Exit code 3. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** The command line or the configuration is unusable. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
