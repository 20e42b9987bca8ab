import { describe, expect, it } from 'vitest'
import { activeHeading } from '../../../runtime/behaviours/late/active-heading.ts'
import * as backToTop from '../../../runtime/components/chrome/back-to-top-state.ts'
import * as hide from '../../../runtime/components/navbar/hide-on-scroll.ts'

const scroll = (previous: number, current: number) => ({
  previous,
  current,
  navbarHeight: 60,
  windowHeight: 800,
  documentHeight: 3000,
})

describe('a navbar that hides on scroll', () => {
  const hidden = { visible: false, jumping: false }

  it('hides downwards and comes back upwards', () => {
    const down = hide.afterScroll(hide.SHOWN, scroll(100, 400))
    expect(down).toEqual(hidden)
    expect(hide.afterScroll(down, scroll(400, 390))).toEqual(hide.SHOWN)
  })

  it('is always shown near the top, even while a page is pulled beyond it', () => {
    expect(hide.afterScroll(hidden, scroll(200, 59)).visible).toBe(true)
    expect(hide.afterScroll(hidden, scroll(0, -20)).visible).toBe(true)
  })

  it('does not hide with the first scroll of a page', () => {
    expect(hide.afterScroll(hide.SHOWN, scroll(0, 500))).toEqual(hide.SHOWN)
  })

  it('stays hidden at the bottom edge', () => {
    expect(hide.afterScroll(hidden, scroll(2200, 2150))).toEqual(hidden)
    expect(hide.afterScroll(hidden, scroll(2200, 2139))).toEqual(hide.SHOWN)
  })

  it('hides on the way to an anchor and takes the jump for no scrolling', () => {
    const jumping = hide.afterNavigation(hide.SHOWN, true)
    expect(jumping).toEqual({ visible: false, jumping: true })
    expect(hide.afterScroll(jumping, scroll(900, 500))).toEqual(hidden)
    expect(hide.afterNavigation(hidden, false)).toEqual(hide.SHOWN)
  })
})

describe('the button that leads back to the top', () => {
  const shown = { shown: true, jumping: false }

  it('appears upwards, well below the top, not at the very bottom', () => {
    expect(backToTop.afterScroll(backToTop.NOT_SHOWN, scroll(900, 800))).toEqual(shown)
    expect(backToTop.afterScroll(shown, scroll(310, 299)).shown).toBe(false)
    expect(backToTop.afterScroll(backToTop.NOT_SHOWN, scroll(310, 300)).shown).toBe(true)
    expect(backToTop.afterScroll(backToTop.NOT_SHOWN, scroll(2300, 2200)).shown).toBe(false)
    expect(backToTop.afterScroll(backToTop.NOT_SHOWN, scroll(2300, 2199)).shown).toBe(true)
  })

  it('goes away downwards', () => {
    expect(backToTop.afterScroll(shown, scroll(800, 801)).shown).toBe(false)
    expect(backToTop.afterScroll(shown, scroll(800, 800)).shown).toBe(false)
  })

  it('does not mind the first scroll of a page', () => {
    expect(backToTop.afterScroll(backToTop.NOT_SHOWN, scroll(0, 900))).toEqual(backToTop.NOT_SHOWN)
  })

  it('takes a jump to an anchor for no scrolling, once', () => {
    const jumping = backToTop.afterNavigation(shown, '#раздел')
    expect(jumping).toEqual({ shown: false, jumping: true })
    const after = backToTop.afterScroll(jumping, scroll(1500, 800))
    expect(after).toEqual({ shown: false, jumping: false })
    expect(backToTop.afterNavigation(shown, '')).toEqual(shown)
  })

  it('goes 15 percent of the way with each frame and arrives', () => {
    expect(backToTop.nextOffset(1000, 0)).toBe(850)
    let offset = 1000
    let frames = 0
    for (; offset > 0; frames++) offset = backToTop.nextOffset(offset, 0)
    expect(offset).toBe(0)
    expect(frames).toBeLessThan(60)
  })
})

describe('the active heading', () => {
  const box = (top: number) => ({ top, bottom: top + 30 })

  it.each([
    ['in the upper half is active itself', [box(-500), box(100), box(900)], 1],
    ['lower down leaves the one before active', [box(-500), box(600), box(900)], 0],
    ['lower down with none before leaves nothing active', [box(600), box(900)], null],
    ['above all leaves the last one active', [box(-900), box(-100)], 1],
    ['of an empty page does not exist', [], null],
    ['behind the navbar counts as passed', [box(59), box(700)], 0],
    ['right below the navbar is active', [box(-10), box(60)], 1],
  ])('%s', (_, boxes, index) => {
    expect(activeHeading(boxes, 60, 800)).toBe(index)
  })

  it('at the very top edge of a window without navbar does not count as in the upper half', () => {
    expect(activeHeading([box(-100), box(0)], 0, 800)).toBe(0)
  })
})
