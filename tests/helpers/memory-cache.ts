// A cache in memory that several processes could share.
import type { Cache } from '../../cli/model/ports.ts'

/** An empty cache; `kept` has its entries by `kind key`. */
export function memoryCache(kept = new Map<string, Uint8Array>()): Cache {
  const parsed = (bytes: Uint8Array | undefined) => bytes && JSON.parse(new TextDecoder().decode(bytes))
  return {
    get: (kind, key) => parsed(kept.get(`${kind} ${key}`)),
    getBytes: (kind, key) => kept.get(`${kind} ${key}`),
    has: (kind, key) => kept.has(`${kind} ${key}`),
    put: (kind, key, value) => void kept.set(`${kind} ${key}`, Buffer.from(JSON.stringify(value))),
    putBytes: (kind, key, bytes) => void kept.set(`${kind} ${key}`, bytes),
    last: (name) => kept.get(name),
    setLast: (name, pieces) => void kept.set(name, Buffer.concat(pieces)),
    size: () => 0,
    tidy: () => {},
    save: () => {},
    close: () => {},
  }
}
