// A build is a set of output files; nothing else leaves the pipeline.

export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}

/** A file that was handed over: its path and the hash of its bytes. */
export interface WrittenFile {
  readonly path: string
  readonly hash: string
}

/** Where output files go. */
export interface OutputTarget {
  write(file: OutputFile): Promise<WrittenFile>
  /** Takes the published file with this path and hash over; false when there is none. */
  reuse(file: WrittenFile): Promise<boolean>
}
