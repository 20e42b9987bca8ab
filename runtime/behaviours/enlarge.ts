// Enlarges images with medium-zoom: one instance for all pages, whose images are attached and detached. This adds what the
// library lacks: the rest of the page is inert while an image is open, and focus returns to the image.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure'
import type { ZoomView } from '../model/site.ts'
import { type BehaviourEnv, detachAll } from './behaviour.ts'

/** Enlarges the images of one page. */
export interface Enlarger {
  open(image: HTMLImageElement): void
  /** Closes the open image and detaches all. */
  detach(): void
}

/** A single instance for the document, because each adds listeners to document and window that the library never removes. */
const shared: { zoom?: Zoom } = {}

/** Attaches the images: a click on one enlarges it. */
export function createEnlarger(
  images: readonly HTMLImageElement[],
  view: ZoomView,
  env: BehaviourEnv,
): Enlarger {
  const zoom = shared.zoom ?? mediumZoom({ margin: view.margin, scrollOffset: view.scrollOffset })
  shared.zoom = zoom
  const themed = () => zoom.update({ background: background(view) })
  themed()
  const theme = new MutationObserver(themed)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  zoom.attach(...images)
  return {
    open: (image) => void zoom.open({ target: image }),
    detach: detachAll([
      () => theme.disconnect(),
      () => {
        closeOpened(zoom)
        zoom.detach()
      },
      ...images.map((image) => guardFocus(image, zoom, env)),
    ]),
  }
}

function background({ background }: ZoomView): string {
  return document.documentElement.dataset.theme === 'dark' ? background.dark : background.light
}

/**
 * Closes the open image. The library ignores calls during the opening animation, so an image that is still opening is closed at
 * its end.
 */
function closeOpened(zoom: Zoom): void {
  const image = zoom.getZoomedImage()
  image?.addEventListener('medium-zoom:opened', () => void zoom.close(), { once: true })
  void zoom.close()
}

function guardFocus(image: HTMLImageElement, zoom: Zoom, env: BehaviourEnv): () => void {
  const on = (event: string, listener: () => void) => {
    image.addEventListener(`medium-zoom:${event}`, listener)
    return () => image.removeEventListener(`medium-zoom:${event}`, listener)
  }
  return detachAll([
    on('open', () => takeFocus(image, zoom, env)),
    on('close', () => makeReachable(true)),
    on('closed', () => image.focus({ preventScroll: true })),
    () => makeReachable(true),
  ])
}

/** The enlarged copy is outside the app: while it is shown, the app is inert and the copy is the only control. */
function takeFocus(image: HTMLImageElement, zoom: Zoom, { text }: BehaviourEnv): void {
  makeReachable(false)
  // The library creates the copy after this event and does not expose it.
  setTimeout(() => {
    const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened')
    if (!copy) return
    copy.tabIndex = 0
    copy.setAttribute('role', 'button')
    copy.setAttribute('aria-label', [image.alt, text('docsite.zoom.close')].filter(Boolean).join('. '))
    copy.addEventListener('keydown', (event) => {
      // There is no other control to move the focus to.
      if (event.key === 'Tab') event.preventDefault()
      if (event.key === 'Enter' || event.key === ' ') void zoom.close()
    })
    copy.focus({ preventScroll: true })
  })
}

function makeReachable(reachable: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', !reachable)
}
