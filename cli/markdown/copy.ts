// The page as Markdown, published beside its html.
import type { SlottedText } from '../model/article.ts'

/** The body with a title in front when it has none of its own. */
export function markdownCopy(body: string, title: string): SlottedText {
  const heading = title === '' ? '' : `# ${title}\n\n`
  return { pieces: [`${heading}${body.trim()}\n`], slots: [] }
}
