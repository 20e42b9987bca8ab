// Draws diagrams in the space that the page reserves for them, one after the other as they come near the viewport, in the colours
// of the page, and again when these change. The library is large: a page whose diagrams are never reached does not load it. The
// source remains available below the drawing; a diagram that cannot be drawn shows an error and its source.
import type { MermaidConfig } from 'mermaid'
import type { Behaviour, BehaviourEnv } from './behaviour.ts'
import { loadDiagramLibrary } from './diagram-library.ts'
import { diagramSettings } from './diagram-settings.ts'
import { parseStrictly, withStrictStyles } from './strict-styles.ts'

interface Diagram {
  readonly container: HTMLElement
  readonly source: HTMLElement
  readonly code: string
  readonly id: string
  /** Reserves space for the drawing. */
  readonly place: Element
  /** The element currently above the source: the placeholder, a drawing or an error. */
  shown: Element
  sheet: CSSStyleSheet | null
}

/** Distance from the viewport within which a diagram is drawn. */
const NEAR = '400px'

/** Draws diagrams. */
export const behaviour: Behaviour = {
  attach: drawDiagrams,
}

function drawDiagrams(root: HTMLElement, env: BehaviourEnv): () => void {
  let gone = false
  let drawing: Promise<void> = Promise.resolve()
  let number = 0
  const diagrams = new Set<Diagram>()
  const near = new Set<Diagram>()
  const drawAll = (some: Iterable<Diagram> = near) => {
    // A colour mode change during drawing is queued after it.
    drawing = drawing.then(async () => {
      for (const diagram of some)
        if (!gone && diagram.container.isConnected) await draw(diagram, env, drawAll)
    })
  }
  const modes = new MutationObserver(() => drawAll())
  modes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const arrivals = whenNear((some) => {
    for (const diagram of some) near.add(diagram)
    drawAll(some)
  })
  // Components may add and remove diagrams.
  const look = () => {
    const known = new Set<Element>()
    for (const diagram of diagrams) {
      if (diagram.container.isConnected) known.add(diagram.container)
      else forget(diagram)
    }
    for (const container of root.querySelectorAll<HTMLElement>('.docusaurus-mermaid-container')) {
      const diagram = known.has(container) ? null : readDiagram(container, number++)
      if (!diagram) continue
      diagrams.add(diagram)
      arrivals.wait(diagram)
    }
  }
  const forget = (diagram: Diagram) => {
    diagrams.delete(diagram)
    near.delete(diagram)
    clear(diagram)
  }
  look()
  root.addEventListener('slotchange', look)
  return () => {
    gone = true
    root.removeEventListener('slotchange', look)
    modes.disconnect()
    arrivals.stop()
    for (const diagram of diagrams) clear(diagram)
  }
}

/** Calls back once for each waiting diagram, when it comes near the viewport or the page is about to be printed. */
function whenNear(callback: (some: readonly Diagram[]) => void) {
  const waiting = new Map<Element, Diagram>()
  const come = (containers: readonly Element[]) => {
    const some = containers.flatMap((container) => waiting.get(container) ?? [])
    for (const container of containers) {
      waiting.delete(container)
      observer.unobserve(container)
    }
    if (some.length > 0) callback(some)
  }
  const observer = new IntersectionObserver(
    (entries) => come(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { rootMargin: NEAR },
  )
  const onPrint = () => come([...waiting.keys()])
  window.addEventListener('beforeprint', onPrint)
  return {
    wait(diagram: Diagram): void {
      waiting.set(diagram.container, diagram)
      observer.observe(diagram.container)
    },
    stop(): void {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPrint)
    },
  }
}

function readDiagram(container: HTMLElement, index: number): Diagram | null {
  const source = container.querySelector('pre')
  const place = container.querySelector('.diagram-place')
  if (!source || !place) return null
  const id = `docsite-diagram-${index}`
  return { container, source, code: source.textContent ?? '', id, place, shown: place, sheet: null }
}

