import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import type { DocsVersion } from '../../../cli/model/site.ts'
import { reportNoPages } from '../../../cli/site/no-pages.ts'

/** What is said of a version of which so much was found. */
function said(name: string, found: { files: number; docs: number }, drafts = 0): readonly string[] {
  const reported: Diagnostic[] = []
  const version = { name, dir: 'docs' } as DocsVersion
  reportNoPages({ version, found }, drafts, (finding) => reported.push(finding as Diagnostic))
  return reported.map(({ code, severity, message }) => `${severity} ${code}: ${message}`)
}

describe('a version without a page', () => {
  it('is an error that lists the contents of its folder', () => {
    expect(said('current', { files: 0, docs: 0 })).toEqual([
      "error site/no-pages: there are no pages: the docs folder 'docs' is missing or empty",
    ])
    expect(said('current', { files: 1, docs: 0 })).toEqual([
      "error site/no-pages: there are no pages: the only file in the docs folder 'docs' is not a page",
    ])
    expect(said('current', { files: 2, docs: 0 })).toEqual([
      "error site/no-pages: there are no pages: none of the 2 files in the docs folder 'docs' is a page",
    ])
    expect(said('current', { files: 2, docs: 2 }, 2)).toEqual([
      "error site/no-pages: there are no pages: all pages in the docs folder 'docs' are drafts",
    ])
    expect(said('1.0', { files: 1, docs: 0 })).toHaveLength(1)
  })

  it('is not reported again if a version has no folder or a page cannot be read', () => {
    expect(said('1.0', { files: 0, docs: 0 })).toEqual([])
    expect(said('current', { files: 1, docs: 1 })).toEqual([])
  })
})
