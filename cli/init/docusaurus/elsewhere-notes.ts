// Links of a migrated site that may lead to another program: on the same host, such as a landing page, or an application of the
// reader's device.
import type { Diagnostic } from '../../model/diagnostic.ts'
import { counted } from '../../text/counted.ts'
import type { Note } from './note.ts'

/** Maximum number of paths in a note. */
const MAX_PATHS = 8

/** A note that names the paths below which nothing exists; none if there are no such links. `config`: the new configuration. */
export function elsewhereNotes(
  findings: readonly Pick<Diagnostic, 'subject'>[],
  config: string,
): readonly Note[] {
  const [, baseUrl = '/'] = /^ {2}baseUrl: '([^']*)'/m.exec(config) ?? []
  const known = [...config.matchAll(/\b(?:routeBasePath|path): '\/?([^'/]*)/g)].map(([, name]) => name)
  const counts = new Map<string, number>()
  for (const { subject } of findings) {
    const [path] = subject?.kind === 'path' ? subject.names : []
    if (path === undefined) continue
    const [first, ...rest] = (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1)).split(
      '/',
    )
    if (!first || known.includes(first) || first === 'docs') continue
    const pattern = rest.join('') === '' ? `/${first}` : `/${first}/**`
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  if (counts.size === 0) return []
  const patterns = [...counts]
    .filter(([pattern]) => !counts.has(`${pattern}/**`))
    .toSorted(([, a], [, b]) => b - a)
    .map(([pattern]) => pattern)
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return [
    {
      kind: 'by-hand',
      what: `${counted(count, 'link leads', 'links lead')} to URLs on this host that the site does not have`,
      next: `If another program serves them, add to site.config.ts: links: { elsewhere: [${patterns
        .slice(0, MAX_PATHS)
        .map((pattern) => `'${pattern}'`)
        .join(', ')}] }`,
    },
  ]
}

/** A note with the setting that allows the schemes of applications; none if no link has one. */
export function schemeNotes(findings: readonly Pick<Diagnostic, 'subject'>[]): readonly Note[] {
  const schemes = new Set(
    findings.flatMap(({ subject }) => (subject?.kind === 'scheme' ? subject.names : [])),
  )
  if (schemes.size === 0) return []
  const list = [...schemes].toSorted().map((scheme) => `'${scheme}'`)
  return [
    {
      kind: 'by-hand',
      what: `links with the ${schemes.size === 1 ? 'scheme' : 'schemes'} ${[...schemes].toSorted().join(', ')} are shown as text`,
      next: `If they open an application, allow them in site.config.ts: markdown: { schemes: [${list.join(', ')}] }`,
    },
  ]
}
