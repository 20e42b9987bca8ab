// Turns the options of a chart into markup without a browser: no styles, no classes, no handlers, the same on every machine.
import { type EChartsOption, init, setPlatformAPI } from 'echarts'
import { type Figure, TEXT } from '../figure.ts'
import { card } from '../frame.ts'
import { series, theme } from '../palette.ts'
import { number, textWidth } from '../words.ts'

/** The library measures text for its layout; without a browser it would take every Cyrillic letter for a square. */
setPlatformAPI({
  measureText: (content, font) => ({
    width: textWidth(content, Number(/(\d+(?:\.\d+)?)px/.exec(font ?? '')?.[1] ?? TEXT)),
  }),
})

const label = { color: theme.textMuted, fontSize: TEXT }
const axis = {
  axisLabel: label,
  nameTextStyle: label,
  axisLine: { lineStyle: { color: theme.lineStrong } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: theme.line } },
}

/** What all charts have in common. */
const look = {
  color: [...series],
  textStyle: { color: theme.text, fontSize: TEXT },
  categoryAxis: { ...axis, splitLine: { show: false } },
  valueAxis: { ...axis, axisLine: { show: false } },
  legend: { textStyle: { color: theme.text, fontSize: TEXT }, itemWidth: 18, itemHeight: 12, itemGap: 18 },
}

/** The markup of a chart that fills an area. */
export function chart(
  options: EChartsOption,
  area: { readonly width: number; readonly height: number },
): string {
  const instance = init(null, look, { renderer: 'svg', ssr: true, ...area })
  try {
    instance.setOption({ animation: false, ...options })
    return plain(instance.renderToSVGString())
  } finally {
    instance.dispose()
  }
}

/** A figure that is one chart in a card. */
export const chartFigure = (
  name: string,
  heading: { readonly title: string; readonly note?: string; readonly height: number },
  options: EChartsOption,
): Figure => ({
  file: asset(name),
  svg: () => card({ ...heading, body: (area) => chart(options, area) }),
})

/** Where the figures of the dashlet pages lie. */
export const asset = (name: string): string => `docs/guides/dashlet-conf-guide/assets/${name}.svg`

/** Room for the axes only; `top` leaves place for a legend. */
export const grid = (top = 12) => ({ left: 4, right: 8, top, bottom: 4 })

/** A legend in the top left corner. */
export const legend = { top: 0, left: 0, icon: 'roundRect' }

/** The sign of a dashed line in a legend. */
export const dashes = 'path://M0,0h8v3h-8z M13,0h8v3h-8z M26,0h8v3h-8z'

/** An axis of names. */
export const names = (data: readonly string[]) => ({
  type: 'category' as const,
  data: [...data],
  axisLabel: { interval: 0, margin: 12 },
})

/** An axis of numbers with Russian separators. */
export const values = (max?: number) => ({
  type: 'value' as const,
  ...(max === undefined ? {} : { max }),
  axisLabel: { formatter: (value: number) => number(value) },
})

/** Labels at the marks of a series, by default what is measured. */
export const marks = (
  position: 'top' | 'right' | 'left' | 'bottom' | 'inside',
  formatter: (value: number) => string = (value) => number(value),
  color: string = position === 'inside' ? theme.onAccent : theme.text,
) => ({
  show: true,
  position,
  color,
  fontSize: TEXT,
  textBorderWidth: 0,
  formatter: ({ value }: { readonly value?: unknown }) => formatter(Number(value)),
})

/** Takes away what only a live chart needs, and numbers of instances and long fractions, which change from run to run. */
const plain = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$|<style[\s\S]*?<\/style>/g, '')
    .replace(/\n<rect [^>]*fill="none"><\/rect>/, '')
    .replace(/ (?:class|pointer-events|ecmeta_\w+|xml:space)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => attributes(style))
    .replace(/\bzr\d+-/g, 'c')
    .replace(/\d+\.\d{3,}/g, (long) => String(Math.round(Number(long) * 100) / 100))
    .replace(/><\/(?:path|rect|circle|line|polygon|polyline)>/g, '/>')
    .replace(/\n{2,}/g, '\n')
    .trim()

/** Declarations as attributes; the font is the drawing's. */
const attributes = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter(([name]) => name && name !== 'font-family')
    .map(([name, value]) => ` ${name}="${value?.replace('px', '')}"`)
    .join('')
