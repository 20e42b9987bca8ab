// A page that a locale has not translated: the original under a note, with its language marked for screen readers, browser
// translation and search engines.
import type { SiteConfig } from '../model/config.ts'
import { escapeHtml } from '../text/escape.ts'

/** The html of the original with the note above it. */
export function withOriginalNote(
  html: string,
  note: string,
  { defaultLocale, locales }: SiteConfig['i18n'],
): string {
  const original = locales.find(({ code }) => code === defaultLocale)
  const language = `lang="${escapeHtml(original?.htmlLang ?? defaultLocale)}" dir="${original?.direction ?? 'ltr'}"`
  return `<div class="theme-original-note alert alert--secondary" role="note" data-nosnippet><p>${escapeHtml(note)}</p></div><div ${language}>${html}</div>`
}
