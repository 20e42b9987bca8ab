// Configuration of languages.
import * as z from 'zod'
import { nonEmptyText, sitePath } from '../fields.ts'
import { checked } from '../problem.ts'
import { baseUrl, siteUrl } from '../site-address.ts'

function isLanguageCode(code: string): boolean {
  try {
    return code.length <= 64 && /^[a-z]{2,8}(-|$)/i.test(code) && Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}

const localeCode = checked(z.string(), (code) =>
  isLanguageCode(code) ? null : { expected: 'a language code such as `ru` or `pt-BR`' },
)

const localeConfig = z.strictObject({
  label: nonEmptyText
    .exactOptional()
    .describe("Name in the language menu; by default the language's own name for itself."),
  htmlLang: nonEmptyText
    .exactOptional()
    .describe('Value of the `lang` attribute; by default the code of the locale (`ru-RU` for `ru`).'),
  direction: z
    .enum(['ltr', 'rtl'])
    .exactOptional()
    .describe('Text direction; by default that of the language.'),
  calendar: nonEmptyText.default('gregory').describe('Calendar for dates.'),
  path: sitePath
    .exactOptional()
    .describe('Folder of the translations inside `i18n.path`; by default the locale code.'),
  translate: z.boolean().default(true).describe('`false` ignores translations of this locale.'),
  url: siteUrl.exactOptional().describe('Origin of this locale if it is published on another domain.'),
  baseUrl: baseUrl
    .exactOptional()
    .describe("Base URL of this locale, instead of the site's base URL followed by the locale code."),
})

/** `i18n`: languages of the site. */
export const i18n = checked(
  z.strictObject({
    defaultLocale: localeCode.default('ru').describe('Locale of the docs folder, published at the base URL.'),
    locales: z
      .array(localeCode)
      .exactOptional()
      .describe('All locales of the site; by default only the default locale.'),
    localeConfigs: z
      .record(z.string(), localeConfig)
      .prefault({})
      .describe('Options of each locale, by its code.'),
    path: sitePath.default('i18n').describe('Folder of the translations.'),
  }),
  (value) => {
    const locales = value.locales ?? [value.defaultLocale]
    const listed = locales.map((code) => `'${code}'`).join(', ')
    if (!locales.includes(value.defaultLocale)) {
      return {
        sentence: `the default locale '${value.defaultLocale}' is not among the locales ${listed || '(none)'}`,
        code: 'config/unknown-locale',
        hint: `add '${value.defaultLocale}' to \`locales\`, or make one of them the default`,
        path: ['defaultLocale'],
      }
    }
    const twice = locales.find((code, index) => locales.indexOf(code) !== index)
    if (twice !== undefined) {
      return {
        sentence: `the locale '${twice}' is listed twice`,
        code: 'config/duplicate-locale',
        hint: 'remove one of them',
        path: ['locales'],
      }
    }
    const unknown = Object.keys(value.localeConfigs).find((code) => !locales.includes(code))
    if (unknown === undefined) return null
    return {
      sentence: `the locale '${unknown}' is not among the locales ${listed}`,
      code: 'config/unknown-locale',
      hint: `add '${unknown}' to \`locales\`, or remove its options`,
      path: ['localeConfigs', unknown],
    }
  },
)
