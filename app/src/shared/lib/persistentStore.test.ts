import { describe, expect, it } from 'vitest'
import { persistentStore } from './persistentStore.ts'
import { z } from './zod.ts'

const options = {
  key: 'test.store',
  schema: z.object({ name: z._default(z.string(), 'nobody'), count: z._default(z.number(), 0) }),
}

describe('persistentStore', () => {
  it('starts with defaults and stores changes', () => {
    const store = persistentStore(options)
    expect(store.get()).toEqual({ name: 'nobody', count: 0 })

    store.update({ count: 2 })

    expect(persistentStore(options).get()).toEqual({ name: 'nobody', count: 2 })
  })

  it('returns the same object until something changes, as React requires', () => {
    const store = persistentStore(options)
    expect(store.get()).toBe(store.get())
  })

  it('uses defaults for values written by other versions or other code', () => {
    for (const text of ['{', '{"count":"many"}', '[]', 'null']) {
      localStorage.setItem(options.key, text)
      expect(persistentStore(options).get()).toEqual({ name: 'nobody', count: 0 })
    }
  })

  it('follows other tabs', () => {
    const store = persistentStore(options)
    let heard = 0
    const leave = store.subscribe(() => {
      heard += 1
    })

    localStorage.setItem(options.key, '{"name":"tab"}')
    window.dispatchEvent(new StorageEvent('storage', { key: options.key }))

    expect(heard).toBe(1)
    expect(store.get().name).toBe('tab')
    leave()
  })
})
