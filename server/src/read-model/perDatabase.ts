import type { Reader } from './reader.ts'

/** One cache per database. */
export interface PerDatabase<Memory> {
  /** Returns a database's cache, and creates it on first use. */
  of: (reader: Reader) => Memory
  /** Drops the cache, so that the next use creates a new one. */
  forget: (reader: Reader) => void
}

/**
 * Keeps one cache per database, for as long as the database object lives.
 *
 * @param create - creates a database's cache
 */
export function perDatabase<Memory extends object>(
  create: (reader: Reader) => Memory,
): PerDatabase<Memory> {
  const memories = new WeakMap<Reader, Memory>()
  return {
    of: (reader) => {
      const memory = memories.get(reader) ?? create(reader)
      memories.set(reader, memory)
      return memory
    },
    forget: (reader) => memories.delete(reader),
  }
}
