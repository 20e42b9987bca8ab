// Shows a drawing full-window with pan and zoom: wheel, pinch, drag, double tap and keys.
import { own } from '../../model/own.ts'
import type { BehaviourEnv } from '../behaviour.ts'
import { openDialog } from './dialog.ts'
import { make, makeButton } from './elements.ts'

const MIN_SCALE = 0.25
const MAX_SCALE = 8
const STEP = 1.25
/** Pixels that an arrow key moves by. */
const MOVE = 60

/** Position and size of a drawing: its upper left corner in the stage, in px, and its scale factor. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The position after scaling with the point at `x`, `y` of the stage fixed. */
export function scaledAround(at: Position, factor: number, x: number, y: number): Position {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, at.scale * factor))
  const ratio = scale / at.scale
  return { x: x - (x - at.x) * ratio, y: y - (y - at.y) * ratio, scale }
}

/** The position that fits the whole drawing, centred in the stage. */
export function fitted(drawing: Size, stage: Size): Position {
  const scale = Math.min(MAX_SCALE, stage.width / drawing.width, stage.height / drawing.height)
  return {
    x: (stage.width - drawing.width * scale) / 2,
    y: (stage.height - drawing.height * scale) / 2,
    scale,
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Shows a copy of a drawing. */
export function openDrawing(
  drawing: SVGSVGElement | HTMLImageElement,
  title: string,
  env: BehaviourEnv,
): void {
  const { text } = env
  const { element, head } = openDialog('enlarged', title, env)
  const copy = drawing.cloneNode(true) as SVGSVGElement | HTMLImageElement
  const size = sizeOf(drawing)
  copy.removeAttribute('style')
  copy.setAttribute('class', `${drawing.getAttribute('class') ?? ''} enlarged__drawing`)
  copy.setAttribute('width', String(size.width))
  copy.setAttribute('height', String(size.height))
  const stage = make('div', 'enlarged__stage', copy)
  stage.tabIndex = 0
  stage.setAttribute('role', 'group')
  stage.setAttribute('aria-label', title)
  element.append(stage)

  let at: Position = { x: 0, y: 0, scale: 1 }
  const percent = new Intl.NumberFormat(env.site.locale.htmlLang, { style: 'percent' })
  const status = makeButton('button enlarged__scale', '')
  status.title = text('docsite.drawing.actual')
  const move = (next: Position) => {
    at = next
    copy.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`
    status.textContent = percent.format(at.scale)
  }
  const middle = () => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 })
  const zoom = (factor: number, { x, y } = middle()) => move(scaledAround(at, factor, x, y))
  const showAll = () => move(fitted(size, { width: stage.clientWidth, height: stage.clientHeight }))
  const button = (id: string, label: string, act: () => void) => {
    const made = makeButton('button enlarged__zoom', label)
    made.title = text(id)
    made.setAttribute('aria-label', text(id))
    made.addEventListener('click', act)
    return made
  }
  status.addEventListener('click', () => zoom(1 / at.scale))
  head.querySelector('h2')?.after(
    make(
      'div',
      'enlarged__zooms',
      button('docsite.drawing.smaller', '−', () => zoom(1 / STEP)),
      status,
      button('docsite.drawing.larger', '+', () => zoom(STEP)),
      button('docsite.drawing.fit', '⤢', showAll),
    ),
  )
  element.addEventListener('keydown', (event) => {
    const by = (x: number, y: number) => move({ ...at, x: at.x + x, y: at.y + y })
    const act = own(keyActions({ zoom, fit: showAll, by }), event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  followPointers(stage, { position: () => at, move, zoom })
  const resized = new ResizeObserver(showAll)
  resized.observe(stage)
  element.addEventListener('close', () => resized.disconnect())
  showAll()
  stage.focus()
}

function keyActions(act: {
  zoom(factor: number): void
  fit(): void
  by(x: number, y: number): void
}): Readonly<Record<string, () => void>> {
  return {
    '+': () => act.zoom(STEP),
    '=': () => act.zoom(STEP),
    '-': () => act.zoom(1 / STEP),
    '0': act.fit,
    ArrowLeft: () => act.by(MOVE, 0),
    ArrowRight: () => act.by(-MOVE, 0),
    ArrowUp: () => act.by(0, MOVE),
    ArrowDown: () => act.by(0, -MOVE),
  }
}

/** Natural width and height of a drawing. */
function sizeOf(drawing: SVGSVGElement | HTMLImageElement): Size {
  if (drawing instanceof HTMLImageElement)
    return { width: drawing.naturalWidth || drawing.width, height: drawing.naturalHeight || drawing.height }
  const { width, height } = drawing.viewBox.baseVal
  return width > 0 && height > 0 ? { width, height } : drawing.getBoundingClientRect()
}

interface Moved {
  position(): Position
  move(next: Position): void
  zoom(factor: number, around: { readonly x: number; readonly y: number }): void
}

/** One pointer drags, two pinch, the wheel zooms, a double click zooms in. */
function followPointers(stage: HTMLElement, { position, move, zoom }: Moved): void {
  const pointers = new Map<number, { x: number; y: number }>()
  const inStage = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), inStage(event))
    },
    { passive: false },
  )
  stage.addEventListener('dblclick', (event) => zoom(2, inStage(event)))
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, inStage(event))
  })
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = inStage(event)
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.set(event.pointerId, now)
    if (!other) {
      const { x, y, scale } = position()
      move({ x: x + now.x - before.x, y: y + now.y - before.y, scale })
      return
    }
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y)
    if (apart(before) > 0)
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  })
  const end = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)
}
