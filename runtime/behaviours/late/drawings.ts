// Opens diagrams full-window, where small text is readable, by a button or a click on the drawing. Diagrams are drawn as the
// reader comes near, and redrawn when the colours change.
import { type Behaviour, type BehaviourEnv, detachAll, listen } from '../behaviour.ts'
import { makeButton } from './elements.ts'

const ICON = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'

/** Adds a button while there is a drawing. The button is overlaid and takes no space. */
export const late: Behaviour = {
  attach(root, env) {
    const containers = [...root.querySelectorAll<HTMLElement>('.docusaurus-mermaid-container')]
    return detachAll(containers.map((container) => attachTo(container, env)))
  },
}

function attachTo(container: HTMLElement, env: BehaviourEnv): () => void {
  const drawing = () =>
    [
      ...container.querySelectorAll<SVGSVGElement | HTMLImageElement>(
        ':scope > svg[role="img"], .diagram-image',
      ),
    ].find((each) => each.getClientRects().length > 0)
  const button = makeButton('code-button diagram-open', env.text('docsite.expand'), ICON)
  const open = () => {
    const shown = drawing()
    if (!shown) return
    import('./enlarged-drawing.ts').then(
      ({ openDrawing }) =>
        openDrawing(
          shown,
          (shown instanceof HTMLImageElement ? shown.alt : shown.ariaLabel) ||
            env.text('docsite.diagram.label'),
          env,
        ),
      (cause) => env.warn('The drawing could not be opened.', cause),
    )
  }
  const update = () => {
    if (!drawing()) button.remove()
    else if (!button.isConnected)
      container.insertBefore(button, container.querySelector(':scope > .diagram-source'))
  }
  const observer = new MutationObserver(update)
  observer.observe(container, { childList: true })
  update()
  return detachAll([
    () => observer.disconnect(),
    () => button.remove(),
    listen(button, 'click', open),
    listen(container, 'click', ({ target }) => {
      if (target instanceof Element && drawing()?.contains(target)) open()
    }),
  ])
}
