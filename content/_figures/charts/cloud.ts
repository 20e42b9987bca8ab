// A cloud of words: each as large as its weight, as near to the middle as it can be without meeting another.
import { cities } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { theme } from '../palette.ts'
import { text } from '../svg.ts'
import { textWidth } from '../words.ts'
import { asset } from './echarts.ts'

const SMALLEST = 20
const LARGEST = 68
const HEIGHT = 270
/** Words above this size are bold, and a little wider. */
const BOLD = 40

interface Placed {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Linear between the extreme weights, as the page tells it. */
function sizeOf(weight: number): number {
  const weights = cities.map(({ fact }) => fact)
  const [low, high] = [Math.min(...weights), Math.max(...weights)]
  return SMALLEST + ((weight - low) / (high - low)) * (LARGEST - SMALLEST)
}

const meets = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + 8 && Math.abs(a.y - b.y) < (a.h + b.h) / 2

/** How far apart the places are that are tried. */
const STEP = 4
/** The cloud is so many times wider than high. */
const ASPECT = 2

/** The free place nearest to the middle that keeps the word inside. */
function place(
  size: { readonly w: number; readonly h: number },
  taken: readonly Placed[],
  width: number,
): Placed {
  const along = (length: number, own: number) =>
    Array.from({ length: Math.floor((length - own) / STEP) + 1 }, (_, index) => own / 2 + index * STEP)
  const spots = along(HEIGHT, size.h)
    .flatMap((y) => along(width, size.w).map((x) => ({ ...size, x, y })))
    .filter((spot) => !taken.some((other) => meets(other, spot)))
  const distance = ({ x, y }: Placed) => ((x - width / 2) / ASPECT) ** 2 + (y - HEIGHT / 2) ** 2
  const [first, ...others] = spots
  if (!first) throw new Error('the cloud is too small for its words')
  return others.reduce((best, spot) => (distance(spot) < distance(best) - 1e-6 ? spot : best), first)
}

const cloudFigure: Figure = {
  file: asset('wordcloud'),
  svg: () =>
    card({
      title: 'Где мы продаём',
      note: 'размер — выручка',
      height: HEIGHT,
      body: ({ width }) => {
        const placed: Placed[] = []
        return cities
          .map(({ city, fact }) => {
            const size = sizeOf(fact)
            const spot = place(
              { w: textWidth(city, size) * (size > BOLD ? 1.12 : 1), h: size * 1.08 },
              placed,
              width,
            )
            placed.push(spot)
            return text(spot.x, spot.y + size * 0.34, city, {
              'font-size': Math.round(size),
              'font-weight': size > BOLD ? 600 : undefined,
              'text-anchor': 'middle',
              fill: size > 50 ? theme.accentStrong : size > 30 ? theme.accent : '#2b828d',
            })
          })
          .join('')
      },
    }),
}

/** Figures of the page of clouds. */
export const cloud: readonly Figure[] = [cloudFigure]
