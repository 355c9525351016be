/** How a value is kept. */
interface Coding<T> {
  decode: (text: string | null) => T
  /** Nothing: there is nothing to keep. */
  encode: (value: T) => string | undefined
}

/**
 * A value that the visitor's browser keeps: the same object until it changes, in this tab or another.
 *
 * @param key - its name in the browser's store
 */
export function createKept<T>(key: string, { decode, encode }: Coding<T>) {
  let text: string | null | undefined
  let value: T
  const listeners = new Set<() => void>()

  function read(): T {
    const now = stored(key)
    if (now !== text) {
      text = now
      value = decode(now)
    }
    return value
  }

  /** Puts another value in its place. Returns whether the browser could keep it. */
  function write(next: T): boolean {
    try {
      const words = encode(next)
      if (words === undefined) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, words)
    } catch {
      return false
    }
    tell()
    return true
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  /** Calls back on every change. Returns the function that unsubscribes. */
  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }

  /** Without a key, all of the storage was emptied. */
  function onStorage(event: StorageEvent) {
    if (event.key === null || event.key === key) tell()
  }

  return { read, write, tell, subscribe }
}

function stored(key: string) {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
