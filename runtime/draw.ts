// Draws diagrams to files in a headless browser. The drawings are self-contained: styles become attributes, so that no content
// policy or page can change them, and each line of text keeps its length in any font.
import { loadDiagramLibrary } from './behaviours/diagram-library.ts'
import { type DiagramLook, diagramSettings } from './behaviours/diagram-settings.ts'
import { parseStrictly } from './behaviours/strict-styles.ts'
import { MIN_LETTERS } from './model/drawing.ts'

/** The font that the page provides; it has the metrics of Arial, Helvetica and Liberation Sans. */
const DRAWN_IN = 'Arimo'
/** Fonts that readers see: all have the same metrics, and every system has one of them. */
const READ_IN = 'Arial, Helvetica, "Liberation Sans", Arimo, sans-serif'

/** Inherited properties, and those that are not inherited with the value that needs no attribute. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'visibility',
] as const
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
}

/** Initial values in browsers. */
const INITIAL: Look = new Map(
  Object.entries({
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    stroke: 'none',
    'stroke-width': '1px',
    'stroke-opacity': '1',
    'stroke-dasharray': 'none',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'font-weight': '400',
    'font-style': 'normal',
    'text-anchor': 'start',
    'dominant-baseline': 'auto',
    visibility: 'visible',
  }),
)

/** The svg text of a diagram, or an error message. */
type Drawn = { readonly svg: string } | { readonly error: string }

declare global {
  interface Window {
    docsiteDraw(source: string, options: object, dark: boolean): Promise<Drawn>
  }
}

window.docsiteDraw = async (source, options, dark) => {
  const look: DiagramLook = { dark, fontFamily: DRAWN_IN }
  // Diagram colours are read from the page's styles.
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  try {
    await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 16px ${DRAWN_IN}`, 'aя')))
    const mermaid = await loadDiagramLibrary()
    mermaid.initialize({
      ...diagramSettings(mermaid, options, look),
      fontFamily: DRAWN_IN,
      deterministicIds: true,
    })
    const { svg } = await mermaid.render('d', source)
    document.body.replaceChildren(parseStrictly(svg))
    const drawing = document.querySelector('svg')
    if (!drawing) return { error: 'the library made no drawing' }
    return { svg: standalone(drawing) }
  } catch (cause) {
    document.body.replaceChildren()
    return { error: cause instanceof Error ? cause.message : String(cause) }
  }
}

function standalone(drawing: SVGSVGElement): string {
  for (const foreign of drawing.querySelectorAll('foreignObject, script')) foreign.remove()
  const { x, y, width, height } = drawing.viewBox.baseVal
  const elements = [...drawing.querySelectorAll<SVGElement>('*')].filter(
    (element) => !element.closest('style, title, desc'),
  )
  // Read all styles before changing anything.
  const looks = new Map([drawing, ...elements].map((element) => [element, lookOf(element)]))
  const lengths = textLengths(drawing)
  const gone = elements.filter((element) => looks.get(element)?.get('display') === 'none' && isShown(element))
  const letters = [...drawing.querySelectorAll('text')].map((text) =>
    Number.parseFloat(looks.get(text)?.get('font-size') ?? '16'),
  )
  for (const [element, look] of looks)
    dress(element, look, element === drawing ? INITIAL : looks.get(element.parentElement as never))
  for (const [element, length] of lengths) {
    element.setAttribute('textLength', String(length))
    element.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  for (const element of gone) element.remove()
  for (const style of drawing.querySelectorAll('style')) style.remove()
  const referenced = new Set(
    [...drawing.outerHTML.matchAll(/(?:url\(["']?#|href="#)([^"')]+)/g)].map(([, id]) => id),
  )
  for (const marker of drawing.querySelectorAll('marker')) if (!referenced.has(marker.id)) marker.remove()
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes])
      if (/^(?:class|style|data-|aria-|role$|on|tabindex)/.test(name)) element.removeAttribute(name)
    if (!referenced.has(element.id)) element.removeAttribute('id')
  }
  for (const group of [...drawing.querySelectorAll('g, defs')].reverse())
    if (group.childNodes.length === 0) group.remove()
  const scale = Math.max(1, MIN_LETTERS / Math.min(...letters, MIN_LETTERS * 2))
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  drawing.setAttribute('viewBox', [x, y, width, height].join(' '))
  for (const [name, value] of Object.entries(size)) drawing.setAttribute(name, String(value))
  drawing.setAttribute('font-family', READ_IN)
  const text = new XMLSerializer().serializeToString(drawing)
  return `${text.replace(/(?<=["\s,(\-A-Za-z])(-?\d+\.\d{3,})(?=[\s,")\-A-Za-z])/g, (number) => String(Math.round(Number(number) * 100) / 100))}\n`
}

type Look = ReadonlyMap<string, string>

function lookOf(element: SVGElement): Look {
  const style = getComputedStyle(element)
  return new Map(
    ['display', 'transform', ...INHERITED, ...Object.keys(OWN)].map((name) => [
      name,
      style.getPropertyValue(name),
    ]),
  )
}

/** Definitions are not displayed but must be kept. */
const isShown = (element: SVGElement) =>
  !element.closest('defs, marker, clipPath, mask, linearGradient, filter')

/** Turns the styles of an element into attributes; values inherited from the parent need none. */
function dress(element: SVGElement, look: Look, parent: Look | undefined): void {
  for (const name of INHERITED) {
    const value = look.get(name) ?? ''
    if (value !== parent?.get(name)) element.setAttribute(name, hex(value))
    else element.removeAttribute(name)
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = look.get(name) ?? usual
    if (value !== usual) element.setAttribute(name, hex(value))
  }
  const transform = look.get('transform') ?? 'none'
  if (transform !== 'none' && !element.hasAttribute('transform') && element.style.transform)
    element.setAttribute('transform', transform)
}

/** Shortens `rgb(1, 2, 3)` and `16px`. */
function hex(value: string): string {
  const [, r, g, b] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? []
  if (r === undefined || g === undefined || b === undefined) return value.replace(/^([\d.]+)px$/, '$1')
  return `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** Lines of text with their lengths: the rows of a multi-line text, otherwise the text itself. */
function textLengths(drawing: SVGSVGElement): ReadonlyMap<SVGTextContentElement, number> {
  const lines = [...drawing.querySelectorAll('text')].flatMap<SVGTextContentElement>((text) => {
    const rows = [...text.children].filter(
      (child): child is SVGTSpanElement => child instanceof SVGTSpanElement,
    )
    return rows.length > 0 ? rows : [text]
  })
  return new Map(
    lines.flatMap((line) => {
      const length = Math.round(line.getComputedTextLength() * 10) / 10
      return (line.textContent ?? '').trim().length > 1 && length > 0 ? [[line, length] as const] : []
    }),
  )
}
