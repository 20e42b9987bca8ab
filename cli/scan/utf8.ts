// Finds the byte that makes a text invalid UTF-8, so that its position can be reported.

/**
 * Number of continuation bytes after a lead byte, and the valid range of the first one (excludes overlong forms and
 * surrogates).
 */
function expectedAfter(lead: number): readonly [count: number, low: number, high: number] | null {
  if (lead < 0x80) return [0, 0, 0]
  if (lead >= 0xc2 && lead <= 0xdf) return [1, 0x80, 0xbf]
  if (lead === 0xe0) return [2, 0xa0, 0xbf]
  if (lead === 0xed) return [2, 0x80, 0x9f]
  if (lead >= 0xe1 && lead <= 0xef) return [2, 0x80, 0xbf]
  if (lead === 0xf0) return [3, 0x90, 0xbf]
  if (lead >= 0xf1 && lead <= 0xf3) return [3, 0x80, 0xbf]
  if (lead === 0xf4) return [3, 0x80, 0x8f]
  return null
}

function isSequence(
  bytes: Uint8Array,
  at: number,
  [count, low, high]: readonly [number, number, number],
): boolean {
  for (let i = 1; i <= count; i++) {
    const byte = bytes[at + i] ?? 0
    if (i === 1 ? byte < low || byte > high : byte < 0x80 || byte > 0xbf) return false
  }
  return true
}

/** Offset of the first byte that does not begin a valid UTF-8 sequence, or -1. */
export function invalidUtf8At(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const expected = expectedAfter(bytes[at] ?? 0)
    if (expected === null || !isSequence(bytes, at, expected)) return at
    at += expected[0] + 1
  }
  return -1
}
