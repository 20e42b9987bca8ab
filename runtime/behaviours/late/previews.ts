// Link previews: title, breadcrumbs and first paragraph of the linked page, from the data that a click would load, or the meaning
// of a glossary term, from the entry at the end of the page.
import type { PageView } from '../../model/page.ts'
import { createSlot } from '../../storage/slot.ts'
import { PREVIEWS_KEY } from '../../storage/view.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from '../behaviour.ts'
import { make } from './elements.ts'

/** Delay before a preview is shown, by mouse and by keyboard, in milliseconds. */
const HOVER_MS = 300
const FOCUS_MS = 500
/** How long the card stays after the mouse has left the link: long enough to reach the card. In milliseconds. */
const LEAVE_MS = 200
const ID = 'link-preview'
/** Distance between link and card, and between card and viewport edges, in px. */
const GAP = 8

/**
 * Watches the links of the article. On touch screens there is no hover: links open pages, and a tap on a term shows its meaning.
 */
export const late: Behaviour = {
  attach(root, env) {
    const article = root.querySelector<HTMLElement>('[data-article]')
    if (!article) return () => undefined
    const links = matchMedia('(hover: hover) and (pointer: fine)').matches ? 'a[href]' : 'a.term'
    let isTouched = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: { readonly link: HTMLAnchorElement; readonly card: HTMLElement } | null = null

    const hide = () => {
      clearTimeout(timer)
      shown?.card.remove()
      if (shown?.link.getAttribute('aria-describedby') === ID) shown.link.removeAttribute('aria-describedby')
      shown = null
    }
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(act, ms)
    }
    const show = async (link: HTMLAnchorElement) => {
      if (shown?.link === link) return
      const card = await cardOf(link, env).catch(() => null)
      const isWanted = link.isConnected && (link.matches(':hover') || document.activeElement === link)
      if (!card || !isWanted) return
      hide()
      shown = { link, card }
      card.addEventListener('pointerenter', () => clearTimeout(timer))
      card.addEventListener('pointerleave', () => later(hide, LEAVE_MS))
      // A term is already described by its glossary entry, with and without JavaScript.
      if (!link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', ID)
      // Inside the main landmark, like the link.
      root.append(card)
      place(card, link)
    }
    const linkAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>(`${links}:not(.hash-link, .card)`) : null
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown) return
      event.stopPropagation()
      hide()
    }
    document.addEventListener('keydown', onKey, { capture: true, signal: stop.signal })
    document.addEventListener('scroll', hide, { passive: true, signal: stop.signal })
    return detachAll([
      () => stop.abort(),
      hide,
      listen(article, 'pointerover', (event) => {
        const link = linkAt(event)
        if (link && link !== shown?.link) later(() => void show(link), HOVER_MS)
        else if (link) clearTimeout(timer)
      }),
      listen(article, 'pointerout', (event) => {
        if (linkAt(event)) later(hide, LEAVE_MS)
      }),
      listen(article, 'focusin', (event) => {
        const link = linkAt(event)
        if (link?.matches(':focus-visible')) later(() => void show(link), FOCUS_MS)
      }),
      listen(article, 'focusout', hide),
      listen(article, 'pointerdown', ({ pointerType }) => {
        isTouched = pointerType === 'touch'
      }),
      listen(article, 'click', (event) => {
        const link = linkAt(event)
        // The first tap shows the meaning of a term, the second follows the link.
        const isLook = isTouched && link?.matches('.term') && link !== shown?.link
        hide()
        if (!isLook || !link) return
        event.preventDefault()
        link.focus({ preventScroll: true })
        void show(link)
      }),
    ])
  },
}

/** The card; null for links that leave the site, lead to files, or whose page has no title or text. */
async function cardOf(link: HTMLAnchorElement, env: BehaviourEnv): Promise<HTMLElement | null> {
  if (link.matches('.term')) return termCard(link)
  if (createSlot(PREVIEWS_KEY).get() === 'off') return null
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return null
  if (!link.pathname.startsWith(encodeURI(env.site.baseUrl))) return null
  const page = await env.loadPage(decodeURIComponent(link.pathname))
  if (!page || (page.kind === 'doc' && page.path === env.page.path && link.hash === '')) return null
  const { title, text } = contentOf(page, decodeURIComponent(link.hash.slice(1)))
  if (!title || !text) return null
  const way = 'breadcrumbs' in page ? page.breadcrumbs.slice(0, -1).map(({ label }) => label) : []
  return cardWith(
    make('p', 'link-preview__title', title),
    ...(way.length > 0 ? [make('p', 'link-preview__way', way.join(' › '))] : []),
    make('p', 'link-preview__text', text),
  )
}

/** The card with the meaning of a term. */
function termCard(link: HTMLAnchorElement): HTMLElement | null {
  const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  const [title, text] = [plain(entry?.querySelector('dt') ?? null), plain(entry?.querySelector('dd') ?? null)]
  return text === ''
    ? null
    : cardWith(make('p', 'link-preview__title', title), make('p', 'link-preview__text', text))
}

function cardWith(...content: readonly HTMLElement[]): HTMLElement {
  const card = make('div', 'link-preview', ...content)
  card.id = ID
  card.setAttribute('role', 'tooltip')
  return card
}

/** Title and first paragraph of a page, or of the part that the fragment refers to. */
function contentOf(page: PageView, fragment: string): { readonly title: string; readonly text: string } {
  if (page.kind !== 'doc') return { title: 'title' in page ? page.title : '', text: page.description ?? '' }
  const article = new DOMParser().parseFromString(page.article, 'text/html').body
  const title = page.title ?? plain(article.querySelector('h1')) ?? page.documentTitle
  const part = fragment === '' ? null : article.ownerDocument.getElementById(fragment)
  if (!part) return { title, text: plain(article.querySelector('p')) || (page.description ?? '') }
  return { title: plain(part) || title, text: plain(paragraphAfter(part, article)) }
}

function paragraphAfter(part: Element, article: Element): Element | null {
  if (!/^H[1-6]$/.test(part.tagName)) return part
  const after = (element: Element) => part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  return [...article.querySelectorAll('p')].find(after) ?? null
}

function plain(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const link of copy?.querySelectorAll('.hash-link, .visually-hidden, sup') ?? []) link.remove()
  return copy?.textContent?.trim() ?? ''
}

/** Places the card below the first line of the link, or above it if there is no space. */
function place(card: HTMLElement, link: HTMLElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects()
  const { width, height } = card.getBoundingClientRect()
  const below = line.bottom + GAP + height < window.innerHeight
  card.style.left = `${Math.max(GAP, Math.min(line.left, document.documentElement.clientWidth - width - GAP))}px`
  card.style.top = `${below ? line.bottom + GAP / 2 : line.top - height - GAP / 2}px`
}
