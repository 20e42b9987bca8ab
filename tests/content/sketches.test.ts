// Sketches are put together from parts by numbers, so the machine watches what the eye would: no text runs over another or
// out of the drawing.
import { describe, expect, it } from 'vitest'
import { WIDTH } from '../../content/_figures/figure.ts'
import { widthOf } from '../../content/_figures/kit/draw.ts'
import { sketches } from '../../content/_figures/sketches/index.ts'

interface Placed {
  readonly content: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Letters reach about this far around the base line, in shares of their size. */
const ASCENT = 0.72
const DESCENT = 0.1

function texts(svg: string): Placed[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, content]) => {
    const value = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(value(name)))
    const shown = content.replace(/&(lt|gt|amp|quot);/g, '.')
    const width = widthOf(shown, {
      size,
      bold: value('font-weight') !== undefined,
      mono: value('font-family') !== undefined,
    })
    const left = x - width * ({ middle: 0.5, end: 1 }[value('text-anchor') ?? ''] ?? 0)
    return { content, left, right: left + width, top: y - size * ASCENT, bottom: y + size * DESCENT }
  })
}

const overlap = (a: Placed, b: Placed): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('the watch', () => {
  it('sees texts that meet', () => {
    const [a, b, c] = texts(
      '<text x="10" y="20" font-size="16">Север</text><text x="30" y="24" font-size="16">Юг</text><text x="140" y="20" font-size="16" text-anchor="end">Центр</text>',
    )
    expect([overlap(a, b), overlap(a, c)]).toEqual([true, false])
  })
})

describe.each(sketches.map(({ file, svg }) => ({ file, svg })))('$file', ({ svg }) => {
  const drawn = svg()
  const height = Number(/ height="(\d+)"/.exec(drawn)?.[1])
  const placed = texts(drawn)

  it('keeps texts apart', () => {
    const pairs = placed.flatMap((a, i) =>
      placed.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.content} / ${b.content}`] : [])),
    )
    expect(pairs).toEqual([])
  })

  it('keeps texts inside', () => {
    const outside = placed.filter((a) => a.left < 0 || a.right > WIDTH || a.top < 0 || a.bottom > height)
    expect(outside.map(({ content }) => content)).toEqual([])
  })
})
