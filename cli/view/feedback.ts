// Targets of the feedback question below a page.
import type { FeedbackView } from '../../runtime/model/page.ts'
import type { SiteConfig } from '../model/config.ts'

/** The page that the feedback is about. */
export interface FeedbackPage {
  readonly title: string
  /** Absolute URL. */
  readonly url: string
}

/** Both answers as links, or as a form; `undefined` if there is no feedback question. */
export function feedbackView(
  { themeConfig: { feedback } }: SiteConfig,
  { title, url }: FeedbackPage,
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
