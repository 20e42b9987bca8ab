// Author files as seen by the stages: decoded text with a fingerprint, or the facts about a binary file.

/** One text file of the site: decoded, without byte-order mark, line ends normalized to `\n`. */
export interface SourceFile {
  /** Relative to the site folder, `/`-separated, in Unicode NFC. */
  readonly path: string
  readonly text: string
  /** Hash of the bytes; equal hashes mean equal text. */
  readonly hash: string
}

/** One asset (image, download), as far as pages need to know it. */
export interface AssetInfo {
  /** Relative to the site folder. */
  readonly path: string
  /** Content hash, 8 hex digits, as used in the published file name. */
  readonly hash: string
  readonly bytes: number
  /** Intrinsic size in CSS px, for images whose size can be read. */
  readonly width?: number
  readonly height?: number
  /** Set if the file does not match its extension, or is empty or truncated. */
  readonly problem?: string
  /** Set if the problem is one of these, which have remedies of their own. */
  readonly problemKind?: 'other-format' | 'git-lfs' | 'no-namespace'
}
