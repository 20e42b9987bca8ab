// The facts about a folder that `docsite init` reads before it asks: plain values, read at the edge.

/** A git repository around the folder. */
export interface RepositoryFacts {
  /** Path of the folder below the root of the repository, with `/`; empty for the root itself. */
  readonly prefix: string
  /** Address of the remote `origin`, as git has it. */
  readonly origin: string | null
  /** Branch that edit links lead to. */
  readonly branch: string
  /** Names at the root of the repository. */
  readonly rootNames: readonly string[]
  /** Name of the folder of the repository. */
  readonly name: string
  /** Text of the README at its root; null without one. */
  readonly readme: string | null
}

/** A folder that is to become a site. */
export interface ProjectFacts {
  /** Name of the folder. */
  readonly name: string
  /** Files below it, relative, with `/`; without packages, outputs and hidden folders of other tools. */
  readonly files: readonly string[]
  /** Text of a file among `files` (or at a known hidden path); null when there is none that can be read. */
  readonly read: (path: string) => string | null
  readonly repository: RepositoryFacts | null
  /** Language of the machine as a BCP 47 code such as `de-DE`; empty when it has none. */
  readonly machineLanguage: string
  /** Version of docsite. */
  readonly version: string
}

/** Whether a file is one of Markdown, by its name. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file)

/** Pages among the files of a folder, relative to the site, in order. */
export function pagesBelow(files: readonly string[], folder: string): readonly string[] {
  const prefix = folder === '.' ? '' : `${folder}/`
  return files.filter((file) => file.startsWith(prefix) && isMarkdown(file)).sort()
}
