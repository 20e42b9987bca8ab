// A version without a page is a mistake, and must not replace a site that has some.
import type { Report } from '../model/diagnostic.ts'
import type { DocsVersion } from '../model/site.ts'
import { CURRENT_VERSION } from './version-names.ts'

/** What was found of a version. */
export interface FoundDocs {
  readonly version: DocsVersion
  /** Files of any kind in its folder, and those of them that are to be pages. */
  readonly found: { readonly files: number; readonly docs: number }
}

/** Reports a version none of whose files became a page; `drafts` of them are drafts. */
export function reportNoPages({ version, found }: FoundDocs, drafts: number, report: Report): void {
  const { name, dir } = version
  // A frozen version whose folder is missing has its finding, and so has a page that cannot be read.
  if ((name !== CURRENT_VERSION && found.files === 0) || (found.docs > 0 && drafts === 0)) return
  report({ code: 'site/no-pages', severity: 'error', key: 'docs.path', ...reason(dir, found, drafts) })
}

function reason(dir: string, { files }: FoundDocs['found'], drafts: number) {
  if (files === 0)
    return {
      message: `there are no pages: the docs folder '${dir}' is missing or empty`,
      hint: 'put Markdown files into it, or correct `docs.path`; if it is a Git submodule, run `git submodule update --init`',
    }
  if (drafts === 0)
    return {
      message: `there are no pages: of the ${files} ${files === 1 ? 'file' : 'files'} in the docs folder '${dir}' none is one`,
      hint: 'put Markdown files into it, or correct `docs.path`, `docs.include` and `docs.exclude`',
    }
  return {
    message: `there are no pages: all of those in the docs folder '${dir}' are drafts`,
    hint: 'remove `draft: true` from a page that is ready',
  }
}
