// The footer in the browser: the server's html. It is the same on all pages, so its components are not in the browser bundle.
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
