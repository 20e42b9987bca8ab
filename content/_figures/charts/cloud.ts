// A cloud of words: each as large as its weight, on a spiral from the middle to the first place where it meets no other.
import { cities } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { theme } from '../palette.ts'
import { text } from '../svg.ts'
import { textWidth } from '../words.ts'
import { asset } from './echarts.ts'

const SMALLEST = 20
const LARGEST = 68
const HEIGHT = 260
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

/** The first free place on the spiral that keeps the word inside. */
function place(
  size: { readonly w: number; readonly h: number },
  taken: readonly Placed[],
  width: number,
): Placed {
  for (let turn = 0; turn < 400; turn += 0.1) {
    const candidate = {
      ...size,
      x: width / 2 + turn * 5 * Math.cos(turn),
      y: HEIGHT / 2 + turn * 2.1 * Math.sin(turn),
    }
    const inside =
      candidate.x - size.w / 2 >= 0 &&
      candidate.x + size.w / 2 <= width &&
      candidate.y - size.h / 2 >= 0 &&
      candidate.y + size.h / 2 <= HEIGHT
    if (inside && !taken.some((other) => meets(other, candidate))) return candidate
  }
  throw new Error('the cloud is too small for its words')
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
              { w: textWidth(city, size) * (size > BOLD ? 1.12 : 1), h: size * 1.15 },
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
