// The cache on disk: one file an entry, addressed by a hash of everything that went in. An entry that is damaged, foreign
// or unreadable is a miss; a cache that cannot be written costs one warning and nothing else.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { limiter, OPEN_FILES } from './limiter.ts'

/** Opens the cache in `dir`. `warn` is called at most once, with the reason, when it cannot be written. */
export function diskCache(dir: string, warn: (reason: string) => void): Cache {
  const state = { broken: false, made: new Set<string>(), serial: 0 }
  const gate = limiter(OPEN_FILES)
  const fileOf = (kind: string, key: string) => join(dir, kind, key.slice(0, 2), key.slice(2))

  return {
    async get(kind, key) {
      try {
        const text = await gate(() => readFile(fileOf(kind, key), 'utf8'))
        const body = text.slice(41)
        return text.slice(0, 40) === hashText(body) ? JSON.parse(body) : undefined
      } catch {
        return undefined
      }
    },
    async put(kind, key, value) {
      if (state.broken) return
      const file = fileOf(kind, key)
      const body = JSON.stringify(value)
      const temporary = `${file}.${process.pid}.${state.serial++}`
      try {
        if (!state.made.has(dirname(file))) await mkdir(dirname(file), { recursive: true })
        state.made.add(dirname(file))
        await gate(() => writeFile(temporary, `${hashText(body)}\n${body}`))
        await rename(temporary, file)
      } catch (error) {
        if (!state.broken) warn(String((error as NodeJS.ErrnoException).code ?? error))
        state.broken = true
      }
    },
  }
}

/** A cache that remembers nothing, for `--no-cache`. */
export function noCache(): Cache {
  return { get: async () => undefined, put: async () => {} }
}
