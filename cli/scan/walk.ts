// Selects pages and folder metadata files from the files below a docs folder.
import type { DocsConfig } from '../model/config.ts'
import { compareStrings } from '../text/compare.ts'
import { anyGlobMatcher } from '../text/glob.ts'
import { groupBy } from '../text/group-by.ts'
import { folderOf } from '../text/site-path.ts'

const CATEGORY_FILE = /(?:^|\/)_category_\.(json|ya?ml)$/
/** The default tags file, and the name it often gets by mistake. */
const TAGS_FILE = 'tags.yml'
const OTHER_TAGS_FILE = 'tags.yaml'
/** In order of preference when a folder has several. */
const CATEGORY_EXTENSIONS = ['json', 'yml', 'yaml']

/** The file of a page. */
export interface DocFile {
  /** Relative to the site folder. */
  readonly file: string
  /** Relative to the docs folder. */
  readonly source: string
}

/** Metadata files of one folder: the first is used, and having more than one is reported. */
export interface CategoryFiles {
  /** Path relative to the docs folder; empty for the docs folder itself. */
  readonly folder: string
  readonly files: readonly string[]
}

/** Contents of a docs folder. */
export interface DocsFolder {
  readonly docs: readonly DocFile[]
  readonly categories: readonly CategoryFiles[]
  /** Files that would be read if they had the name paired with them. */
  readonly misnamed: readonly (readonly [file: string, name: string])[]
}

/** Selects pages and `_category_` files from a list of site-relative paths. */
export function matchDocs(
  files: readonly string[],
  { include, exclude, tags }: Pick<DocsConfig, 'include' | 'exclude' | 'tags'>,
  dir: string,
): DocsFolder {
  const prefix = dir === '' || dir === '.' ? '' : `${dir.replace(/^\.\//, '').replace(/\/+$/, '')}/`
  const [included, excluded] = [anyGlobMatcher(include), anyGlobMatcher(exclude)]
  const sources = files
    .filter((file) => file.startsWith(prefix))
    .map((file) => ({ file, source: file.slice(prefix.length) }))
    .sort((a, b) => compareStrings(a.source, b.source))
  return {
    docs: sources.filter(({ source }) => included(source) && !excluded(source)),
    categories: categoryFiles(sources),
    misnamed: sources.flatMap(({ file, source }) => {
      if (source === OTHER_TAGS_FILE && tags === TAGS_FILE && !files.includes(prefix + TAGS_FILE))
        return [[file, TAGS_FILE] as const]
      const folder = source.slice(0, source.lastIndexOf('/') + 1)
      const name = meantName(source.slice(folder.length))
      return name === null || included(source) || excluded(folder + name) ? [] : [[file, name] as const]
    }),
  }
}

/** The name the author probably meant; null if the name is right or the file is something else. */
function meantName(name: string): string | null {
  const [, ending] = /^(?:_categor(?:y|ies)_?|category_?)\.(json|ya?ml)$/i.exec(name) ?? []
  if (ending !== undefined && !CATEGORY_FILE.test(name)) return `_category_.${ending.toLowerCase()}`
  // Windows hides the last extension, and plain text editors append `.txt`.
  const [, text] = /^(.+\.mdx?)\.txt$/i.exec(name) ?? []
  if (text !== undefined) return text
  const [, base, page = ''] = /^(.+)\.(md|mdx|markdown|mdown|mkdn?)$/i.exec(name) ?? []
  return base === undefined || /^mdx?$/.test(page) ? null : `${base}.${/x$/i.test(page) ? 'mdx' : 'md'}`
}

function categoryFiles(sources: readonly DocFile[]): readonly CategoryFiles[] {
  const found = groupBy(
    sources.filter(({ source }) => CATEGORY_FILE.test(source)),
    ({ source }) => folderOf(source),
  )
  return [...found].map(([folder, files]) => ({
    folder,
    files: files.map(({ file }) => file).sort((a, b) => rank(a) - rank(b)),
  }))
}

function rank(file: string): number {
  return CATEGORY_EXTENSIONS.indexOf(CATEGORY_FILE.exec(file)?.[1] ?? '')
}
