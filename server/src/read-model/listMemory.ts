import { LRUCache } from 'lru-cache'
import { perDatabase } from './perDatabase.ts'
import type { Reader } from './reader.ts'

/** A cached list's lifetime in milliseconds. */
const LIFETIME = 60_000
/** Maximum number of list entries to cache per database. */
const MAX_ENTRIES = 100_000
/** Fixed cost for a list, in entries. */
const LEAST = 100

type Read<Entry> = () => Promise<readonly Entry[]>

/** Returns the list cached in the same minute as `now`, or reads it. */
export type Recall<Entry> = (
  reader: Reader,
  key: string,
  now: Date,
  read: Read<Entry>,
) => Promise<readonly Entry[]>

/**
 * Creates a cache for lists that are slow to read and change little. Concurrent requests share one read; failed reads
 * are not cached.
 */
export function listMemory<Entry>(): Recall<Entry> {
  const memories = perDatabase(memoryOf<Entry>)
  return (reader, key, now, read) => {
    const minute = Math.floor(now.getTime() / LIFETIME)
    return memories.of(reader).forceFetch(`${minute} ${key}`, { context: read })
  }
}

type Memory<Entry> = LRUCache<string, readonly Entry[], Read<Entry>>

const memoryOf = <Entry>(): Memory<Entry> =>
  new LRUCache({
    maxSize: MAX_ENTRIES,
    sizeCalculation: ({ length }) => LEAST + length,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