async function draw(
  diagram: Diagram,
  env: BehaviourEnv,
  drawAgain: (some: readonly Diagram[]) => void,
): Promise<void> {
  const sheet = new CSSStyleSheet()
  const rules: string[] = []
  // Mermaid removes any element with the id of a new drawing. A different id keeps the current drawing until the new one is
  // ready.
  const id = diagram.shown.id === diagram.id ? `${diagram.id}-anew` : diagram.id
  document.adoptedStyleSheets.push(sheet)
  try {
    const mermaid = await loadDiagramLibrary()
    const { dataset } = document.documentElement
    mermaid.initialize(
      diagramSettings(mermaid, env.site.mermaidOptions as MermaidConfig, {
        dark: dataset.theme === 'dark',
        fontFamily: getComputedStyle(document.body).fontFamily,
      }),
    )
    // The rules must apply while Mermaid measures its texts.
    const addCss = (css: string) => {
      rules.push(css)
      sheet.replaceSync(rules.join('\n'))
    }
    const { svg } = await withStrictStyles(addCss, () => mermaid.render(id, diagram.code))
    const drawing = drawingOf(svg, env)
    withoutShift(diagram, drawing, () => {
      show(diagram, drawing, sheet)
      collapseSource(diagram, env)
    })
  } catch (cause) {
    removeSheet(sheet)
    // On failure, Mermaid leaves its scratch element in the document.
    document.getElementById(`d${id}`)?.remove()
    show(
      diagram,
      errorBox(cause, env, () => drawAgain([diagram])),
      null,
    )
  }
}

function drawingOf(svg: string, env: BehaviourEnv): SVGElement {
  const drawing = parseStrictly(svg).querySelector('svg')
  if (!drawing) throw new Error('the library made no drawing')
  for (const foreign of drawing.querySelectorAll('foreignObject')) foreign.remove()
  drawing.setAttribute('role', 'img')
  // Text of 16 px is never scaled below 12 px: the container scrolls instead.
  const { width } = drawing.viewBox.baseVal
  drawing.style.minWidth = `${Math.ceil(width * 0.75)}px`
  if (!drawing.hasAttribute('aria-labelledby')) {
    drawing.setAttribute(
      'aria-label',
      drawing.querySelector('title')?.textContent || env.text('docsite.diagram.label'),
    )
  }
  return drawing
}

/** The error with its causes, and a retry button. */
function errorBox(cause: unknown, env: BehaviourEnv, retry: () => void): Element {
  const box = document.createElement('div')
  box.className = 'diagram-error'
  box.setAttribute('role', 'alert')
  const message = document.createElement('pre')
  // Makes long lines scrollable by keyboard.
  message.tabIndex = 0
  message.setAttribute('role', 'group')
  message.setAttribute('aria-label', env.text('docsite.diagram.failed'))
  message.textContent = `${env.text('docsite.diagram.failed')}: ${cause instanceof Error ? cause.message : String(cause)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = env.text('docsite.retry')
  button.addEventListener('click', retry)
  box.append(message, button)
  return box
}

/**
 * Replaces the shown element with a drawing. If the reader would see the text below it jump, the drawing is fitted to the
 * previous height; otherwise it takes its own.
 */
function withoutShift({ container, shown }: Diagram, drawing: SVGElement, change: () => void): void {
  const { height } = shown.getBoundingClientRect()
  const before = container.getBoundingClientRect().bottom
  change()
  const after = container.getBoundingClientRect().bottom
  const inSight = before > 0 && Math.min(before, after) < window.innerHeight
  if (inSight && shown instanceof SVGElement) drawing.style.height = `${height}px`
}

function show(diagram: Diagram, element: Element, sheet: CSSStyleSheet | null): void {
  clear(diagram)
  diagram.shown.replaceWith(element)
  diagram.shown = element
  diagram.sheet = sheet
}

/** Puts the source below the drawing, collapsed. */
function collapseSource({ container, source }: Diagram, env: BehaviourEnv): void {
  const fold = document.createElement('details')
  fold.className = 'diagram-source'
  const summary = document.createElement('summary')
  summary.textContent = env.text('docsite.diagram.source')
  fold.append(summary, source)
  container.append(fold)
}

/** Restores what the server sent. */
function clear(diagram: Diagram): void {
  const { source, container, place, shown, sheet } = diagram
  shown.replaceWith(place)
  if (sheet) removeSheet(sheet)
  const fold = source.closest('details.diagram-source')
  if (fold && container.contains(fold)) fold.replaceWith(source)
  diagram.shown = place
  diagram.sheet = null
}

function removeSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}
