// Stable hash of a JSON-like value: equal values have equal fingerprints, whatever the order of their keys.
import { createHash, hash } from 'node:crypto'

function stable(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] }
  if (value instanceof Set) return { $set: [...value] }
  // Captured variables of a function are invisible; its source is the best approximation.
  if (typeof value === 'function') return { $function: String(value) }
  if (value instanceof Uint8Array) return { $bytes: hashText(value) }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const record = value as Record<string, unknown>
  const sorted: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(record).sort()) sorted[key] = record[key]
  return sorted
}

/** Hash of text or bytes, 40 hex digits. */
export function hashText(text: string | Uint8Array): string {
  return hash('sha1', text)
}

/** Hash of bytes stored in pieces, 40 hex digits. */
export function hashPieces(pieces: readonly Uint8Array[]): string {
  const hasher = createHash('sha1')
  for (const piece of pieces) hasher.update(piece)
  return hasher.digest('hex')
}

/** Hash of a JSON-like value (maps, sets, bytes and functions included), 40 hex digits. */
export function fingerprint(value: unknown): string {
  return hashText(typeof value === 'string' ? value : (JSON.stringify(value, stable) ?? 'undefined'))
}
