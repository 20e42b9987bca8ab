// Enlarges images of an article. Class names, numbers and events are those of the well-known zoom library; the dialog of
// the browser adds what that lacks: the rest of the page is out of reach while an image is open, and the focus returns.
import type { ZoomView } from '../model/site.ts'
import { warn } from '../routing/warn.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from './behaviour.ts'
import { type OpenZoom, openZoom } from './zoom-dialog.ts'

/** Makes images zoomable. */
export const imageZoom: Behaviour = {
  name: 'image-zoom',
  attach(root, env) {
    const { zoom } = env.site
    return zoom ? attachImages(root, zoom, env) : () => undefined
  },
}

function attachImages(root: HTMLElement, zoom: ZoomView, env: BehaviourEnv): () => void {
  let opened: OpenZoom | null = null
  const toggle = (image: HTMLImageElement) => {
    opened ??= openZoom(image, { zoom, closeLabel: env.text('docsite.zoom.close') }, () => {
      opened = null
    })
  }
  const images = zoomableImages(root, zoom.selector)
  return detachAll([() => opened?.dispose(), ...images.map((image) => makeControl(image, toggle, env))])
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

function makeControl(
  image: HTMLImageElement,
  toggle: (image: HTMLImageElement) => void,
  { text }: BehaviourEnv,
): () => void {
  image.classList.add('medium-zoom-image')
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute(
    'aria-label',
    image.alt ? text('docsite.zoom.open', { alt: image.alt }) : text('docsite.zoom.openUntitled'),
  )
  return detachAll([
    listen(image, 'click', () => toggle(image)),
    listen(image, 'keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      toggle(image)
    }),
    () => {
      image.classList.remove('medium-zoom-image')
      for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
      image.dispatchEvent(new CustomEvent('medium-zoom:detach'))
    },
  ])
}
