import { LRUCache } from 'lru-cache'
import { onceLost } from '../../database/pools/losses.ts'
import type { KeptJson } from '../../json/output.ts'
import { perDatabase } from '../perDatabase.ts'
import type { Reader } from '../reader.ts'

/** Maximum number of JSON bytes to cache per database. */
const MAX_BYTES = 12 * 2 ** 20
/** Approximate overhead per cached entity, in bytes. */
const OVERHEAD = 500

/** An entity's JSON, and the version of the rows that it was built from. */
interface KeptVersion {
  readonly version: string
  readonly json: KeptJson
}

/** Entities by kind and key; the least recently used ones are dropped first. */
export type KeptMemory = LRUCache<string, KeptVersion>

const memories = perDatabase((reader): KeptMemory => {
  // Readers that still use the lost database write to the old cache.
  onceLost(reader, () => memories.forget(reader))
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ version, json }) => OVERHEAD + version.length + json.bytes.length,
  })
})

/**
 * Returns the JSON cache for a database, which lives until the database is lost. All entries are written under the same
 * platform name.
 */
export const keptMemory = (reader: Reader): KeptMemory => memories.of(reader)
