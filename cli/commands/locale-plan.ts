// Decides which locales are built and where each is published.
import type { SiteConfig } from '../model/config.ts'
import { UsageError } from '../model/ports.ts'
import type { LocalePlan } from '../model/reader.ts'

/**
 * Puts the default locale at the base URL and the others below it; a single locale is always at the root. Throws
 * `UsageError` for an unknown locale.
 */
export function localePlan(config: SiteConfig, wanted: readonly string[]): readonly LocalePlan[] {
  const { defaultLocale, locales } = config.i18n
  const known = locales.map(({ code }) => code)
  for (const code of wanted) {
    if (!known.includes(code))
      throw new UsageError(`the site has no locale '${code}'; available locales: ${known.join(', ')}`)
  }
  const selected = wanted.length === 0 ? locales : locales.filter(({ code }) => wanted.includes(code))
  return selected.map((locale) => {
    const atRoot = locale.code === defaultLocale || selected.length === 1
    const baseUrl = locale.baseUrl ?? (atRoot ? config.baseUrl : `${config.baseUrl}${locale.code}/`)
    return {
      code: locale.code,
      baseUrl,
      outPrefix: atRoot ? '' : `${locale.code}/`,
      origin: (locale.url ?? config.url) + baseUrl,
    }
  })
}
