// Named values in the browser's storage. Storage may be missing, forbidden or full: then there is one warning for the page
// and every slot does nothing. On the server there is no storage to speak of, so using it there is a defect.
import { warn } from '../routing/warn.ts'

/** Where slots keep their values. */
export type StorageType = 'localStorage' | 'sessionStorage' | 'none'

/** One named value. */
export interface StorageSlot {
  get(): string | null
  set(value: string): void
  delete(): void
  /** Calls back with every change of the value, in this window and in others; returns the way to stop. */
  listen(callback: (value: string | null) => void): () => void
}

/** The parts of a window that slots use. */
export interface StorageWindow {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  dispatchEvent(event: Event): boolean
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/** Windows in which the missing storage has been reported. */
const reported = new WeakSet<object>()

/** The slot with this key. `view` is the window; undefined on the server. */
export function createSlot(
  key: string,
  type: StorageType = 'localStorage',
  view: StorageWindow | undefined = globalThis.window,
): StorageSlot {
  if (view === undefined) return serverSlot(key)
  const storage = type === 'none' ? null : accessStorage(type, view)
  return storage ? browserSlot(key, storage, view) : EMPTY_SLOT
}

/** Remembers nothing. */
const EMPTY_SLOT: StorageSlot = {
  get: () => null,
  set: () => undefined,
  delete: () => undefined,
  listen: () => () => undefined,
}

function serverSlot(key: string): StorageSlot {
  const refuse = (): never => {
    throw new Error(
      `Illegal use of the browser storage on the server: the key "${key}" may be read only after hydration.`,
    )
  }
  return { get: refuse, set: refuse, delete: refuse, listen: refuse }
}

/** The storage, or null where even looking at it is refused (private modes, sandboxed frames). */
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
  // The browser tells other windows only; those who listen in this one want to know as well.
  const tell = (oldValue: string | null, newValue: string | null) => {
    if (oldValue === newValue) return
    view.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage }))
  }
  return {
    get: () => softly(() => storage.getItem(key), null),
    set(value) {
      softly(() => {
        const before = storage.getItem(key)
        storage.setItem(key, value)
        tell(before, value)
      }, undefined)
    },
    delete() {
      softly(() => {
        const before = storage.getItem(key)
        storage.removeItem(key)
        tell(before, null)
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
