// Translations whose original has changed since they were last changed.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/outdated-translation`. */
export const outdatedTranslation: Rule = {
  id: 'outdated-translation',
  commands: 'check',
  summary: 'The original of a translation changed after the translation.',
  level: 'off',
  docs: 'Readers of the locale may get outdated text. The rule compares the dates of the last commits, so it needs the Git history: a shallow clone has only the newest commit.',
  bad: 'docs/intro.md committed after its translation',
  good: 'both committed together',
  checkSite({ site, config, changedAt }, report) {
    if (site.locale === config.i18n.defaultLocale) return
    const hint = 'update the translation'
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
