import type { Reader } from './reader.ts'

/** Memories of databases. */
export interface PerDatabase<Memory> {
  /** The memory of a database, which is made when it is first asked for. */
  of: (reader: Reader) => Memory
  /** Has a new one made the next time. */
  forget: (reader: Reader) => void
}

/**
 * Memories by database, each of which ends with its database.
 *
 * @param create - makes the memory of a database
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
