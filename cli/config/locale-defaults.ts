// Defaults for the name and writing direction of locales.
import { own } from '../../runtime/model/own.ts'
import type { LocaleConfig } from '../model/config.ts'
import type { ParsedConfig } from './registry.ts'
import { correctedBaseUrl } from './site-address.ts'

/** Languages written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']

/** Values of the HTML `lang` attribute that differ from the locale code. */
const HTML_LANG: Readonly<Record<string, string>> = { ru: 'ru-RU' }

/** Names that need no lookup: loading the platform's list takes more than ten milliseconds at every start. */
const OWN_NAMES: Readonly<Record<string, string>> = { en: 'English', ru: 'Русский' }

/** Name of the language in that language, with a capital first letter: `Русский`. */
export function ownName(code: string): string {
  const known = own(OWN_NAMES, code)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

type LocaleOptions = ParsedConfig['i18n']['localeConfigs'][string]

function localeConfig(code: string, options: LocaleOptions | undefined): LocaleConfig {
  const language = code.split('-')[0]?.toLowerCase() ?? code
  return {
    code,
    label: options?.label ?? ownName(code),
    htmlLang: options?.htmlLang ?? own(HTML_LANG, code) ?? code,
    direction: options?.direction ?? (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'),
    calendar: options?.calendar ?? 'gregory',
    path: options?.path ?? code,
    translate: options?.translate ?? true,
    ...(options?.url === undefined ? {} : { url: new URL(options.url).origin }),
    ...(options?.baseUrl === undefined ? {} : { baseUrl: correctedBaseUrl(options.baseUrl) }),
  }
}

/** All locales with all fields filled in. */
export function localeConfigs(i18n: ParsedConfig['i18n']): readonly LocaleConfig[] {
  const codes = i18n.locales ?? [i18n.defaultLocale]
  return codes.map((code) => localeConfig(code, own(i18n.localeConfigs, code)))
}
