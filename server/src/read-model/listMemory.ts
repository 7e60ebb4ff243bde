import { LRUCache } from 'lru-cache'
import { perDatabase } from './perDatabase.ts'
import type { Reader } from './reader.ts'

/** Milliseconds for which a list is remembered at most. */
const LIFETIME = 60_000
/** Most entries of the lists of a database that are remembered. */
const MAX_ENTRIES = 100_000
/** Entries that cost as much as a list without any. */
const LEAST = 100

type Read<Entry> = () => Promise<readonly Entry[]>

/** Gives a list that was read in the same minute as a time is in, or reads it. */
export type Recall<Entry> = (
  reader: Reader,
  key: string,
  now: Date,
  read: Read<Entry>,
) => Promise<readonly Entry[]>

/**
 * Memory for lists that take long to read and change little. All who ask for a list while it is read get the same one; one
 * that could not be read is not remembered.
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
