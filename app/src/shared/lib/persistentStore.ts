import { useSyncExternalStore } from 'react'
import type { z } from './zod.ts'

/** A value that survives reloads and is shared by all tabs. */
export interface PersistentStore<T> {
  get(): T
  /** Changes the given properties and keeps the rest. */
  update(change: Partial<T>): void
  subscribe(listener: () => void): () => void
}

interface PersistentStoreOptions<T extends object> {
  /** Key in the browser's local storage. */
  key: string
  /** Fills in missing values, and replaces invalid ones by defaults. */
  schema: z.ZodMiniType<T>
}

/** Stores a value in the browser's local storage, or only in memory if that is not available. */
export function persistentStore<T extends object>({
  key,
  schema,
}: PersistentStoreOptions<T>): PersistentStore<T> {
  const listeners = new Set<() => void>()
  let stored = storageOf()?.getItem(key) ?? null
  let value = read(stored, schema)
  // Changes by other tabs are picked up on reading.
  const refresh = () => {
    const storage = storageOf()
    if (!storage) return
    const text = storage.getItem(key)
    if (text === stored) return
    stored = text
    value = read(text, schema)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const hearOthers = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  return {
    get() {
      refresh()
      return value
    },
    update(change) {
      refresh()
      value = { ...value, ...change }
      stored = JSON.stringify(value)
      write(key, stored)
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hearOthers)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hearOthers)
      }
    },
  }
}

/** Returns a store's value as a hook, which rerenders on changes. */
export function usePersistent<T>(store: PersistentStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}

function read<T>(text: string | null, schema: z.ZodMiniType<T>): T {
  const defaults = schema.parse({})
  if (text === null) return defaults
  try {
    return schema.safeParse(JSON.parse(text)).data ?? defaults
  } catch {
    return defaults
  }
}

function write(key: string, text: string): void {
  try {
    storageOf()?.setItem(key, text)
  } catch {
    // Storage is full or forbidden: the value lasts as long as the page.
  }
}

/** Returns local storage; undefined if the browser forbids it, as in some private windows and frames. */
function storageOf(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
