// Whether a published file still is what was published. Its bytes decide; they need not be read again while the file system
// says that the file has not been touched since they were known to be right.
import { lstatSync, readFileSync, type Stats } from 'node:fs'
import { hashText } from '../text/fingerprint.ts'
import { hashOfFile, LARGE_BYTES } from './file-pieces.ts'

/** A file of the published site. */
export interface PublishedFile {
  /** Absolute path. */
  readonly file: string
  /** Of the bytes that were published. */
  readonly hash: string
  /** What the file system said of the file when it had that hash; absent when unknown. */
  readonly stamp?: string
}

/** Modes of what is published: everybody may read it, as a web server must. */
export const FILE_MODE = 0o644
export const FOLDER_MODE = 0o755

const PERMISSIONS = 0o777
const HAS_MODES = process.platform !== 'win32'

/** Whether a file or folder has a mode; always true where there are none. */
export function hasMode({ mode }: Stats, wanted: number): boolean {
  return !HAS_MODES || (mode & PERMISSIONS) === wanted
}

/** What changes whenever a file is replaced, written or renamed: inode, size and times. Null when there is no such file. */
export function stampOf(file: string): string | null {
  const info = infoOf(file)
  return info && stampOfInfo(info)
}

/** A file that was not touched, one that was read and is right all the same, and one that is not what was published. */
export type Condition = 'untouched' | 'read' | 'changed'

/** Condition of a published file that had so many bytes. One with another mode is not to be published again. */
export function conditionOf(
  { file, hash, stamp }: PublishedFile,
  { bytes }: { readonly bytes: number },
): Condition {
  const info = infoOf(file)
  if (!info?.isFile() || info.size !== bytes || !hasMode(info, FILE_MODE)) return 'changed'
  if (stamp === stampOfInfo(info)) return 'untouched'
  return hashOf(file, bytes) === hash ? 'read' : 'changed'
}

/** Whether a published file is the one that was just made. */
export function isStill(
  published: PublishedFile | undefined,
  made: { readonly hash: string; readonly bytes: number },
): boolean {
  return published?.hash === made.hash && conditionOf(published, made) !== 'changed'
}

/** The same of what the file system has said. */
export const stampOfInfo = ({ ino, size, mtimeMs, ctimeMs }: Stats) => `${ino}-${size}-${mtimeMs}-${ctimeMs}`

function infoOf(file: string): Stats | null {
  try {
    return lstatSync(file)
  } catch {
    return null
  }
}

/** A published file may be large. */
function hashOf(file: string, bytes: number): string | null {
  try {
    return bytes < LARGE_BYTES ? hashText(readFileSync(file)) : hashOfFile(file)
  } catch {
    return null
  }
}
