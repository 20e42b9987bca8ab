// Translations whose original has changed since they were last changed.
import { findingOf, startOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/outdated-translation`. */
export const outdatedTranslation: Rule = {
  id: 'outdated-translation',
  commands: 'check',
  summary: 'The original of a translation was changed after it.',
  level: 'off',
  docs: 'Readers of the locale may get what is no longer true. Times are those of the last commits, so the history must be there: a shallow clone has only its newest one.',
  bad: 'docs/intro.md committed after its translation',
  good: 'both committed together',
  checkSite({ site, config, changedAt }, report) {
    if (site.locale === config.i18n.defaultLocale) return
    const hint = 'bring the translation up to date'
    for (const { version, docs } of site.versions) {
      const { localizedDir, dir } = version
      for (const { file, source } of localizedDir === undefined ? [] : docs) {
        if (!file.startsWith(`${localizedDir}/`)) continue
        const original = `${dir}/${source}`
        const [written, changed] = [changedAt(file), changedAt(original)]
        if (written === undefined || changed === undefined || changed <= written) continue
        const message = `${original} was changed after this translation`
        report(findingOf('outdated-translation', message, startOf(file), { hint }))
      }
    }
  },
}
