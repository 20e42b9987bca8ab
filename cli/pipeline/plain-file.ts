// An emitted file with its whole body in memory, for callers that do not write it to disk. A large file stays on disk.
import { type EmittedFile, isLarge, type LargeFile, type OutputFile } from '../model/output.ts'
import { bytesOf } from '../text/byte-writer.ts'

/** A file that is ready to be sent. */
export interface PlainFile extends Pick<OutputFile, 'path'> {
  readonly body: OutputFile['body'] | LargeFile
}

/** Brings the body of a file into memory. */
export function plainFile({ path, body }: EmittedFile): PlainFile {
  if (typeof body === 'function') return { path, body: bytesOf(body) }
  if (isLarge(body)) return { path, body }
  return { path, body: typeof body === 'string' || body instanceof Uint8Array ? body : body.join('') }
}
