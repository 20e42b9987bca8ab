// A build is a set of output files; nothing else leaves the pipeline.

export interface OutputFile {
  /** Relative to the output folder, `/`-separated, without a leading slash. */
  readonly path: string
  readonly body: string | Uint8Array
}
