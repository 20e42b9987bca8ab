// The files of a site as they will be after a move that has not been made yet.
import type { ContentSource } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'

/** A file or folder before and after. */
export interface Move {
  readonly from: string
  readonly to: string
}

const isIn = (folder: string, path: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)

/** The source with the moves of the moment, of which there may be none. */
export function movedSource(source: ContentSource, moves: () => readonly Move[]): ContentSource {
  const after = (path: string) => {
    const move = moves().find(({ from }) => isIn(from, path))
    return move ? move.to + path.slice(move.from.length) : path
  }
  /** Where a file is on the disk; null where it will be gone. */
  const before = (path: string) => {
    const move = moves().find(({ to }) => isIn(to, path))
    if (move) return move.from + path.slice(move.to.length)
    return moves().some(({ from }) => isIn(from, path)) ? null : path
  }
  return {
    async list(dir) {
      const own = await source.list(dir)
      if (moves().length === 0) return own
      const found = new Set(own)
      for (const { from } of moves()) {
        for (const path of await source.list(from)) found.add(path)
        if ((await source.list(from.slice(0, Math.max(0, from.lastIndexOf('/'))))).includes(from))
          found.add(from)
      }
      const folder = dir.replace(/^\.?\/|\/$/g, '')
      return [...found]
        .map(after)
        .filter((path) => isIn(folder, path))
        .sort(byCodePoint)
    },
    async read(path) {
      const real = before(path)
      return real === null ? null : source.read(real)
    },
    async contains(path) {
      const real = before(path)
      return real !== null && source.contains(real)
    },
  }
}
