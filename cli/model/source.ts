// Author files as the stages see them: decoded text with a fingerprint, or the facts about a binary file.

/** One text file of the site, decoded, byte-order mark removed, line ends made `\n`. */
export interface SourceFile {
  /** Relative to the site folder, `/`-separated, in Unicode NFC. */
  readonly path: string
  readonly text: string
  /** Hash of the bytes; equal hashes mean equal text. */
  readonly hash: string
}

/** One asset (image, download) as far as pages need to know it. */
export interface AssetInfo {
  /** Relative to the site folder. */
  readonly path: string
  /** Content hash, 8 hex digits, as used in the published name. */
  readonly hash: string
  readonly bytes: number
  /** Intrinsic size in CSS px, for images whose size can be read. */
  readonly width?: number
  readonly height?: number
  /** Set when the file is not what its extension says, is empty or truncated. */
  readonly problem?: string
}
