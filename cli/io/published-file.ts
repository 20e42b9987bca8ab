// Checks whether a published file is unchanged. Its content decides; it need not be read again while the file system
// reports that the file has not been touched since it was last verified.
import { lstatSync, readFileSync, type Stats } from 'node:fs'
import { hashText } from '../text/fingerprint.ts'
import { hashOfFile, LARGE_BYTES } from './file-pieces.ts'

/** A file of the published site. */
export interface PublishedFile {
  /** Absolute path. */
  readonly file: string
  /** Hash of the published bytes. */
  readonly hash: string
  /** File system metadata of the file when it had that hash; absent if unknown. */
  readonly stamp?: string
}

/** Modes of published files and folders: everybody may read them, including a web server. */
export const FILE_MODE = 0o644
export const FOLDER_MODE = 0o755

const PERMISSIONS = 0o777
const HAS_MODES = process.platform !== 'win32'

/** Whether a file or folder has a mode; always true on systems without modes. */
export function hasMode({ mode }: Stats, wanted: number): boolean {
  return !HAS_MODES || (mode & PERMISSIONS) === wanted
}

/** Changes whenever a file is replaced, written or renamed: made of inode, size and times. Null if there is no file. */
export function stampOf(file: string): string | null {
  const info = infoOf(file)
  return info && stampOfInfo(info)
}

/** State of a published file: not touched since, read and verified to be the same, or different. */
export type Condition = 'untouched' | 'read' | 'changed'

/** Condition of a published file that had this size. A file with a wrong mode counts as changed. */
export function conditionOf(
  { file, hash, stamp }: PublishedFile,
  { bytes }: { readonly bytes: number },
): Condition {
  const info = infoOf(file)
  if (!info?.isFile() || info.size !== bytes || !hasMode(info, FILE_MODE)) return 'changed'
  if (stamp === stampOfInfo(info)) return 'untouched'
  return hashOf(file, bytes) === hash ? 'read' : 'changed'
}

/** Whether a published file equals a new one. */
export function isStill(
  published: PublishedFile | undefined,
  made: { readonly hash: string; readonly bytes: number },
): boolean {
  return published?.hash === made.hash && conditionOf(published, made) !== 'changed'
}

/** The stamp for known metadata. */
export const stampOfInfo = ({ ino, size, mtimeMs, ctimeMs }: Stats) => `${ino}-${size}-${mtimeMs}-${ctimeMs}`

function infoOf(file: string): Stats | null {
  try {
    return lstatSync(file)
  } catch {
    return null
  }
}

/** Reads large files in pieces. */
function hashOf(file: string, bytes: number): string | null {
  try {
    return bytes < LARGE_BYTES ? hashText(readFileSync(file)) : hashOfFile(file)
  } catch {
    return null
  }
}
