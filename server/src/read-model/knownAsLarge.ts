import type { Compilable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { perDatabase } from './perDatabase.ts'
import type { Reader } from './reader.ts'

/** Cache lifetime for filters known to find many rows, in milliseconds. */
const LIFETIME = 600_000
/** Maximum number of filters to remember per database. */
const MAX_KNOWN = 1000

/** Remembered filters; the oldest ones are dropped first. */
const memories = perDatabase(() => new LRUCache<string, true>({ max: MAX_KNOWN, ttl: LIFETIME }))

/**
 * Looks up a filter in the cache, so that lists read repeatedly need not count its rows each time. This only affects
 * how a list is read, never its entries.
 */
export function knownAsLarge(reader: Reader, filter: Compilable) {
  const known = memories.of(reader)
  const { sql, parameters } = filter.compile()
  const key = JSON.stringify([sql, parameters], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return {
    /** True if it found many rows within the last ten minutes; this seldom changes. */
    isKnown: known.has(key),
    remember(): void {
      known.set(key, true)
    },
  }
}
