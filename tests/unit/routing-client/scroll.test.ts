import { describe, expect, it } from 'vitest'
import { fragmentId, scrollAction } from '../../../runtime/routing/scroll.ts'

const address = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
const go = { cause: 'go' } as const
const here = address('/a', '', '#x')

describe('scrolling', () => {
  it('goes to the top of another page, or to its fragment, decoded', () => {
    expect(scrollAction(here, address('/b'), go)).toEqual({ kind: 'top' })
    expect(scrollAction(here, address('/b', '', '#%D1%8F'), go)).toEqual({ kind: 'element', id: 'я' })
  })

  it('does nothing when only the query changes', () => {
    expect(scrollAction(here, address('/a', '?q', '#x'), go)).toEqual({ kind: 'none' })
  })

  it('goes to the top of the page when its link is followed again', () => {
    expect(scrollAction(address('/a'), address('/a'), go)).toEqual({ kind: 'top' })
  })

  it('goes back to where the entry was left, and to top or fragment when that is not known', () => {
    const back = { cause: 'back-or-forward' } as const
    expect(scrollAction(here, address('/b'), { ...back, saved: 321 })).toEqual({ kind: 'restore', y: 321 })
    expect(scrollAction(here, address('/b', '', '#y'), back)).toEqual({ kind: 'element', id: 'y' })
    expect(scrollAction(here, address('/b'), { ...go, saved: 321 })).toEqual({ kind: 'top' })
  })

  it('takes a fragment that cannot be decoded as it stands', () => {
    expect(fragmentId('#%E0%A4%A')).toBe('%E0%A4%A')
    expect(fragmentId('')).toBe('')
  })
})
