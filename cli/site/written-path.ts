// Validates address parts that authors write: slugs of pages and categories, addresses of tags. They become names of output
// files, so path traversal and invalid characters are rejected, percent-encoded or not.
import { slugProblem } from '../text/doc-id.ts'
import { decodePath } from '../text/url.ts'

/** The decoded path in NFC; or the reason it cannot be used, phrased to follow its name in a message. */
export type WrittenPath = { readonly path: string } | { readonly problem: string }

/** Validates a path as written. */
export function writtenPath(written: string): WrittenPath {
  const problem = slugProblem(written)
  const path = decodePath(written)
  if (problem !== null || path === null)
    return { problem: problem ?? 'contains a `%` that is not a valid escape' }
  if (path.split('/').some((step) => step === '.' || step === '..'))
    return { problem: 'must not contain `..`' }
  if (/[\\\p{Cc}]/u.test(path)) return { problem: 'must not contain encoded control characters or `\\`' }
  return { path: path.normalize() }
}
