// Style sheets that single pages bring with them, for the document that shows one page after the other.
import { warn } from './warn.ts'

/** Longest wait for a page's own style sheet; the page is shown without it rather than not at all. */
const STYLE_TIMEOUT_MS = 2000

/** Adds a page's own style sheet unless it is there, and waits until it applies. */
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

/** Removes the style sheet of a page that is no longer on screen. */
export function dropStyle(href: string): void {
  for (const link of styleLinks(href)) link.remove()
}

const styleLinks = (href: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.getAttribute('href') === href,
  )
