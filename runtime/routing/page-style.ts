// Stylesheets of individual pages, in a document that shows one page after another.
import { warn } from './warn.ts'

/** Maximum wait for a page's own stylesheet; after that the page is shown without it. */
const STYLE_TIMEOUT_MS = 2000

/** Adds a stylesheet unless it is present, and waits until it is applied. */
export function loadStyle(href: string): Promise<void> {
  if (styleLinks(href).length > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      warn(`The style sheet ${href} could not be loaded.`)
      resolve()
    }
    document.head.append(link)
    setTimeout(resolve, STYLE_TIMEOUT_MS)
  })
}

/** Removes the stylesheet of a page that is no longer shown. */
export function dropStyle(href: string): void {
  for (const link of styleLinks(href)) link.remove()
}

const styleLinks = (href: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.getAttribute('href') === href,
  )
