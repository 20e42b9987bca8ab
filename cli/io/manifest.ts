// The list of published files, which is part of the published folder. It shows that docsite made the folder, which
// files belong to the site, and how many pages each part has. Equal sites have equal lists.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareStrings } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { refusalOf } from './refusal.ts'

/** Name of the list; its presence shows that this tool made the folder. */
export const MANIFEST = '.docsite-build'

/** A published file: SHA-1 as 40 hex digits, and size. */
export interface ManifestEntry {
  readonly hash: string
  readonly bytes: number
}

/** Files by path below the output folder. */
export type PublishedFiles = ReadonlyMap<string, ManifestEntry>

/** Number of pages by name of a part: words separated by spaces, beginning with the locale code. */
export type PageCounts = ReadonlyMap<string, number>

/** A parsed list. */
export interface Manifest {
  readonly files: PublishedFiles
  /** Empty if the list has no counts. */
  readonly pages: PageCounts
  readonly text: string
}

/** `<hash> <bytes> <path>` for each file. */
export function filesText(files: PublishedFiles): string {
  const paths = [...files.keys()].sort(compareStrings)
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

/** Whether a list is intact. Those of earlier versions have no hash but are not empty. */
function isWhole(text: string): boolean {
  return text.startsWith(`${LIST} `) ? sealed(text.slice(text.indexOf('\n') + 1)) === text : text !== ''
}

/**
 * The list of a published folder; null if there is none, 'damaged' if it is not as a build wrote it. Throws
 * `EnvironmentError`.
 */
export async function readManifest(outDir: string): Promise<Manifest | 'damaged' | null> {
  const text = await readFile(join(outDir, MANIFEST), 'utf8').catch((error: unknown) => {
    // A list that cannot be read at the moment is not a missing one.
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
