// Pages that a locale shows in the original language because they have no translation.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/missing-translation`. */
export const missingTranslation: Rule = {
  id: 'missing-translation',
  commands: 'check',
  summary: 'A page has no translation in a locale of the site.',
  level: 'off',
  docs: 'Readers of the locale get the original. Turn the rule on if translations should be complete.',
  bad: 'docs/intro.md without a translation in i18n/en',
  good: 'docs/intro.md and its translation in i18n/en',
  checkSite({ site, config }, report) {
    if (site.locale === config.i18n.defaultLocale) return
    const message = `the page has no translation into '${site.locale}'`
    for (const { version, docs } of site.versions) {
      const { localizedDir, dir } = version
      for (const { file } of localizedDir === undefined ? [] : docs) {
        if (file.startsWith(`${localizedDir}/`)) continue
        const hint = `write ${localizedDir}/${file.slice(dir.length + 1)}`
        report(findingOf('missing-translation', message, startOf(file), { hint }))
      }
    }
  },
}
