// Which language a new site speaks: that of its pages, or that of the machine.

/** A language with the reason it was chosen, said to the user in one line. */
export interface ChosenLanguage {
  readonly code: string
  readonly reason: string
}

/** Letters that a text must have before it tells a language. */
const ENOUGH = 40
/** Share of Cyrillic letters from which a text is not a Latin one with a few names. */
const CYRILLIC_SHARE = 0.3

/** The language of the texts; of the machine when they do not tell it; English otherwise. */
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
        : 'the language of this machine, since the pages do not tell theirs; --language does',
    }
  return { code: 'en', reason: 'neither the pages nor the machine say which; --language does' }
}

/** Russian and English are told from their letters; other Cyrillic languages have letters that Russian lacks. */
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
