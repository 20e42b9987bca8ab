// Pages of a further locale that are shown in the language of the original.
import { findingOf, startOf } from '../report-at.ts'
import type { SiteRule } from '../rule.ts'

/** `check/missing-translation`. */
export const missingTranslation: SiteRule = {
  id: 'missing-translation',
  summary: 'A page has no translation in a locale of the site.',
  level: 'off',
  docs: 'Readers of the locale get the original. Switch the rule on when translations are meant to be complete.',
  bad: 'docs/intro.md without its translation below i18n/en',
  good: 'docs/intro.md and its translation below i18n/en',
  checkSite({ site, config, locale, pages }, report) {
    if (locale === config.i18n.defaultLocale) return
    for (const { doc, version } of pages) {
      const { localizedDir, dir } = version.version
      if (localizedDir === undefined || doc.file.startsWith(`${localizedDir}/`)) continue
      const hint = `write ${localizedDir}/${doc.file.slice(dir.length + 1)}`
      report(
        findingOf(
          'missing-translation',
          `the page has no translation into '${site.locale}'`,
          startOf(doc.file),
          { hint },
        ),
      )
    }
  },
}
