// The list of what a build published, which lies in the published folder itself: it says that docsite made the folder, which
// files belong to the site, and how many pages each of its parts has. Equal sites have equal lists.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { refusalOf } from './refusal.ts'

/** Name of the list; its presence says that the folder was made by this tool. */
export const MANIFEST = '.docsite-build'

/** A published file: 40 hex digits of SHA-1, and its size. */
export interface ManifestEntry {
  readonly hash: string
  readonly bytes: number
}

/** Files by their path below the output folder. */
export type PublishedFiles = ReadonlyMap<string, ManifestEntry>

/** Number of pages by the name of a part: words with spaces between them, the code of the locale first. */
export type PageCounts = ReadonlyMap<string, number>

/** A list that was read. */
export interface Manifest {
  readonly files: PublishedFiles
  /** Empty when the list does not say. */
  readonly pages: PageCounts
  readonly text: string
}

/** `<hash> <bytes> <path>` for each file. */
export function filesText(files: PublishedFiles): string {
  const paths = [...files.keys()].sort(byCodePoint)
  return paths.map((path) => `${files.get(path)?.hash} ${files.get(path)?.bytes} ${path}\n`).join('')
}

/** The whole list: `list <hash of the rest>`, `pages <number> <part>` for each part, then the files. */
export function manifestText(files: PublishedFiles, pages: PageCounts): string {
  const counts = [...pages].map(([part, count]) => `${PAGES} ${count} ${part}\n`).join('')
  return sealed(counts + filesText(files))
}

const LIST = 'list'
const PAGES = 'pages'

const sealed = (rest: string) => `${LIST} ${hashText(rest)}\n${rest}`

/** Whether a list is what a build wrote. Those of earlier versions have no hash, but files. */
function isWhole(text: string): boolean {
  return text.startsWith(`${LIST} `) ? sealed(text.slice(text.indexOf('\n') + 1)) === text : text !== ''
}

/** The list of a published folder; null when there is none, 'damaged' when it is not what a build wrote. Throws `EnvironmentError`. */
export async function readManifest(outDir: string): Promise<Manifest | 'damaged' | null> {
  const text = await readFile(join(outDir, MANIFEST), 'utf8').catch((error: unknown) => {
    // A list that cannot be read just now is not one that is missing.
    const refusal = refusalOf(error)
    if (refusal) throw refusal
    return null
  })
  if (text === null) return null
  if (!isWhole(text)) return 'damaged'
  const files = new Map<string, ManifestEntry>()
  const pages = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [first = '', second = '', ...rest] = line.split(' ')
    if (first === LIST) continue
    if (first === PAGES) pages.set(rest.join(' '), Number(second))
    else if (line !== '') files.set(rest.join(' '), { hash: first, bytes: Number(second) })
  }
  return { files, pages, text }
}
