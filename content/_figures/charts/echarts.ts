// Turns the options of a chart into markup without a browser: no styles, no classes, no handlers, the same on every machine.
import { type EChartsOption, init, setPlatformAPI } from 'echarts'
import { TEXT } from '../figure.ts'
import { series, theme } from '../palette.ts'
import { textWidth } from '../words.ts'

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
