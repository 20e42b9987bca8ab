// What the bytes of an image tell: its size, or what is wrong with the file.
import { describe, expect, it } from 'vitest'
import { imageInfo } from '../../../cli/io/image-info.ts'

const bytes = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))
const PNG = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAD0lEQVR4nGNgYGBABQwAAA4AAW8JQwUAAAAASUVORK5CYII=',
)
const GIF = bytes('R0lGODlhAgADAIAAAAAAAP///yH5BAAAAAAALAAAAAACAAMAAAICBAoAOw==')
const svg = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A JPEG of some size, as far as readers of sizes look; orientation as cameras write it. */
function jpeg(width: number, height: number, orientation?: number): Uint8Array {
  const exif =
    orientation === undefined
      ? [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]
      : [
          0xff,
          0xe1,
          0,
          34,
          ...Buffer.from('Exif\0\0'),
          ...Buffer.from('MM\0*'),
          0,
          0,
          0,
          8,
          0,
          1,
          0x01,
          0x12,
          0,
          3,
          0,
          0,
          0,
          1,
          0,
          orientation,
          0,
          0,
          0,
          0,
          0,
          0,
        ]
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  return new Uint8Array([0xff, 0xd8, ...exif, ...frame, 0xff, 0xd9])
}

describe('imageInfo', () => {
  it('names a pointer of Git LFS and the way to the image', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
    for (const name of ['a.png', 'a.svg', 'a.webp'])
      expect(imageInfo(Buffer.from(pointer), name)).toEqual({
        problem: 'the file is a Git LFS pointer instead of the image: run `git lfs pull`',
        problemKind: 'git-lfs',
      })
  })

  it('gives no page a size that no image has', () => {
    const huge = Buffer.alloc(24)
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(huge)
    huge.write('IHDR', 12)
    huge.writeUInt32BE(100_000, 16)
    huge.writeUInt32BE(100_000, 20)
    const info = imageInfo(Buffer.concat([huge, Buffer.from('IEND')]), 'a.png')
    expect(info.width).toBeUndefined()
    expect(info.problem).toContain('100000 × 100000 pixels')
  })

  it.each([
    ['a.png', PNG, 3, 2],
    ['A.PNG', PNG, 3, 2],
    ['a.gif', GIF, 2, 3],
    ['a.jpg', jpeg(300, 200), 300, 200],
    ['a.jpeg', jpeg(300, 200, 1), 300, 200],
    ['turned.jpg', jpeg(300, 200, 6), 200, 300],
    [
      'a.svg',
      svg(
        '<?xml version="1.0"?><!-- x > --><svg xmlns="http://www.w3.org/2000/svg" width="30" height="20.4px" viewBox="0 0 1 1"></svg>',
      ),
      30,
      20,
    ],
    ['a.svg', svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path/></svg>'), 64, 32],
  ])('measures %s', (path, content, width, height) =>
    expect(imageInfo(content, path)).toEqual({ width, height }),
  )

  it.each([
    ['a.txt', svg('<svg></svg>')],
    ['png', PNG],
    ['a.svg', svg('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>')],
    ['a.svg', svg('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="auto"/>')],
    [
      'whole.svg',
      svg(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><style><![CDATA[a > b {}]]></style><text data-a="1 > 0">&#160;&amp;</text><!-- <g> --></svg>',
      ),
    ],
  ])('says nothing of %s', (path, content) => expect(imageInfo(content, path)).toEqual({}))

  it.each([
    ['a.png', new Uint8Array(), 'the file is empty'],
    ['a.svg', new Uint8Array(), 'the file is empty'],
    ['a.jpg', PNG, 'the file is named .jpg but is a png image'],
    ['a.png', GIF, 'the file is named .png but is a gif image'],
    ['a.png', svg('<svg width="1" height="1"></svg>'), 'the file is named .png but is a svg image'],
    ['a.svg', PNG, 'the file is named .svg but is not an SVG image'],
    ['a.svg', svg('<html>404</html>'), 'the file is named .svg but is not an SVG image'],
    ['a.png', svg('<!doctype html><p>404'), 'the file is not a readable png image'],
    ['a.png', PNG.slice(0, -12), 'the file is truncated'],
    ['a.png', PNG.slice(0, 10), 'the file is not a readable png image'],
    ['a.jpg', jpeg(3, 2).slice(0, -2), 'the file is truncated'],
    ['a.gif', bytes('R0lGODlhAgADAIAAAAAAAP///yH5'), 'the file is truncated'],
    ['a.svg', svg('<svg width="1" height="1"><path d="M0'), 'the file is truncated'],
    [
      'a.svg',
      svg('<svg width="1" height="1"></svg>'),
      'browsers do not show the file: its <svg> has no xmlns="http://www.w3.org/2000/svg"',
    ],
    [
      'a.svg',
      svg('<svg xmlns="http://www.w3.org/2000/svg"><g><path></g></svg>'),
      'browsers do not show the file because it is not valid XML: <path> is closed by </g>',
    ],
    [
      'a.svg',
      svg('<svg xmlns="http://www.w3.org/2000/svg"></svg></g>'),
      'browsers do not show the file because it is not valid XML: </g> has no opening tag',
    ],
    [
      'a.svg',
      svg('<svg xmlns="http://www.w3.org/2000/svg"><svg></svg>'),
      'browsers do not show the file because it is not valid XML: <svg> is never closed',
    ],
    [
      'a.svg',
      svg('<svg xmlns="http://www.w3.org/2000/svg"><text>a&nbsp;b</text></svg>'),
      'browsers do not show the file because it is not valid XML: XML does not define &nbsp;',
    ],
  ])('finds what is wrong with %s', (path, content, problem) => {
    const found = imageInfo(content, path)
    expect(found.problem).toBe(problem)
    const kind = / but is a \w+ image$/.test(problem)
      ? 'other-format'
      : /xmlns/.test(problem)
        ? 'no-namespace'
        : undefined
    expect(found.problemKind).toBe(kind)
  })

  it('never fails, whatever the bytes', () => {
    for (let seed = 1; seed < 400; seed++) {
      const noise = Uint8Array.from(PNG, (byte, i) => ((i * seed) % 7 === 0 ? (byte + seed) % 256 : byte))
      for (const extension of ['png', 'gif', 'jpg', 'webp', 'avif', 'svg', 'ico', 'bmp', 'tiff'])
        expect(imageInfo(noise, `a.${extension}`)).toBeTypeOf('object')
    }
  })
})
