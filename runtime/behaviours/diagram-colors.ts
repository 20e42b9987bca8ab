// Diagram colours, taken from the design tokens of the page's stylesheets. Mermaid derives further colours from them.
import type { MermaidConfig } from 'mermaid'

type Variables = NonNullable<MermaidConfig['themeVariables']>

/** Variables of Mermaid's `base` theme, by the page token that sets their colour. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  background: [
    'background',
    'sequenceNumberColor',
    'edgeLabelBackground',
    'sectionBkgColor2',
    'pieStrokeColor',
  ],
  surface: [
    'tertiaryColor',
    'clusterBkg',
    'commitLabelBackground',
    'tagLabelBackground',
    'sectionBkgColor',
    'altSectionBkgColor',
  ],
  line: ['clusterBorder', 'gridColor'],
  'line-strong': ['tertiaryBorderColor', 'doneTaskBorderColor'],
  text: [
    'primaryTextColor',
    'secondaryTextColor',
    'tertiaryTextColor',
    'textColor',
    'titleColor',
    'noteTextColor',
    'pieTitleTextColor',
    'pieLegendTextColor',
    'taskTextColor',
    'taskTextDarkColor',
    'taskTextOutsideColor',
    'scaleLabelColor',
    'commitLabelColor',
    'tagLabelColor',
  ],
  'text-muted': ['lineColor'],
  accent: ['primaryBorderColor', 'pie1', 'taskBorderColor'],
  'accent-soft': ['primaryColor', 'taskBkgColor'],
  'on-accent': ['pieSectionTextColor'],
  info: ['secondaryBorderColor', 'pie3', 'activeTaskBorderColor'],
  'info-soft': ['secondaryColor', 'activeTaskBkgColor'],
  warning: ['noteBorderColor', 'pie2'],
  'warning-soft': ['noteBkgColor'],
  danger: ['pie4', 'critBorderColor', 'todayLineColor'],
  'danger-soft': ['critBkgColor'],
  tip: ['pie5'],
  note: ['pie6'],
  'surface-strong': ['doneTaskBkgColor'],
}

/** Tokens for series distinguished by colour, in order. */
const SERIES = ['accent', 'warning', 'info', 'danger', 'tip', 'note']

/** Variables of the `base` theme in the current colours of the page. */
export function diagramColors(dark: boolean): Variables {
  const style = getComputedStyle(document.documentElement)
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const tokenValue = (token: string) => style.getPropertyValue(`--ds-${token}`).trim()
  const plain = (value: string) => (brush && plainColor(value, brush)) || undefined
  const colorOf = (token: string) => plain(tokenValue(token))
  const text = colorOf('text')
  return {
    darkMode: dark,
    ...Object.fromEntries(
      Object.entries(VARIABLES).flatMap(([token, names]) => {
        const color = colorOf(token)
        return names.map((name) => [name, color])
      }),
    ),
    // Opaque slices give their labels the same contrast as labels on buttons.
    pieOpacity: '1',
    ...Object.fromEntries(
      SERIES.flatMap((token, at) => {
        const fill = plain(`color-mix(in srgb, ${tokenValue(token)} 38%, ${tokenValue('background')})`)
        return [
          [`cScale${at}`, fill],
          [`git${at}`, fill],
          [`gitBranchLabel${at}`, text],
        ]
      }),
    ),
    xyChart: {
      backgroundColor: colorOf('background'),
      plotColorPalette: SERIES.flatMap((token) => colorOf(token) ?? []).join(', '),
      ...Object.fromEntries(CHART_TEXTS.map((name) => [name, text])),
    },
  }
}

const CHART_TEXTS = [
  'titleColor',
  ...['xAxis', 'yAxis'].flatMap((axis) =>
    ['Label', 'Title', 'Tick', 'Line'].map((part) => `${axis}${part}Color`),
  ),
]

/**
 * Converts a colour to a notation that Mermaid can parse, since it knows none of the newer ones; empty if it is not a colour.
 */
function plainColor(value: string, brush: CanvasRenderingContext2D): string {
  if (!CSS.supports('color', value)) return ''
  brush.fillStyle = value
  if (/^(?:#|rgba)/.test(brush.fillStyle)) return brush.fillStyle
  brush.fillRect(0, 0, 1, 1)
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
