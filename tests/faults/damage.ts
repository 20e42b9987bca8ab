// Damage to files, as disks and people do it.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** A source of whole numbers below a bound. */
export type Random = (below: number) => number

/** Files below a folder, in code-point order. */
export const filesIn = (dir: string, skip: (path: string) => boolean = () => false): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !skip(path))
    .sort()

/** A way to damage one of several files. */
export type Damage = (file: string, random: Random, all: readonly string[]) => void

function keepTimes(file: string, change: () => void): void {
  const { atime, mtime } = statSync(file)
  change()
  utimesSync(file, atime, mtime)
}

/** Changes a bit of a file, which keeps its size. */
const flip: Damage = (file, random) => {
  const bytes = readFileSync(file)
  if (bytes.length === 0) return
  const at = random(bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8))
  writeFileSync(file, bytes)
}

/** All ways by name. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  cut: (file, random) => truncateSync(file, random(statSync(file).size + 1)),
  emptied: (file) => truncateSync(file, 0),
  flipped: flip,
  'flipped, its time set back': (file, random, all) => keepTimes(file, () => flip(file, random, all)),
  zeroed: (file, random) => {
    const bytes = readFileSync(file)
    const at = random(bytes.length + 1)
    writeFileSync(file, bytes.fill(0, at, Math.min(at + 512, bytes.length)))
  },
  grown: (file) => writeFileSync(file, 'more', { flag: 'a' }),
  swapped: (file, random, all) => {
    const other = all[random(all.length)] ?? file
    if (other === file) return
    renameSync(file, `${file}.swap`)
    renameSync(other, file)
    renameSync(`${file}.swap`, other)
  },
  'of another file': (file, random, all) =>
    writeFileSync(file, readFileSync(all[random(all.length)] ?? file)),
  removed: (file) => rmSync(file),
  'made a folder': (file) => {
    rmSync(file)
    mkdirSync(file)
  },
  'made a link': (file, random, all) => {
    const other = all[random(all.length)] ?? file
    rmSync(file)
    symlinkSync(other, file)
  },
}
