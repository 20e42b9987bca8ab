// Facts about a folder that `docsite init` reads before it asks questions: plain values, read at the edge.

/** The git repository that contains the folder. */
export interface RepositoryFacts {
  /** Path of the folder relative to the repository root, with `/`; empty for the root itself. */
  readonly prefix: string
  /** URL of the remote `origin`, as configured in git. */
  readonly origin: string | null
  /** Branch that edit links point to. */
  readonly branch: string
  /** Names of files and folders at the repository root. */
  readonly rootNames: readonly string[]
  /** Name of the repository folder. */
  readonly name: string
  /** Text of the README at the root; null if there is none. */
  readonly readme: string | null
}

/** A folder that is to become a site. */
export interface ProjectFacts {
  /** Name of the folder. */
  readonly name: string
  /** Files below it, as relative paths with `/`; without packages, build outputs and hidden folders of other tools. */
  readonly files: readonly string[]
  /** Text of a file in `files` (or at a known hidden path); null if it does not exist or cannot be read. */
  readonly read: (path: string) => string | null
  readonly repository: RepositoryFacts | null
  /** Language of the machine as a BCP 47 code such as `de-DE`; empty if unknown. */
  readonly machineLanguage: string
  /** Version of docsite. */
  readonly version: string
}

/** Whether a file is Markdown, judging by its name. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file)

/** Markdown files in a folder, relative to the site, sorted. */
export function pagesBelow(files: readonly string[], folder: string): readonly string[] {
  const prefix = folder === '.' ? '' : `${folder}/`
  return files.filter((file) => file.startsWith(prefix) && isMarkdown(file)).sort()
}
