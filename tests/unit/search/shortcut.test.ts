import { describe, expect, it } from 'vitest'
import { type KeyPress, opensSearch } from '../../../runtime/components/search/shortcut.ts'

const press = (over: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
})

describe('keys that open the search', () => {
  it('are Ctrl K and Cmd K on any layout, also while typing', () => {
    expect(opensSearch(press({ key: 'k', ctrlKey: true }), true)).toBe(true)
    expect(opensSearch(press({ key: 'k', metaKey: true }), false)).toBe(true)
    expect(opensSearch(press({ key: 'л', code: 'KeyK', ctrlKey: true }), false)).toBe(true)
  })

  it('include the slash, except while typing', () => {
    expect(opensSearch(press({ key: '/' }), false)).toBe(true)
    expect(opensSearch(press({ key: '/', shiftKey: true }), false)).toBe(true)
    expect(opensSearch(press({ key: '/' }), true)).toBe(false)
  })

  it('include no other keys', () => {
    expect(opensSearch(press({ key: 'k' }), false)).toBe(false)
    expect(opensSearch(press({ key: 'k', ctrlKey: true, shiftKey: true }), false)).toBe(false)
    expect(opensSearch(press({ key: 'k', ctrlKey: true, metaKey: true }), false)).toBe(false)
    expect(opensSearch(press({ key: '/', ctrlKey: true }), false)).toBe(false)
  })
})
