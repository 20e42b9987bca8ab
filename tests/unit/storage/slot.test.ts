import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSlot, type StorageWindow } from '../../../runtime/storage/slot.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

/** Node has no storage events. */
class TestStorageEvent extends Event {
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea: Storage | null
  constructor(type: string, init: StorageEventInit) {
    super(type)
    this.key = init.key ?? null
    this.newValue = init.newValue ?? null
    this.storageArea = init.storageArea ?? null
  }
}
vi.stubGlobal('StorageEvent', TestStorageEvent)

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage
}

function browserWindow(
  over: Partial<Record<'localStorage' | 'sessionStorage', Storage>> = {},
): StorageWindow {
  return Object.assign(new EventTarget(), {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    ...over,
  }) as unknown as StorageWindow
}

const refusing = new Proxy({} as Storage, {
  get() {
    throw new Error('quota')
  },
})

describe('storage slot', () => {
  it('keeps a value under its plain key', () => {
    const view = browserWindow()
    const slot = createSlot('theme', 'localStorage', view)
    expect(slot.get()).toBeNull()
    slot.set('dark')
    expect(view.localStorage.getItem('theme')).toBe('dark')
    expect(slot.get()).toBe('dark')
    slot.delete()
    expect(slot.get()).toBeNull()
  })

  it('tells listeners of the window of changes, and of changes only', () => {
    const view = browserWindow()
    const slot = createSlot('a', 'localStorage', view)
    const heard: (string | null)[] = []
    const stop = slot.listen((value) => heard.push(value))
    slot.set('1')
    slot.set('1')
    slot.set('2')
    slot.delete()
    slot.delete()
    createSlot('b', 'localStorage', view).set('other key')
    createSlot('a', 'sessionStorage', view).set('other storage')
    stop()
    slot.set('3')
    expect(heard).toEqual(['1', '2', null])
  })

  it('hears of other windows and of a cleared storage', () => {
    const view = browserWindow()
    const heard: (string | null)[] = []
    createSlot('a', 'localStorage', view).listen((value) => heard.push(value))
    const from = (init: StorageEventInit) =>
      view.dispatchEvent(new StorageEvent('storage', { storageArea: view.localStorage, ...init }))
    from({ key: 'a', newValue: 'x' })
    from({ key: null, newValue: null })
    expect(heard).toEqual(['x', null])
  })

  it('does nothing where storage is refused, with one warning for the page', () => {
    const view = new EventTarget() as unknown as StorageWindow
    Object.defineProperty(view, 'localStorage', {
      get() {
        throw new DOMException('denied')
      },
    })
    for (const key of ['a', 'b']) {
      const slot = createSlot(key, 'localStorage', view)
      slot.set('x')
      slot.delete()
      expect(slot.get()).toBeNull()
      slot.listen(() => {})()
    }
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('goes on when the storage fails', () => {
    const slot = createSlot('a', 'localStorage', browserWindow({ localStorage: refusing }))
    slot.set('x')
    expect(slot.get()).toBeNull()
    slot.delete()
    expect(warn).toHaveBeenCalledTimes(3)
  })

  it('keeps nothing when the type is none', () => {
    const view = browserWindow()
    const slot = createSlot('a', 'none', view)
    slot.set('x')
    expect(slot.get()).toBeNull()
    expect(view.localStorage.getItem('a')).toBeNull()
  })

  it('is refused on the server, naming the key', () => {
    expect(() => createSlot('theme', 'localStorage', undefined)).toThrow('"theme"')
  })
})
