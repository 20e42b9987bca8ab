// A build is a set of output files; nothing else leaves the pipeline.

export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}

/** A file that may still be in the making. */
export interface PromisedFile {
  readonly path: string
  readonly body: OutputFile['body'] | LateBody
}

/** Makes the bytes of a file when they are wanted: nobody has to wait for them before. */
export type LateBody = () => Promise<Uint8Array>

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
  readonly published?: { readonly file: string; readonly hash: string }
}

/** A file in its place. */
export interface PlacedFile {
  readonly hash: string
  readonly bytes: number
  /** Of the published file, when it is the very same: nothing was written. */
  readonly inode: number | undefined
}
