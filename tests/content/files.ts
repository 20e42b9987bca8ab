// The files of this repository's own site that hold text a reader sees, and where their findings are shown.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { positionAt } from '../../cli/text/position.ts'

/** Folder of the site. */
export const SITE = fileURLToPath(new URL('../../', import.meta.url))

/** One file with its text. */
export interface ContentFile {
  /** Relative to the site folder. */
  readonly path: string
  readonly source: string
}

/** Files with text, in order of their paths: pages, partials, names of folders and tags, drawings, the configuration. */
export function contentFiles(): readonly ContentFile[] {
  const files = readdirSync(join(SITE, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|json|yml|svg)$/.test(entry.name))
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)))
    // A site of its own, in English.
    .filter((path) => !path.startsWith('content/manual/'))
  return [...files.sort(), 'site.config.ts'].map((path) => ({
    path,
    source: readFileSync(join(SITE, path), 'utf8'),
  }))
}

/** The pages among them: no partials. */
export const isPage = ({ path }: ContentFile): boolean =>
  path.endsWith('.md') && !path.includes('/_partials/')

/** `file:line:column: message`, as editors and terminals open it. */
export function findingAt({ path, source }: ContentFile, offset: number, message: string): string {
  const { line, column } = positionAt(source, offset)
  return `${path}:${line}:${column}: ${message}`
}
