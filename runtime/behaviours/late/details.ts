// Animates opening and closing of `details`. The element stays native: it works without JavaScript, and what the browser opens by
// itself (find in page, fragments) is not animated.
import { collapseDurationHere } from '../../collapse-duration.ts'
import { type Behaviour, detachAll, listen } from '../behaviour.ts'

/** Attribute with the target state: it changes when the animation starts. */
const COLLAPSED = 'data-collapsed'

/** Animates the details of an article. */
export const late: Behaviour = {
  attach(root) {
    const all = [...root.querySelectorAll('details')]
    return detachAll(all.map((element) => animate(element)))
  },
}

function animate(element: HTMLDetailsElement): () => void {
  const summary = element.querySelector<HTMLElement>(':scope > summary')
  if (!summary) return () => undefined
  let running: Animation | null = null

  const move = (from: number, to: number, done: () => void) => {
    running?.cancel()
    element.classList.add('details--moving')
    const options = { duration: collapseDurationHere(Math.abs(to - from)), easing: 'ease-in-out' }
    running = element.animate([{ height: `${from}px` }, { height: `${to}px` }], options)
    running.onfinish = () => {
      running = null
      element.classList.remove('details--moving')
      done()
    }
  }
  const open = () => {
    const from = element.offsetHeight
    element.open = true
    element.setAttribute(COLLAPSED, 'false')
    move(from, heightOf(element), () => undefined)
  }
  const close = () => {
    const from = element.offsetHeight
    const frame = element.offsetHeight - element.clientHeight
    element.setAttribute(COLLAPSED, 'true')
    move(from, summary.offsetHeight + frame, () => {
      element.open = false
    })
  }
  const onClick = (event: MouseEvent) => {
    // A link or button inside the summary keeps its own meaning.
    if (event.defaultPrevented || isControl(event.target, summary)) return
    event.preventDefault()
    if (element.getAttribute(COLLAPSED) === 'true') open()
    else close()
  }
  const onToggle = () => {
    if (!running) element.setAttribute(COLLAPSED, String(!element.open))
  }
  element.setAttribute(COLLAPSED, String(!element.open))
  return detachAll([
    listen(summary, 'click', onClick),
    // The second press of a double click would select text.
    listen(summary, 'mousedown', (event) => {
      if (event.detail > 1) event.preventDefault()
    }),
    listen(element, 'toggle', onToggle),
    () => {
      running?.cancel()
      element.classList.remove('details--moving')
      element.removeAttribute(COLLAPSED)
    },
  ])
}

/** Height of the open element with borders, without a running animation. */
function heightOf(element: HTMLElement): number {
  for (const animation of element.getAnimations()) animation.cancel()
  return element.offsetHeight
}

function isControl(target: EventTarget | null, summary: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('a, button, input, select, textarea') : null
  return control !== null && summary.contains(control)
}
