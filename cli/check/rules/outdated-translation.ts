// Translations that were changed last before their original was.
import { findingOf, startOf } from '../report-at.ts'
import type { SiteRule } from '../rule.ts'

/** `check/outdated-translation`. */
export const outdatedTranslation: SiteRule = {
  id: 'outdated-translation',
  summary: 'The original of a translation was changed after it.',
  level: 'off',
  docs: 'Readers of the locale may get what is no longer true. Times are those of the last commits, so the history must be there: a shallow clone has only its newest one.',
  bad: 'docs/intro.md committed after its translation',
  good: 'both committed together',
  checkSite({ config, locale, pages, changedAt }, report) {
    if (locale === config.i18n.defaultLocale) return
    for (const { doc, version } of pages) {
      const { localizedDir, dir } = version.version
      if (localizedDir === undefined || !doc.file.startsWith(`${localizedDir}/`)) continue
      const original = `${dir}/${doc.source}`
      const [written, changed] = [changedAt(doc.file), changedAt(original)]
      if (written === undefined || changed === undefined || changed <= written) continue
      const message = `${original} was changed after this translation`
      report(
        findingOf('outdated-translation', message, startOf(doc.file), {
          hint: 'bring the translation up to date',
        }),
      )
    }
  },
}
