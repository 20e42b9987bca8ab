// Allowed attributes, by their hast property names. The table is both the allow-list and the mapping to attribute names, so
// nothing outside it can be written. Classes, ids, styles and URLs are not in it: their values are checked individually (see
// tag.ts and address.ts).
import { own } from '../../../runtime/model/own.ts'

type Names = Readonly<Record<string, string>>

/** The vocabulary an element belongs to. */
export type Space = 'html' | 'svg' | 'math'

/** Attributes whose names are the lower-cased property names. */
const names = (properties: string): Names =>
  Object.fromEntries(properties.split(' ').map((name) => [name, name.toLowerCase()]))

const EVERYWHERE = names('title lang dir hidden role tabIndex translate itemProp itemScope itemType')

const SIZE = names('width height')
const MEDIA = names('width height controls loop muted preload playsInline')

const BY_ELEMENT: Readonly<Record<string, Names>> = {
  a: names('hrefLang type download'),
  audio: MEDIA,
  col: names('span'),
  colgroup: names('span'),
  data: names('value'),
  del: names('dateTime'),
  details: names('open name'),
  iframe: names('width height allow allowFullScreen loading referrerPolicy sandbox name'),
  img: names('width height alt sizes loading decoding fetchPriority'),
  ins: names('dateTime'),
  label: { htmlFor: 'for' },
  li: names('value'),
  meter: names('min max low high optimum value'),
  ol: names('start reversed type'),
  progress: names('max value'),
  script: names('type async defer noModule integrity crossOrigin'),
  source: { ...SIZE, ...names('type media sizes') },
  td: names('colSpan rowSpan headers'),
  th: names('colSpan rowSpan headers scope abbr'),
  time: names('dateTime'),
  track: names('kind label srcLang default'),
  video: MEDIA,
}

/** Form elements: used by task lists and tabs, and on sites that allow them in `markdown.html`. */
const FORM_ELEMENTS = new Set([
  'form',
  'input',
  'button',
  'select',
  'option',
  'optgroup',
  'textarea',
  'fieldset',
  'output',
])
const FORM = names(
  'checked cols disabled label max maxLength method min minLength multiple name pattern placeholder readOnly required rows ' +
    'selected size step type value wrap',
)

const SVG: Names = {
  ...names(
    'd x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy points transform fill stroke color opacity offset width height orient rotate ' +
      'version xmlns display visibility overflow',
  ),
  ...dashed(
    'alignmentBaseline baselineShift clipPath clipRule colorInterpolation dominantBaseline fillOpacity fillRule fontFamily ' +
      'fontSize fontStyle fontWeight letterSpacing markerEnd markerMid markerStart paintOrder shapeRendering stopColor ' +
      'stopOpacity strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth ' +
      'textAnchor textDecoration textRendering vectorEffect wordSpacing',
  ),
  ...unchanged(
    'viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod patternUnits patternTransform ' +
      'patternContentUnits markerWidth markerHeight markerUnits refX refY pathLength textLength lengthAdjust clipPathUnits ' +
      'maskUnits maskContentUnits mask',
  ),
}

const MATH = names(
  'display alttext mathvariant mathsize mathcolor mathbackground stretchy fence separator lspace rspace accent accentunder ' +
    'columnalign rowalign columnspacing rowspacing columnlines rowlines frame equalcolumns equalrows scriptlevel displaystyle ' +
    'width height depth voffset linethickness encoding form movablelimits minsize maxsize symmetric largeop notation ' +
    'columnspan rowspan xmlns',
)

/** Obsolete attributes without effect on a page with a stylesheet; they are dropped silently. */
const IGNORED = new Set(
  (
    'border cellPadding cellSpacing frameBorder hSpace vSpace summary compact noShade frame rules char charOff axis ' +
    'marginWidth marginHeight scrolling allowTransparency target rel rev charSet referrerPolicy key ref ' +
    'crossOrigin clear cite autoFocus accessKey xmlSpace xmlnsXLink enableBackground'
  ).split(' '),
)

/** `strokeDashArray` -> `stroke-dasharray`: a hyphen only before the first capital. */
function dashed(properties: string): Names {
  const attribute = (name: string): string => name.replace(/[A-Z]/, (c) => `-${c}`).toLowerCase()
  return Object.fromEntries(properties.split(' ').map((name) => [name, attribute(name)]))
}

/** Attributes that keep their camel case. */
function unchanged(properties: string): Names {
  return Object.fromEntries(properties.split(' ').map((name) => [name, name]))
}

/** The attribute name of a property allowed on an element, or undefined. */
export function attributeName(tag: string, property: string, space: Space): string | undefined {
  const everywhere = own(EVERYWHERE, property)
  if (everywhere) return everywhere
  if (space === 'svg') return own(SVG, property) ?? prefixed(property)
  if (space === 'math') return own(MATH, property) ?? prefixed(property)
  return (
    own(own(BY_ELEMENT, tag) ?? {}, property) ??
    (FORM_ELEMENTS.has(tag) ? own(FORM, property) : undefined) ??
    prefixed(property)
  )
}

/** Whether a property may be dropped silently. */
export function isIgnored(property: string): boolean {
  return IGNORED.has(property)
}

/** `ariaLabelledBy` -> `aria-labelledby`, `dataZoomSrc` -> `data-zoom-src`. */
function prefixed(property: string): string | undefined {
  // A URL that the browser code loads: on an image it is checked as an image URL; elsewhere it has no meaning.
  if (property === 'dataZoomSrc') return undefined
  if (/^aria[A-Z][A-Za-z]*$/.test(property)) return `aria-${property.slice(4).toLowerCase()}`
  if (/^data[A-Z0-9][A-Za-z0-9]*$/.test(property))
    return `data${property.slice(4).replace(/^[0-9]|[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`
  return /^(?:aria|data)-[a-z0-9-]+$/.test(property) ? property : undefined
}

/** Attribute name of any property, for sites that trust their authors. */
export function anyAttributeName(property: string): string | undefined {
  if (/^(?:httpEquiv|acceptCharset)$/.test(property)) return own(dashed(property), property)
  return /^[A-Za-z_][\w:.-]*$/.test(property) ? property.toLowerCase() : undefined
}
