// A build is a set of output files; nothing else leaves the pipeline.

/** Folder of the files whose names hold a hash of what is in them. */
export const HASHED_FILES = 'assets/'
/** Folder of the images that are drawn for shared links. */
export const SHARE_IMAGES = `${HASHED_FILES}share/`

/** A file with its whole body. */
export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}

/** A body in memory. A large text stays in pieces: joining them would copy all of it once more. */
export type MemoryBody = OutputFile['body'] | readonly string[]

/** Makes the bytes of a large file piece by piece; `take` must not use a piece after it has returned. */
export type Pieces = (take: (piece: Uint8Array) => void) => void

/** A file on the disk that is too large to lie in memory: it is read piece by piece by whoever needs it. */
export interface LargeFile {
  /** Absolute path. */
  readonly file: string
  /** Bytes. */
  readonly length: number
  /** What changes whenever the file is replaced or written; nothing of it is read for that. */
  readonly stamp: string
  /** SHA-1 of the content, 40 hex digits; reads all of it. */
  hash(): string
  /** All bytes in memory after all. */
  whole(): Uint8Array
}

/** Whether a body is such a file. */
export const isLarge = (body: MemoryBody | Pieces | LargeFile): body is LargeFile =>
  typeof body === 'object' && 'stamp' in body

/** Whether a body is not in memory. */
export const isInPieces = (body: MemoryBody | Pieces | LargeFile): body is Pieces | LargeFile =>
  typeof body === 'function' || isLarge(body)

/** What an output format gives for a path, and a target writes. */
export interface EmittedFile {
  readonly path: string
  readonly body: MemoryBody | Pieces | LargeFile
}

/** Files named by their content: they are known when they are made, one after another, while they are written. */
export interface EmittedFolder {
  /** Folders in which they lie, each with a trailing slash, and paths of files that lie elsewhere. */
  readonly paths: readonly string[]
  files(): Iterable<OutputFile>
}

/** What an output format gives. */
export type Emitted = EmittedFile | EmittedFolder

/** Where output files go. */
export interface OutputTarget {
  /** `format` is the name of the output format that gives the file. */
  write(file: EmittedFile, format: string): Promise<void>
  /**
   * Reuses the published files at these paths; false, and reuses none, when one of them differs from what was published. A
   * path with a slash at its end is a folder with everything that was published in it.
   */
  reuse(paths: readonly string[]): Promise<boolean>
  /** Output formats that it has no use for; none where it is absent. */
  readonly without?: readonly string[]
}
