// Joins findings with one cause and one remedy that a site repeats - a key of another program on every page, links with a scheme
// that is not allowed, a list that a script adds to each page - into a single finding at the first, so that they hide no others.
import type { Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../text/group-by.ts'

const UNKNOWN_KEY = 'scan/unknown-front-matter-key'
const STYLE = 'markdown/style'
const CODE_META = 'markdown/code-meta'
const DEFINITION = 'check/unused-definition'
/** Definitions with one label on so many pages are a common list, not what an edit left over. */
const COMMON = 3
/** Maximum number of labels in a message. */
const MAX_NAMED = 3

/** Joins repeated findings, and adds how often and on how many pages they are. */
export function joinRepeatedFindings<Found extends Diagnostic>(findings: readonly Found[]): readonly Found[] {
  const causes = groupBy(findings, causeOf)
  const common = commonDefinitions(findings)
  return findings.flatMap((finding) => {
    if (common.has(finding)) return common.get(finding) ?? []
    const cause = causeOf(finding)
    const same = cause === undefined ? [] : (causes.get(cause) ?? [])
    if (cause === undefined || same.length < 2) return [finding]
    if (same[0] !== finding) return []
    const pages = pagesOf(same)
    const where = pages > 1 ? `on ${pages} pages` : `${same.length} times on this page`
    // `about` keeps the numbers out of the fingerprint that baselines compare.
    return [{ ...finding, about: { text: cause }, message: `${finding.message} (${where})` }]
  })
}

/** What makes findings the same, if a single one says it all. */
function causeOf({ code, message, subject }: Diagnostic): string | undefined {
  if (code === UNKNOWN_KEY || code === STYLE || code === CODE_META) return message
  return subject?.kind === 'scheme' ? `URLs with the scheme ${subject.names.join()}` : undefined
}

/** The findings about definitions of common lists; the first of them is replaced by one for all. */
function commonDefinitions<Found extends Diagnostic>(
  findings: readonly Found[],
): ReadonlyMap<Found, readonly Found[]> {
  const definitions = findings.filter(({ code }) => code === DEFINITION)
  const shared = [...groupBy(definitions, ({ message }) => message).values()].filter(
    (same) => pagesOf(same) >= COMMON,
  )
  const all = new Set(shared.flat())
  const [first] = definitions.filter((finding) => all.has(finding))
  if (first === undefined) return new Map()
  const labels = shared.flatMap(([one]) => one?.subject?.names ?? [])
  const named = `${labels
    .slice(0, MAX_NAMED)
    .map((label) => `'${label}'`)
    .join(', ')}${labels.length > MAX_NAMED ? ', …' : ''}`
  const joined = {
    ...first,
    about: { text: 'definitions on several pages' },
    message: `nothing refers to ${labels.length === 1 ? 'this definition' : `${labels.length} definitions`} that several pages repeat: ${named} (on ${pagesOf([...all])} pages)`,
    hint: "delete the lines; if a program adds the same list to every page, write `rules: { 'unused-definition': 'off' }` in the configuration",
  }
  return new Map([...all].map((finding) => [finding, finding === first ? [joined] : []]))
}

const pagesOf = (findings: readonly Diagnostic[]) =>
  new Set(findings.flatMap(({ place }) => (place ? [place.file] : []))).size
