// The footer in the browser: the html that the server made. It is the same on all pages, so its components never travel.
import { Html } from '../html.tsx'

/** The footer found in the document before hydration. */
export interface FoundFooter {
  readonly className: string
  readonly html: string
}

/** The footer element with that html. */
export function ServerFooter({ className, html }: FoundFooter) {
  return <Html as="footer" className={className} html={html} />
}
