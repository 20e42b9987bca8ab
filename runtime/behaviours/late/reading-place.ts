// Tracks the reader's position: highlights the current heading in the table of contents, and shows it in the bar above the text
// in narrow viewports.
import { fragmentId } from '../../routing/scroll.ts'
import { type Behaviour, detachAll, listen } from '../behaviour.ts'
import { activeHeading } from './active-heading.ts'

const ACTIVE = 'table-of-contents__link--active'

/** Follows scrolling and resizing while the page is shown. */
export const late: Behaviour = {
  attach(root, { site, page }) {
    const bar = root.querySelector<HTMLElement>('.theme-doc-toc-mobile')
    const nav = root.querySelector<HTMLElement>('.toc')
    if (page.kind !== 'doc' || !(bar || nav)) return () => undefined
    const links = [...(nav?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [])]
    const headings = [...root.querySelectorAll<HTMLElement>(headingSelector(page.tocMin, page.tocMax))]
    const update = () => {
      const covered = site.navbar.hideOnScroll ? 0 : coveredBy('.navbar')
      const index = activeHeading(headings.map(boxOf), covered, window.innerHeight)
      const heading = index === null ? undefined : headings[index]
      mark(links, heading?.id)
      if (bar) name(bar, heading)
    }
    update()
    const stop = new AbortController()
    document.addEventListener('scroll', update, { passive: true, signal: stop.signal })
    window.addEventListener('resize', update, { signal: stop.signal })
    return detachAll([() => stop.abort(), ...(bar ? [closable(bar)] : [])])
  },
}

function headingSelector(min: number, max: number): string {
  const levels = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return levels.map((level) => `h${level}.anchor`).join(',')
}

/** Height in px of an element that covers the top of the page. */
const coveredBy = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0

/** A heading without height, such as one with a separate anchor, is measured by its parent. */
function boxOf(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect()
  return box.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : box
}

function mark(links: readonly HTMLAnchorElement[], id: string | undefined) {
  for (const link of links) {
    const active = id !== undefined && fragmentId(link.hash) === id
    link.classList.toggle(ACTIVE, active)
    if (active) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Safe to set: the component renders this element empty. */
function name(bar: HTMLElement, heading: HTMLElement | undefined) {
  const place = bar.querySelector('.theme-doc-toc-mobile__current')
  const text = heading ? ownText(heading) : ''
  if (place && place.textContent !== text) place.textContent = text
}

/** The text of a heading without its permalink. */
const ownText = (heading: HTMLElement) =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('hash-link')))
    .map(({ textContent }) => textContent)
    .join('')
    .trim()

/** A press outside the open list closes it, and so does Escape. */
function closable(bar: HTMLElement): () => void {
  const button = bar.querySelector<HTMLElement>('.theme-doc-toc-mobile__button')
  const isOpen = () => button?.ariaExpanded === 'true'
  const stop = new AbortController()
  const press = ({ target }: Event) => {
    if (isOpen() && target instanceof Node && !bar.contains(target)) button?.click()
  }
  document.addEventListener('pointerdown', press, { signal: stop.signal })
  return detachAll([
    () => stop.abort(),
    listen(bar, 'keydown', (event) => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      button?.click()
      button?.focus()
    }),
  ])
}
