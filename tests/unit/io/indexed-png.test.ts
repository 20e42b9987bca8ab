import { crc32, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexedPng } from '../../../cli/io/indexed-png.ts'

/** Chunks of a PNG file by their types; the sum of each is checked. */
function chunksOf(file: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(file)
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)))
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end))
    at = end + 4
  }
  return chunks
}

/** Pixels of a PNG with a palette, as four bytes each. */
function pixelsOf(file: Uint8Array): { width: number; height: number; pixels: number[] } {
  const chunks = chunksOf(file)
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const head = chunks.get('IHDR') ?? Buffer.alloc(0)
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  expect([...head.subarray(8)]).toEqual([8, 3, 0, 0, 0])
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect(rows.length).toBe(height * (width + 1))
  const pixels: number[] = []
  for (let row = 0; row < height; row++) {
    const line = rows.subarray(row * (width + 1), (row + 1) * (width + 1))
    expect(line[0]).toBe(0)
    for (const number of line.subarray(1)) pixels.push(...palette.subarray(3 * number, 3 * number + 3), 255)
  }
  return { width, height, pixels }
}

const byte = fc.integer({ min: 0, max: 255 })
const images = fc
  .record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      colours: fc.array(fc.tuple(byte, byte, byte), { minLength: width * height, maxLength: width * height }),
    }),
  )

describe('a PNG with a palette', () => {
  it('shows the pixels it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(images, async ({ width, height, colours }) => {
        const pixels = colours.flatMap((colour) => [...colour, 255])
        const file = await indexedPng(Uint8Array.from(pixels), width)
        expect(file && pixelsOf(file)).toEqual({ width, height, pixels })
      }),
    )
  })

  it('has 256 colours at most', async () => {
    const colours = (count: number) =>
      Uint8Array.from(Array.from({ length: count }, (_, at) => [at >> 8, at & 255, 7, 255]).flat())
    expect(pixelsOf((await indexedPng(colours(256), 16)) ?? new Uint8Array()).height).toBe(16)
    expect(await indexedPng(colours(257), 257)).toBeNull()
  })

  it('is not made of pixels that show what is below', async () => {
    expect(await indexedPng(Uint8Array.of(1, 2, 3, 255, 1, 2, 3, 254), 2)).toBeNull()
  })

  it('is made of a part of a larger memory', async () => {
    const file = await indexedPng(Uint8Array.of(0, 9, 8, 7, 255, 0).subarray(1, 5), 1)
    expect(file && pixelsOf(file)).toEqual({ width: 1, height: 1, pixels: [9, 8, 7, 255] })
  })
})
