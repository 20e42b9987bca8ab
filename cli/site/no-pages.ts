// Reports a version without pages: it is a mistake, and must not replace a published site that has some.
import type { Report } from '../model/diagnostic.ts'
import type { DocsVersion } from '../model/site.ts'
import { CURRENT_VERSION } from './version-names.ts'

/** The files found for a version. */
export interface FoundDocs {
  readonly version: DocsVersion
  /** Number of files of any kind in its folder, and of those that should become pages. */
  readonly found: { readonly files: number; readonly docs: number }
}

/** Reports a version none of whose files became a page; `drafts` is the number of drafts among them. */
export function reportNoPages({ version, found }: FoundDocs, drafts: number, report: Report): void {
  const { name, dir } = version
  // A frozen version without its folder and a page that cannot be read have been reported already.
  if ((name !== CURRENT_VERSION && found.files === 0) || (found.docs > 0 && drafts === 0)) return
  report({ code: 'site/no-pages', severity: 'error', key: 'docs.path', ...reason(dir, found, drafts) })
}

function reason(dir: string, { files }: FoundDocs['found'], drafts: number) {
  if (files === 0)
    return {
      message: `there are no pages: the docs folder '${dir}' is missing or empty`,
      hint: 'add Markdown files to it, or correct `docs.path`; if it is a Git submodule, run `git submodule update --init`',
    }
  if (drafts === 0)
    return {
      message: `there are no pages: ${files === 1 ? 'the only file' : `none of the ${files} files`} in the docs folder '${dir}' is ${files === 1 ? 'not ' : ''}a page`,
      hint: 'add Markdown files to it, or correct `docs.path`, `docs.include` and `docs.exclude`',
    }
  return {
    message: `there are no pages: all pages in the docs folder '${dir}' are drafts`,
    hint: 'remove `draft: true` from a page that is ready',
  }
}
