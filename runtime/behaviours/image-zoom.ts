// Enlarges images of an article with medium-zoom: one instance for all pages, whose images are attached and detached. What
// the library lacks is added here: images are buttons for the keyboard and for screen readers, the rest of the page is out of
// reach while one is open, and the focus returns.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure'
import type { ZoomView } from '../model/site.ts'
import { warn } from '../routing/warn.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from './behaviour.ts'

/** The one instance: each has listeners of its own on the document and the window. */
const shared: { zoom?: Zoom } = {}

/** Makes images zoomable. */
export const imageZoom: Behaviour = {
  name: 'image-zoom',
  attach(root, env) {
    const { zoom } = env.site
    return zoom ? attachImages(root, zoom, env) : () => undefined
  },
}

function attachImages(root: HTMLElement, view: ZoomView, env: BehaviourEnv): () => void {
  const zoom = shared.zoom ?? mediumZoom({ margin: view.margin, scrollOffset: view.scrollOffset })
  shared.zoom = zoom
  const themed = () => zoom.update({ background: background(view) })
  themed()
  const theme = new MutationObserver(themed)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const images = zoomableImages(root, view.selector)
  zoom.attach(...images)
  return detachAll([
    () => theme.disconnect(),
    () => {
      closeOpened(zoom)
      zoom.detach()
    },
    ...images.map((image) => makeControl(image, zoom, env)),
  ])
}

/** Closes the open image; the library takes no orders while an image is on its way, so that one is closed when it is there. */
function closeOpened(zoom: Zoom): void {
  const image = zoom.getZoomedImage()
  image?.addEventListener('medium-zoom:opened', () => void zoom.close(), { once: true })
  void zoom.close()
}

/** Images inside links and buttons keep their meaning. */
function zoomableImages(root: HTMLElement, selector: string): HTMLImageElement[] {
  try {
    return [...root.querySelectorAll(selector)].filter(
      (element): element is HTMLImageElement =>
        element instanceof HTMLImageElement && !element.closest('a, button, summary, [role="tab"]'),
    )
  } catch (cause) {
    warn(`"${selector}" is no selector; images are not zoomable.`, cause)
    return []
  }
}

function background({ background }: ZoomView): string {
  return document.documentElement.dataset.theme === 'dark' ? background.dark : background.light
}

function makeControl(image: HTMLImageElement, zoom: Zoom, env: BehaviourEnv): () => void {
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  const { alt } = image
  const label = alt ? env.text('docsite.zoom.open', { alt }) : env.text('docsite.zoom.openUntitled')
  image.setAttribute('aria-label', label)
  // An empty text says that there is nothing to see here, which is no longer so.
  image.alt ||= label
  const on = (event: string, listener: () => void) => {
    image.addEventListener(`medium-zoom:${event}`, listener)
    return () => image.removeEventListener(`medium-zoom:${event}`, listener)
  }
  return detachAll([
    listen(image, 'keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      void zoom.open({ target: image })
    }),
    on('open', () => takeFocus(image, zoom, env)),
    on('close', () => makeReachable(true)),
    on('closed', () => image.focus({ preventScroll: true })),
    () => {
      makeReachable(true)
      image.alt = alt
      for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
    },
  ])
}

/** The enlarged copy is outside the app: while it is there, the app is inert and the copy is the only control. */
function takeFocus(image: HTMLImageElement, zoom: Zoom, { text }: BehaviourEnv): void {
  makeReachable(false)
  // The library makes the copy after this event, and does not hand it out.
  setTimeout(() => {
    const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened')
    if (!copy) return
    copy.tabIndex = 0
    copy.setAttribute('role', 'button')
    copy.setAttribute('aria-label', [image.alt, text('docsite.zoom.close')].filter(Boolean).join('. '))
    copy.addEventListener('keydown', (event) => {
      // It is the only control there is: the focus stays.
      if (event.key === 'Tab') event.preventDefault()
      if (event.key === 'Enter' || event.key === ' ') void zoom.close()
    })
    copy.focus({ preventScroll: true })
  })
}

function makeReachable(reachable: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', !reachable)
}
