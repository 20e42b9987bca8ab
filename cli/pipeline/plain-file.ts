// An emitted file with all of its body in memory, for callers that do not write it to a disk.
import type { EmittedFile, OutputFile } from '../model/output.ts'
import { bytesOf } from '../text/byte-writer.ts'

/** The file with its whole body. */
export function plainFile({ path, body }: EmittedFile): OutputFile {
  if (typeof body === 'function') return { path, body: bytesOf(body) }
  return { path, body: typeof body === 'string' || body instanceof Uint8Array ? body : body.join('') }
}
