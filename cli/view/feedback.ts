// What the question below a page leads to.
import type { FeedbackView } from '../../runtime/model/page.ts'
import type { SiteConfig } from '../model/config.ts'

/** The page that is asked about. */
export interface AskedPage {
  readonly title: string
  /** Whole address. */
  readonly url: string
}

/** Both answers as links, or as a form; undefined where nothing is asked. */
export function feedbackView(
  { themeConfig: { feedback } }: SiteConfig,
  { title, url }: AskedPage,
): FeedbackView | undefined {
  if (feedback === null) return undefined
  if (feedback.href === undefined) return { endpoint: feedback.endpoint ?? '', url }
  const href = feedback.href
  const answered = (answer: string) =>
    href
      .replaceAll('{answer}', answer)
      .replaceAll('{url}', encodeURIComponent(url))
      .replaceAll('{title}', encodeURIComponent(title))
  return { yes: answered('yes'), no: answered('no') }
}
