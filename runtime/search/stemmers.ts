// Stemmers of the search languages, as lunr pipeline functions. The compiler runs them over the text and names them in the index
// file; the browser registers them under the same names before it loads that file.
import lunr from 'lunr'
import russian from 'lunr-languages/lunr.ru.js'
import stemmerSupport from 'lunr-languages/lunr.stemmer.support.js'

/** Pipeline functions of a language, and the name of its stemmer in index files. */
export interface LanguageTools {
  readonly stemmer: lunr.PipelineFunction
  readonly stopWordFilter: lunr.PipelineFunction
  readonly pipelineName: string
}

interface LunrWithRussian {
  readonly ru: { readonly stemmer: lunr.PipelineFunction; readonly stopWordFilter: lunr.PipelineFunction }
}

/** Adds Russian to lunr once; a second registration would only cause a warning. */
function withRussian(): LunrWithRussian['ru'] {
  if (!('ru' in lunr)) {
    stemmerSupport(lunr)
    russian(lunr)
  }
  // The plugin adds `ru` to the library at run time.
  return (lunr as unknown as LunrWithRussian).ru
}

/**
 * Tools of the languages, in the given order; unknown codes are ignored. Also registers the pipeline functions that index files
 * name.
 */
export function languageTools(languages: readonly string[]): LanguageTools[] {
  return languages.flatMap((language) => {
    if (language === 'ru') return [{ ...withRussian(), pipelineName: 'stemmer-ru' }]
    if (language === 'en') {
      return [{ stemmer: lunr.stemmer, stopWordFilter: lunr.stopWordFilter, pipelineName: 'stemmer' }]
    }
    return []
  })
}

/** Returns a function that tells whether indexes of these languages leave out a word. */
export function stopWords(languages: readonly string[]): (word: string) => boolean {
  const tools = languageTools(languages)
  return (word) => {
    const token = new lunr.Token(word, {})
    return tools.some(({ stopWordFilter }) => !stopWordFilter(token, 0, [token]))
  }
}
