// Pixels of a drawing -> a PNG file with a palette. Drawings with flat areas and text have few colours: such a file is
// half as large as one with full colour pixels, and takes half the time to make.
import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'

const compressed = promisify(deflate)

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const MAX_COLOURS = 256
/** Eight bits per pixel, an index into the palette; no interlacing. */
const FORMAT = [8, 3, 0, 0, 0]
/**
 * Such images mostly consist of runs of one colour: run-length matching comes within a fifth of the smallest size, for
 * a sixth of the work.
 */
const RUNS = { strategy: constants.Z_RLE }

/** The palette of an image, and the PNG rows that refer to it. */
interface IndexedImage {
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array
  /** Each row begins with its filter type, which is none. */
  readonly rows: Uint8Array
}

/**
 * PNG file of opaque RGBA pixels with four bytes each. Null if any pixel is not opaque, or there are more than 256
 * colours.
 */
export async function indexedPng(pixels: Uint8Array, width: number): Promise<Uint8Array | null> {
  const image = indexedImage(pixels, width)
  if (image === null) return null
  const height = pixels.length / 4 / width
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Uint8Array.from(FORMAT)])),
    chunk('PLTE', image.palette),
    chunk('IDAT', await compressed(image.rows, RUNS)),
    chunk('IEND', new Uint8Array()),
  ])
}

function indexedImage(pixels: Uint8Array, width: number): IndexedImage | null {
  const { buffer, byteOffset, length } = pixels
  const colours = new DataView(buffer, byteOffset, length)
  const numbers = new Map<number, number>()
  const rows = new Uint8Array(length / 4 + length / 4 / width)
  let [last, number, to] = [-1, 0, 0]
  for (let row = 0; row < length; row += 4 * width) {
    to++
    for (let at = row; at < row + 4 * width; at += 4) {
      const colour = colours.getUint32(at)
      if (colour !== last) {
        if ((colour & 0xff) !== 0xff) return null
        last = colour
        number = numbers.get(colour) ?? numbers.size
        if (number === MAX_COLOURS) return null
        numbers.set(colour, number)
      }
      rows[to++] = number
    }
  }
  const palette = [...numbers.keys()].flatMap((colour) => [
    colour >>> 24,
    (colour >>> 16) & 0xff,
    (colour >>> 8) & 0xff,
  ])
  return { palette: Uint8Array.from(palette), rows }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
