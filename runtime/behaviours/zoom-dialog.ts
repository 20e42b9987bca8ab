// One enlarged image: a modal dialog with the overlay and a copy of the image that moves from its place to the middle.
import type { ZoomView } from '../model/site.ts'
import { warn } from '../routing/warn.ts'
import { detachAll } from './behaviour.ts'
import { type Size, zoomTransform } from './zoom-geometry.ts'

/** Milliseconds of the movement. */
const MOVE_MS = 300
/** A scroll that is far enough closes after this many milliseconds. */
const SCROLL_CLOSE_MS = 150
const EASING = 'cubic-bezier(.2,0,.2,1)'

/** An image that is open. */
export interface OpenZoom {
  /** Takes everything away at once. */
  dispose(): void
}

/** What an open image looks like. */
export interface ZoomLook {
  readonly zoom: ZoomView
  readonly closeLabel: string
}

/** Opens an image. `onClosed` is called when everything is gone again. */
export function openZoom(image: HTMLImageElement, look: ZoomLook, onClosed: () => void): OpenZoom {
  const { zoom } = look
  const { dialog, overlay, copy } = build(image, look)
  const startedAt = window.scrollY
  let moving = true
  let detach: () => void = () => undefined

  const tell = (event: string) => image.dispatchEvent(new CustomEvent(`medium-zoom:${event}`))
  const dispose = () => {
    detach()
    dialog.close()
    dialog.remove()
    document.body.classList.remove('medium-zoom--opened')
    image.classList.remove('medium-zoom-image--hidden')
    onClosed()
  }
  const moveTo = async (transform: string, opacity: number) => {
    const timing = { duration: duration(), easing: EASING }
    const from = getComputedStyle(copy).transform
    copy.style.transform = transform
    const move = copy.animate([{ transform: from }, { transform: transform || 'none' }], timing)
    overlay.animate([{ opacity: 1 - opacity }, { opacity }], timing)
    overlay.style.opacity = String(opacity)
    // Rejects when the copy was taken away meanwhile.
    await move.finished.catch(() => undefined)
  }
  const close = async () => {
    if (moving) return
    moving = true
    tell('close')
    document.body.classList.remove('medium-zoom--opened')
    await moveTo('', 0)
    if (!dialog.isConnected) return
    dispose()
    image.focus({ preventScroll: true })
    tell('closed')
  }

  tell('open')
  document.body.append(dialog)
  dialog.showModal()
  document.body.classList.add('medium-zoom--opened')
  image.classList.add('medium-zoom-image--hidden')
  detach = closeTriggers(dialog, close, startedAt, zoom)
  void bestSource(image, copy)
    .then((natural) => moveTo(transformFor(image, natural, zoom), 1))
    .then(() => {
      moving = false
      tell('opened')
    })
  return { dispose }
}

function build(image: HTMLImageElement, { zoom, closeLabel }: ZoomLook) {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.setAttribute('aria-label', image.alt || closeLabel)
  const overlay = document.createElement('div')
  overlay.className = 'medium-zoom-overlay'
  overlay.style.background = background(zoom)
  const copy = document.createElement('img')
  copy.className = 'medium-zoom-image medium-zoom-image--opened'
  copy.alt = image.alt
  copy.src = image.currentSrc || image.src
  const { left, top, width, height } = image.getBoundingClientRect()
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'visually-hidden'
  button.textContent = closeLabel
  dialog.append(overlay, copy, button)
  return { dialog, overlay, copy }
}

const background = ({ background }: ZoomView) =>
  document.documentElement.dataset.theme === 'dark' ? background.dark : background.light

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : MOVE_MS)

function transformFor(image: HTMLImageElement, natural: Size, { margin }: ZoomView): string {
  const { clientWidth, clientHeight } = document.documentElement
  return zoomTransform(
    image.getBoundingClientRect(),
    natural,
    { width: clientWidth, height: clientHeight },
    margin,
  )
}

/** Shows the best source there is and gives its size; drawings have none of their own and fill the window. */
async function bestSource(image: HTMLImageElement, copy: HTMLImageElement): Promise<Size> {
  const wanted = image.dataset.zoomSrc
  if (wanted !== undefined) {
    const large = new Image()
    large.src = wanted
    try {
      await large.decode()
      copy.src = wanted
      return sizeOf(large)
    } catch {
      warn(`Unable to reach the zoom image target ${large.src}`)
    }
  } else if (image.srcset) {
    copy.sizes = '100vw'
    copy.srcset = image.srcset
    await copy.decode().catch(() => undefined)
    return sizeOf(copy)
  }
  return sizeOf(image)
}

function sizeOf(image: HTMLImageElement): Size {
  const isDrawing = /\.svg(?:$|[?#])/i.test(image.currentSrc || image.src)
  const { innerWidth, innerHeight } = window
  return {
    width: (isDrawing ? 0 : image.naturalWidth) || innerWidth,
    height: (isDrawing ? 0 : image.naturalHeight) || innerHeight,
  }
}

/** Everything that closes an open image. */
function closeTriggers(
  dialog: HTMLDialogElement,
  close: () => void,
  startedAt: number,
  zoom: ZoomView,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    if (timer === undefined && Math.abs(window.scrollY - startedAt) > zoom.scrollOffset) {
      timer = setTimeout(close, SCROLL_CLOSE_MS)
    }
  }
  const onCancel = (event: Event) => {
    event.preventDefault()
    close()
  }
  const onThemeChange = new MutationObserver(() => {
    const overlay = dialog.querySelector<HTMLElement>('.medium-zoom-overlay')
    if (overlay) overlay.style.background = background(zoom)
  })
  dialog.addEventListener('click', close)
  dialog.addEventListener('cancel', onCancel)
  document.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', close)
  onThemeChange.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return detachAll([
    () => clearTimeout(timer),
    () => document.removeEventListener('scroll', onScroll),
    () => window.removeEventListener('resize', close),
    () => onThemeChange.disconnect(),
  ])
}
