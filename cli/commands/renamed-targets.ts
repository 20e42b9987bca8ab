// Broken links whose page or file was renamed with git since the last commit: what they have to say now.
import { join } from 'node:path'
import { renamedFiles } from '../io/git-tree.ts'
import { isThere } from '../io/unreadable.ts'
import type { Finding } from '../model/finding.ts'
import { movedAddress } from '../pipeline/move.ts'
import { folderOf, joinSitePath } from '../text/site-path.ts'
import { decodePath, isInternalUrl, pathnameOf } from '../text/url.ts'
import type { Session } from './site-session.ts'

/** Codes of findings about an address that leads nowhere. */
const BROKEN: ReadonlySet<string> = new Set(['check/broken-link', 'check/missing-image', 'check/search-rank'])

const isOpen = ({ code, about, place }: Finding) =>
  BROKEN.has(code) && place !== undefined && about !== undefined && about.replacement === undefined

/** The findings, those with an address of a renamed file, or in one, with the address to write. */
export async function withRenamedTargets(
  findings: readonly Finding[],
  { siteDir, config }: Session,
): Promise<readonly Finding[]> {
  if (!findings.some(isOpen)) return findings
  const renamed = await renamedFiles(siteDir)
  if (renamed.size === 0) return findings
  const before = new Map([...renamed].map(([from, to]) => [to, from]))
  const file = (path: string) => renamed.get(path) ?? path
  const roots = config.docs.map(({ path }) => path)
  return findings.map((finding) => {
    const { about, place } = finding
    if (!isOpen(finding) || !about || !place || !isInternalUrl(about.text)) return finding
    const to = (now: string): Finding => ({
      ...finding,
      hint: `write ${now}: the file was renamed`,
      about: { ...about, replacement: now },
    })
    // Tests of the search name files by their paths in the site folder.
    if (finding.rule === 'search-rank') return renamed.has(about.text) ? to(file(about.text)) : finding
    const old = before.get(place.file) ?? place.file
    const pathname = pathnameOf(about.text)
    const path = (decodePath(pathname) ?? pathname).replace(/^(?:@site\/|\/)/, '')
    const bases = pathname.startsWith('@site/')
      ? ['']
      : pathname.startsWith('/')
        ? [...roots, '']
        : [folderOf(old)]
    const files = bases.flatMap((base) => {
      const target = joinSitePath(base, path)
      return target !== null && isThere(join(siteDir, file(target))) ? target : []
    })
    const written = { url: about.text, file: old, permalink: '', roots, files }
    const now = movedAddress(written, { file, page: (each) => each, baseUrl: '/' })
    return files.length === 0 || now === about.text ? finding : to(now)
  })
}
