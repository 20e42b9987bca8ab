// Pages without a title: sidebars and search results show the file name.
import { startOf } from '../../model/diagnostic.ts'
import { keyPlaceOrStart } from '../../text/key-place.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** `check/missing-title`. */
export const missingTitle: Rule = {
  id: 'missing-title',
  commands: 'check',
  summary: 'A page has no title, or an empty one.',
  level: 'warn',
  docs: 'The title appears in the sidebar, in search results and in the browser tab. Write `# …` or `title` in the front matter.',
  bad: 'Сначала скачайте пакет.',
  good: '# Установка\n\nСначала скачайте пакет.',
  checkPage({ doc, article }, report) {
    const { title } = doc.frontMatter
    const isEmpty = title !== undefined && title.trim() === ''
    const isMissing = title === undefined && !article.hasOwnTitle
    const first = article.headings?.[0]
    const isBlank = title === undefined && article.hasOwnTitle && first?.level === 1 && first.text === ''
    if (!isEmpty && !isMissing && !isBlank) return
    const message = isMissing ? 'the page has no title' : 'the title of the page is empty'
    const place = isEmpty ? keyPlaceOrStart(doc, 'title') : isBlank ? first?.place : startOf(doc.file)
    report(
      findingOf('missing-title', message, place, {
        hint: 'write `# …` as the first line, or `title: …` in the front matter',
      }),
    )
  },
}
