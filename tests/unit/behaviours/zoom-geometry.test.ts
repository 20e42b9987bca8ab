import { describe, expect, it } from 'vitest'
import { zoomTransform } from '../../../runtime/behaviours/zoom-geometry.ts'

const window = { width: 1000, height: 800 }
const image = { left: 100, top: 50, width: 200, height: 100 }

describe('zoom', () => {
  it('takes an image to its natural size in the middle', () => {
    // 400 by 200: left edge at 300, top edge at 300.
    expect(zoomTransform(image, { width: 400, height: 200 }, window, 0)).toBe(
      'scale(2) translate3d(150px, 150px, 0)',
    )
  })

  it('stays within the window less its margins', () => {
    expect(zoomTransform(image, { width: 9000, height: 4500 }, window, 60)).toMatch(/^scale\(4\.4\) /)
    expect(zoomTransform(image, { width: 9000, height: 4500 }, window, 0)).toMatch(/^scale\(5\) /)
  })

  it('never makes an image smaller than it is shown', () => {
    expect(zoomTransform(image, { width: 50, height: 25 }, window, 0)).toMatch(/^scale\(1\) /)
  })
})
