// Which locales a build makes and where each goes.
import type { SiteConfig } from '../model/config.ts'
import { UsageError } from '../model/ports.ts'
import type { LocalePlan } from '../model/reader.ts'

/**
 * The default locale lives at the base URL, every other one below it; a build of one locale alone puts it at the root.
 * Throws `UsageError` for a locale the site does not have.
 */
export function localePlan(config: SiteConfig, wanted: readonly string[]): readonly LocalePlan[] {
  const { defaultLocale, locales } = config.i18n
  const known = locales.map(({ code }) => code)
  for (const code of wanted) {
    if (!known.includes(code))
      throw new UsageError(`the site has no locale "${code}"; it has: ${known.join(', ')}`)
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
