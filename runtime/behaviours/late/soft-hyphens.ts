// Removes soft hyphens from copied text: they only serve line breaks here, and would keep a copied name from being found
// elsewhere.
import { type Behaviour, listen } from '../behaviour.ts'

const SOFT_HYPHEN = '\u00ad'

/** Removes them from copied text. */
export const late: Behaviour = {
  attach: (root) =>
    listen(root, 'copy', (event) => {
      const selection = getSelection()
      const text = String(selection)
      if (!selection || !event.clipboardData || !text.includes(SOFT_HYPHEN)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text.replaceAll(SOFT_HYPHEN, ''))
      event.clipboardData.setData('text/html', selectedHtml(selection).replaceAll(SOFT_HYPHEN, ''))
    }),
}

/** The selection as html, with absolute URLs. */
function selectedHtml(selection: Selection): string {
  const copy = document.createElement('div')
  for (let i = 0; i < selection.rangeCount; i++) copy.append(selection.getRangeAt(i).cloneContents())
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href]')) link.setAttribute('href', link.href)
  for (const image of copy.querySelectorAll('img')) image.setAttribute('src', image.src)
  return copy.innerHTML
}
