// Components and code languages that nobody knows: one finding a name for the whole site, at the first place it is used.
import type { Article } from '../model/article.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/**
 * Findings over all pages of a locale, in the order of the names' first use. `known` = components of the site's theme; when they
 * are unknown because it is broken, that has been said.
 */
export function unknownNames(
  articles: readonly Pick<Article, 'unknownComponents' | 'unknownLanguages'>[],
  known: readonly string[] | 'unknown',
): readonly Diagnostic[] {
  const used = count(articles.flatMap(({ unknownComponents }) => unknownComponents))
  const components = known === 'unknown' ? [] : used.filter(({ name }) => !known.includes(name))
  const languages = count(articles.flatMap(({ unknownLanguages }) => unknownLanguages))
  return [
    ...components.map(
      ({ name, place, uses }): Diagnostic => ({
        code: 'check/unknown-component',
        severity: 'warning',
        message: `There is no component <${name}>; its content is kept, the tag is left out (on ${pages(uses)})`,
        hint: `Give it to the site in theme/components.tsx, or take the tag away`,
        place,
        about: { text: name },
      }),
    ),
    ...languages.map(
      ({ name, place, uses }): Diagnostic => ({
        code: 'check/unknown-language',
        severity: 'warning',
        message: `The code language '${name}' is unknown; such blocks are shown as plain text (on ${pages(uses)})`,
        hint:
          name === 'mermaid'
            ? 'Set `markdown.mermaid: true` to draw diagrams'
            : 'Correct the name after the fence, or write `text`',
        place,
        about: { text: name },
      }),
    ),
  ]
}

type Named = Article['unknownComponents'][number]

function count(all: readonly Named[]) {
  const found = new Map<string, Named & { readonly uses: number }>()
  for (const entry of all)
    found.set(entry.name, {
      ...entry,
      ...found.get(entry.name),
      uses: (found.get(entry.name)?.uses ?? 0) + 1,
    })
  return [...found.values()]
}

const pages = (uses: number) => (uses === 1 ? 'one page' : `${uses} pages`)
