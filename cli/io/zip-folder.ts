// Packs a published folder into an archive next to it. The same files give the same bytes: neither time nor machine
// affects them.
import { closeSync, openSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { compareStrings } from '../text/compare.ts'
import { LARGE_BYTES, piecesOf } from './file-pieces.ts'
import { MANIFEST } from './manifest.ts'
import { removeFile } from './remove-file.ts'
import { attempt } from './unwritable.ts'
import { writeWhole } from './write-file.ts'

/** Archives store local times without a zone: this one is the same everywhere. */
const MTIME = new Date(1980, 0, 1)

/** Files that are already compressed. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|zip|gz|br|7z|mp[34]|webm|ogg|pdf)$/i

/**
 * Writes the files of a folder into an archive, under a folder of the same name. Throws `EnvironmentError` if the
 * archive cannot be written.
 */
export function zipFolder(folder: string, archive: string): void {
  const made = `${archive}.new`
  attempt(archive, () => {
    try {
      const file = openSync(made, 'w')
      try {
        writeArchive(folder, (bytes) => writeWhole(file, bytes))
      } finally {
        closeSync(file)
      }
      renameSync(made, archive)
    } catch (error) {
      removeFile(made)
      throw error
    }
  })
}

function writeArchive(folder: string, take: (bytes: Uint8Array) => void): void {
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    take(bytes)
  })
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== MANIFEST)
    .sort(compareStrings)
  for (const path of paths) {
    const file = join(folder, path)
    const info = statSync(file)
    if (!info.isFile()) continue
    const name = `${basename(folder)}/${path}`
    const entry = COMPRESSED.test(path) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    entry.mtime = MTIME
    zip.add(entry)
    if (info.size < LARGE_BYTES) entry.push(readFileSync(file), true)
    else {
      for (const piece of piecesOf(file)) entry.push(piece)
      entry.push(new Uint8Array(), true)
    }
  }
  zip.end()
}
