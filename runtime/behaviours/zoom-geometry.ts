// Where an enlarged image goes: as large as it naturally is, no larger than the window less its margins, in the middle.

/** A box in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Size in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Scale and movement (in unscaled px) that take the image from its place in the page to the middle of the window. */
export function zoomTransform(image: Box, natural: Size, window: Size, margin: number): string {
  const width = window.width - margin * 2
  const height = window.height - margin * 2
  const scaleX = Math.min(Math.max(image.width, natural.width), width) / image.width
  const scaleY = Math.min(Math.max(image.height, natural.height), height) / image.height
  const scale = Math.min(scaleX, scaleY)
  const x = (-image.left + (width - image.width) / 2 + margin) / scale
  const y = (-image.top + (height - image.height) / 2 + margin) / scale
  return `scale(${scale}) translate3d(${x}px, ${y}px, 0)`
}
