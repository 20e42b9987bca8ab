// Parses the Range header, which media players send.

/**
 * First and last byte of the range. Null if the header is absent, invalid or lists several ranges: the whole file is
 * sent.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): readonly [number, number] | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : [start, end]
}
