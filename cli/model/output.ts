// A build is a set of output files; the pipeline produces nothing else.

/** Folder of the files with a content hash in their names. */
export const HASHED_FILES = 'assets/'
/** Folder of the generated images for shared links. */
export const SHARE_IMAGES = `${HASHED_FILES}share/`

/** A file with its complete body. */
export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}

/** An in-memory body. A large text stays in pieces, because joining them would copy it once more. */
export type MemoryBody = OutputFile['body'] | readonly string[]

/** Produces the bytes of a large file piece by piece; `take` must not use a piece after it returns. */
export type Pieces = (take: (piece: Uint8Array) => void) => void

/** A file on disk that is too large to hold in memory; consumers read it piece by piece. */
export interface LargeFile {
  /** Absolute path. */
  readonly file: string
  /** Size in bytes. */
  readonly length: number
  /** Changes whenever the file is replaced or written; determined without reading the content. */
  readonly stamp: string
  /** SHA-1 of the content, 40 hex digits; reads the whole file. */
  hash(): string
  /** Reads all bytes into memory. */
  whole(): Uint8Array
}

/** Whether a body is a large file on disk. */
export const isLarge = (body: MemoryBody | Pieces | LargeFile): body is LargeFile =>
  typeof body === 'object' && 'stamp' in body

/** Whether a body is not in memory. */
export const isNotInMemory = (body: MemoryBody | Pieces | LargeFile): body is Pieces | LargeFile =>
  typeof body === 'function' || isLarge(body)

/** A file produced by an output format and written by a target. */
export interface EmittedFile {
  readonly path: string
  readonly body: MemoryBody | Pieces | LargeFile
}

/** Files named by their content hash, so their paths are known only as they are produced, one after another, during writing. */
export interface EmittedFolder {
  /** The folders that contain them, each with a trailing slash, and paths of files elsewhere. */
  readonly paths: readonly string[]
  files(): Iterable<OutputFile>
}

/** Output of an output format. */
export type Emitted = EmittedFile | EmittedFolder

/** Destination of output files. */
export interface OutputTarget {
  /** `format` is the name of the output format that produced the file. */
  write(file: EmittedFile, format: string): Promise<void>
  /**
   * Reuses the published files at these paths. If one of them differs from what was published, reuses none and returns false. A
   * path with a trailing slash is a folder with everything published in it.
   */
  reuse(paths: readonly string[]): Promise<boolean>
  /** Output formats it does not need; absent = it needs all. */
  readonly without?: readonly string[]
}
