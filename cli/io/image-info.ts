// Size and validity of an image, from its bytes. Pages reserve space for the image, and a broken or misnamed file is
// found while the site is built and not by its readers.

import { imageSize } from 'image-size'
import { own } from '../../runtime/model/own.ts'
import type { AssetInfo } from '../model/source.ts'
import { hasSvgNamespace, svgProblem } from '../text/svg-problem.ts'

/** Image data that pages need. */
export type ImageInfo = Pick<AssetInfo, 'width' | 'height' | 'problem' | 'problemKind'>

/** Format by extension; other files are not checked. */
const FORMATS: Readonly<Record<string, string>> = {
  avif: 'avif',
  bmp: 'bmp',
  gif: 'gif',
  ico: 'ico',
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  tif: 'tiff',
  tiff: 'tiff',
  webp: 'webp',
}

/** Most pixels per side that browsers decode. */
const LARGEST = 65_535

const POINTER = 'version https://git-lfs.github.com/spec/'

/** Git LFS leaves such a pointer file in place of a large file that has not been fetched. */
const isPointer = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, POINTER.length)).toString(
    'latin1',
  ) === POINTER

/** Checks the bytes of a file; empty for files without an image extension. */
export function imageInfo(bytes: Uint8Array, path: string): ImageInfo {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  const expected = own(FORMATS, extension)
  if (!expected) return {}
  if (bytes.length === 0) return { problem: 'the file is empty' }
  if (isPointer(bytes))
    return {
      problem: 'the file is a Git LFS pointer instead of the image: run `git lfs pull`',
      problemKind: 'git-lfs',
    }
  if (expected === 'svg') return svgInfo(bytes)
  const size = measure(bytes)
  if (!size) return { problem: `the file is not a readable ${extension} image` }
  const actual = size.type === 'heif' || size.type === 'avif' ? 'avif' : size.type
  if (actual !== expected)
    return {
      problem: `the file is named .${extension} but is a ${actual} image`,
      problemKind: 'other-format',
    }
  if (isCutOff(bytes, expected)) return { problem: 'the file is truncated' }
  if (size.width > LARGEST || size.height > LARGEST)
    return {
      problem: `the image declares ${size.width} × ${size.height} pixels, but browsers show at most ${LARGEST}`,
    }
  return size.width > 0 && size.height > 0 ? { width: size.width, height: size.height } : {}
}

interface Size {
  readonly width: number
  readonly height: number
  readonly type: string | undefined
}

/** The size as browsers show it, rotated if the EXIF orientation says so. Null if the library cannot read the file. */
function measure(bytes: Uint8Array): Size | null {
  try {
    const { width, height, type, orientation } = imageSize(bytes)
    const turned = orientation !== undefined && orientation >= 5
    return turned ? { width: height, height: width, type } : { width, height, type }
  } catch {
    return null
  }
}

/** An SVG need not have a size; it takes the available space. */
function svgInfo(bytes: Uint8Array): ImageInfo {
  const text = new TextDecoder().decode(bytes)
  if (!/<svg[\s>]/i.test(text)) return { problem: 'the file is named .svg but is not an SVG image' }
  if (!/<\/svg\s*>|<svg[^>]*\/>/i.test(text)) return { problem: 'the file is truncated' }
  if (!hasSvgNamespace(text))
    return {
      problem: 'browsers do not show the file: its <svg> has no xmlns="http://www.w3.org/2000/svg"',
      problemKind: 'no-namespace',
    }
  const wrong = svgProblem(text)
  if (wrong !== null) return { problem: wrong }
  const size = measure(bytes)
  if (size?.type !== 'svg' || !(size.width > 0) || !(size.height > 0)) return {}
  return { width: Math.round(size.width), height: Math.round(size.height) }
}

/** Whether the end marker of the format is missing. */
function isCutOff(bytes: Uint8Array, format: string): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'png') return view.lastIndexOf('IEND') < 0
  if (format === 'jpg') return view.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0
  // Some encoders append a few bytes after the end.
  if (format === 'gif') return view.subarray(-64).lastIndexOf(0x3b) < 0
  if (format === 'webp') return view.length < 12 || view.readUInt32LE(4) + 8 > view.length
  return false
}
