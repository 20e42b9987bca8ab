// The files of a site as they will be after moves that have not been made yet.
import type { ContentSource } from '../model/ports.ts'
import { compareStrings } from '../text/compare.ts'
import { folderOf } from '../text/site-path.ts'

/** Path of a file or folder before and after a move. */
export interface Move {
  readonly from: string
  readonly to: string
}

const isIn = (folder: string, path: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)

/** A source with the current moves applied; there may be none. */
export function movedSource(source: ContentSource, moves: () => readonly Move[]): ContentSource {
  const after = (path: string) => {
    const move = moves().find(({ from }) => isIn(from, path))
    return move ? move.to + path.slice(move.from.length) : path
  }
  /** Path of a file on disk; null if the file will be gone. */
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
        if ((await source.list(folderOf(from))).includes(from)) found.add(from)
      }
      const folder = dir.replace(/^\.?\/|\/$/g, '')
      return [...found]
        .map(after)
        .filter((path) => isIn(folder, path))
        .sort(compareStrings)
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
