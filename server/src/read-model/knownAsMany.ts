import type { Compilable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { perDatabase } from './perDatabase.ts'
import type { Reader } from './reader.ts'

/** Milliseconds for which it is known that a filter finds many. */
const LIFETIME = 600_000
/** Most filters that are known of a database. */
const MAX_KNOWN = 1000

/** Filters that are known, those first that were remembered first. */
const memories = perDatabase(() => new LRUCache<string, true>({ max: MAX_KNOWN, ttl: LIFETIME }))

/**
 * Knowledge of a filter: lists that are read again and again need not count its rows each time. It decides only on the way
 * a list is read, never on its entries.
 */
export function knownAsMany(reader: Reader, filter: Compilable) {
  const known = memories.of(reader)
  const { sql, parameters } = filter.compile()
  const key = JSON.stringify([sql, parameters], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return {
    /** True where it found many some minutes ago, which seldom changes. */
    isKnown: known.has(key),
    remember(): void {
      known.set(key, true)
    },
  }
}
