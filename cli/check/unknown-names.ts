// Findings about unknown components and code languages: one per name for the whole site, at its first use.
import type { Article } from '../model/article.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../text/group-by.ts'
import { findingOf } from './report-at.ts'

type Use = Article['unknownComponents'][number] & { readonly near?: string }

/** Texts of the finding; `pages` says how many pages use the name. */
interface Words {
  readonly message: (name: string, pages: string) => string
  readonly hint: (name: string, near: string | undefined) => string
}

/** One finding for each name, in the order of first uses. */
export function unknownNames(rule: string, uses: readonly Use[], words: Words): readonly Diagnostic[] {
  return [...groupBy(uses, ({ name }) => name)].flatMap(([name, [first, ...more]]) => {
    if (!first) return []
    const pages = more.length === 0 ? 'one page' : `${more.length + 1} pages`
    const about = { text: name }
    const found = findingOf(rule, words.message(name, pages), first.place, {
      hint: words.hint(name, first.near),
      about,
    })
    return [{ ...found, severity: 'warning' as const }]
  })
}
