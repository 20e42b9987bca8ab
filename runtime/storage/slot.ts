// Named values in browser storage. If storage is missing, forbidden or full, there is one warning per page and every slot does
// nothing. On the server there is no storage, so using it there is a bug.
import { warn } from '../routing/warn.ts'

/** Where slots keep their values. */
export type StorageType = 'localStorage' | 'sessionStorage' | 'none'

/** One named value. */
export interface StorageSlot {
  get(): string | null
  set(value: string): void
  delete(): void
  /** Calls back on every change of the value, in this window and others; returns a function that stops. */
  listen(callback: (value: string | null) => void): () => void
}

/** The part of a window that slots use. */
export interface StorageWindow {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  dispatchEvent(event: Event): boolean
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/** Windows whose missing storage was reported, so that a page warns once for all its slots. */
const reported = new WeakSet<object>()

/** The slot with this key. `view` is the window; throws on the server, where it is undefined. */
export function createSlot(
  key: string,
  type: StorageType = 'localStorage',
  view: StorageWindow | undefined = globalThis.window,
): StorageSlot {
  if (view === undefined)
    throw new Error(`The server has no storage: "${key}" may be used after hydration only.`)
  const storage = type === 'none' ? null : accessStorage(type, view)
  return storage ? browserSlot(key, storage, view) : EMPTY_SLOT
}

/** Stores nothing. */
const EMPTY_SLOT: StorageSlot = {
  get: () => null,
  set: () => undefined,
  delete: () => undefined,
  listen: () => () => undefined,
}

/** The storage, or null if even accessing it is refused (private modes, sandboxed frames). */
function accessStorage(type: 'localStorage' | 'sessionStorage', view: StorageWindow): Storage | null {
  try {
    const storage = view[type]
    if (storage) return storage
    throw new Error(`${type} is missing`)
  } catch (cause) {
    if (!reported.has(view)) {
      reported.add(view)
      warn('The browser storage is not available; choices are kept for this page only.', cause)
    }
    return null
  }
}

function browserSlot(key: string, storage: Storage, view: StorageWindow): StorageSlot {
  const softly = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch (cause) {
      warn(`The browser storage failed for the key "${key}".`, cause)
      return otherwise
    }
  }
  // The browser dispatches the event only in other windows; listeners in this one need it as well.
  const notify = (oldValue: string | null, newValue: string | null) => {
    if (oldValue === newValue) return
    view.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage }))
  }
  return {
    get: () => softly(() => storage.getItem(key), null),
    set(value) {
      softly(() => {
        const before = storage.getItem(key)
        storage.setItem(key, value)
        notify(before, value)
      }, undefined)
    },
    delete() {
      softly(() => {
        const before = storage.getItem(key)
        storage.removeItem(key)
        notify(before, null)
      }, undefined)
    },
    listen(callback) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== storage) return
        if (event.key === key) callback(event.newValue)
        // `clear()` has no key.
        else if (event.key === null) callback(null)
      }
      view.addEventListener('storage', onStorage)
      return () => view.removeEventListener('storage', onStorage)
    },
  }
}
