// Chooses the language of a new site: that of its pages, or that of the machine.

/** A language with the reason for choosing it, shown to the user. */
export interface ChosenLanguage {
  readonly code: string
  readonly reason: string
}

/** Number of letters needed to detect a language. */
const ENOUGH = 40
/** Share of Cyrillic letters from which a text counts as Cyrillic, not as Latin with a few names. */
const CYRILLIC_SHARE = 0.3

/** The language of the texts; if it cannot be detected, that of the machine; otherwise English. */
export function chooseLanguage(texts: readonly string[], machine: string): ChosenLanguage {
  const text = texts.join('\n')
  const pages = languageOf(text)
  if (pages !== null) return { code: pages, reason: 'the language of the pages' }
  const code = machine.split(/[-_.@]/)[0]?.toLowerCase() ?? ''
  const isSilent = !/\p{L}/u.test(text)
  if (/^[a-z]{2,3}$/.test(code))
    return {
      code,
      reason: isSilent
        ? 'the language of this machine'
        : 'the language of this machine, because that of the pages is unclear; --language sets it',
    }
  return { code: 'en', reason: 'the default; --language sets it' }
}

/** Detects Russian and English by their letters; other Cyrillic languages have letters that Russian lacks. */
function languageOf(markdown: string): string | null {
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`]*`|<[^>]*>|https?:\S+/g, '')
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  if (all < ENOUGH) return null
  if (cyrillic / all >= CYRILLIC_SHARE) {
    const foreign = text.match(/[^а-яёА-ЯЁ\P{Script=Cyrillic}]/gu)?.length ?? 0
    return foreign / cyrillic < 0.01 ? 'ru' : null
  }
  const marked = text.match(/[^\p{ASCII}\P{Script=Latin}]/gu)?.length ?? 0
  return latin / all > 0.9 && marked / all < 0.005 ? 'en' : null
}
