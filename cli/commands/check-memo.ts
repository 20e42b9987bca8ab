// The result of the last check with the same question: when nothing that was read has changed, it is the result of this one.
import { diskSource } from '../io/disk-source.ts'
import { isUnchanged, type ReadRecord, type RecordingSource } from '../io/recording-source.ts'
import type { Finding } from '../model/finding.ts'
import { asksForTimes } from '../pipeline/checks.ts'
import { fingerprint } from '../text/fingerprint.ts'
import type { CheckOptions } from './check-options.ts'
import type { Session } from './site-session.ts'

/** What a check found, without the rest of its report. */
export interface Checked {
  readonly findings: readonly Finding[]
  readonly pages: number
}

const KIND = 'check'
const THEME = 'theme'

/** Takes the last result over, or makes a new one and keeps it. */
export async function remembered(
  { levels, only, cache: wanted, fix, external, watch }: CheckOptions,
  session: Session,
  source: RecordingSource | undefined,
  make: () => Promise<Checked>,
): Promise<Checked> {
  const { cache, config, locales, siteDir, notices: known, toolVersion } = session
  // Times of commits are no files; other sites and fixed files are not to be remembered.
  const asksHistory =
    config.docs.some((docs) => docs.showLastUpdateTime || docs.showLastUpdateAuthor) ||
    asksForTimes({ levels: { ...config.rules, ...levels }, only })
  if (!wanted || !source || fix || external || watch || asksHistory) return make()
  // The site's own code is read by its bundler, behind the back of the source.
  const key = () =>
    fingerprint({ toolVersion, config, locales, levels, only, notices: known, runtime: session.codeHash() })
  const last = cache.get(KIND, key()) as (Checked & { readonly record: ReadRecord }) | undefined
  const disk = diskSource(siteDir, undefined, () => config.markdown.includeRoots)
  if (last && (await isUnchanged(last.record, disk))) return last
  const made = await make()
  // Code that is wrong is no bundle that could be compared.
  if (made.findings.some(({ code }) => code.startsWith('theme/'))) return made
  for (const file of await source.list(THEME)) await source.read(file)
  cache.put(KIND, key(), { ...made, record: source.record() })
  return made
}
