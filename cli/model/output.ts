// A build is a set of output files; nothing else leaves the pipeline.

export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}

/** What is written: a large text comes in pieces, for put together all of it would be copied once more. */
export type WritableBody = OutputFile['body'] | readonly string[]

/** A file that may still be in the making. */
export interface PromisedFile {
  readonly path: string
  readonly body: WritableBody | LateBody
}

/** A large file, made when it is wanted: nobody has to wait for it before, nor hold all of it. */
export interface LateBody {
  /** Makes it here. */
  readonly here: Pieces
  /** Has it made by another thread, in its place; null when there is none. */
  elsewhere(place: Placement): Promise<PlacedFile | null>
}

/** Gives the bytes of a file piece by piece; each stands where it is only until `take` returns. */
export type Pieces = (take: (piece: Uint8Array) => void) => void

/** A file that was handed over: its path and the hash of its bytes. */
export interface WrittenFile {
  readonly path: string
  readonly hash: string
}

/** Where output files go. */
export interface OutputTarget {
  write(file: OutputFile): Promise<WrittenFile>
  /** Takes the published files at these paths over; false, and takes none, when one of them is not as it was published. */
  reuse(paths: readonly string[]): Promise<boolean>
  /** Where other threads may put files themselves; absent where files go to no disk. */
  readonly places?: OutputPlaces
}

/** The places of output files. */
export interface OutputPlaces {
  of(path: string): Placement
  /** Puts a file there. */
  write(path: string, body: WritableBody): Promise<WrittenFile>
  /** The same, piece by piece. */
  put(path: string, body: Pieces): Promise<WrittenFile>
  /** The file at this path was put in its place. */
  taken(path: string, placed: PlacedFile): WrittenFile
}

/** A place for one file. */
export interface Placement {
  /** Absolute path. */
  readonly file: string
  /** Path as messages name it. */
  readonly path: string
  /** The published file at the same path, which stays when it has the same content. */
  readonly published?: PublishedFile
  /** What is new gets its mode only when that is set. */
  readonly setsMode: boolean
}

/** A file of the published site. */
export interface PublishedFile {
  /** Absolute path. */
  readonly file: string
  /** Of the bytes that were published. */
  readonly hash: string
  /** What the file system said of the file when it had that hash; absent when nobody knows. */
  readonly stamp?: string
}

/** A file in its place. */
export interface PlacedFile {
  readonly hash: string
  readonly bytes: number
  /** The published file is the very same: nothing was written. */
  readonly isUnchanged: boolean
}
