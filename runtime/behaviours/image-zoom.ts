// Makes the images of an article zoomable: buttons for mouse, keyboard and screen readers. The zoom code is loaded on hover or
// focus; an earlier click waits for it.
import type { ZoomView } from '../model/site.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from './behaviour.ts'
import type { Enlarger } from './enlarge.ts'

/** Class of an image that can be enlarged. */
const ZOOMABLE = 'medium-zoom-image'

/** Makes images zoomable. */
export const behaviour: Behaviour = {
  attach(root, env) {
    const { zoom } = env.site
    return zoom ? attachImages(zoomableImages(root, zoom, env), zoom, env) : () => undefined
  },
}

/** Excludes images inside links and buttons, which have their own meaning. */
function zoomableImages(
  root: HTMLElement,
  { selector }: ZoomView,
  { warn }: BehaviourEnv,
): HTMLImageElement[] {
  try {
    return [...root.querySelectorAll(selector)].filter(
      (element): element is HTMLImageElement =>
        element instanceof HTMLImageElement &&
        !element.closest('a, button, summary, [role="tab"], .diagram-drawing'),
    )
  } catch (cause) {
    warn(`"${selector}" is no selector; images are not zoomable.`, cause)
    return []
  }
}

function attachImages(images: readonly HTMLImageElement[], view: ZoomView, env: BehaviourEnv): () => void {
  let enlarger: Enlarger | null = null
  let gone = false
  /** Loads the zoom code and attaches the images; from then on it handles their clicks. */
  const bring = async () => {
    const { createEnlarger } = await import('./enlarge.ts')
    if (!gone) enlarger ??= createEnlarger(images, view, env)
  }
  const prepare = () => void bring().catch((cause) => env.warn('Images cannot be enlarged.', cause))
  const open = async (image: HTMLImageElement) => {
    await bring()
    enlarger?.open(image)
  }
  const controls = images.map((image) =>
    detachAll([
      asButton(image, env),
      listen(image, 'pointerenter', prepare),
      listen(image, 'focus', prepare),
      listen(image, 'click', () => {
        if (!enlarger) open(image).catch(prepare)
      }),
      listen(image, 'keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open(image).catch(prepare)
      }),
    ]),
  )
  return detachAll([
    ...controls,
    () => {
      gone = true
      enlarger?.detach()
    },
  ])
}

function asButton(image: HTMLImageElement, { text }: BehaviourEnv): () => void {
  const { alt } = image
  const label = alt ? text('docsite.zoom.open', { alt }) : text('docsite.zoom.openUntitled')
  image.classList.add(ZOOMABLE)
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute('aria-label', label)
  // An empty `alt` marks the image as decorative, which no longer holds.
  image.alt ||= label
  return () => {
    image.alt = alt
    image.classList.remove(ZOOMABLE)
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name)
  }
}
