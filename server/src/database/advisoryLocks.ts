/** First keys of advisory locks, in one place so that no two parts of the server take the same. */
export const ADVISORY_LOCKS = {
  /** The one process that writes a chain; the second key is the number of the chain. */
  writer: 0x6d6c_0001,
  /** Transactions that write a chain; by its number. */
  writes: 0x6d6c_0002,
  /** Collections of a chain that are not there yet; by its number. */
  newCollections: 0x6d6c_0003,
  /** Boards of a period; by its place among the periods. */
  boards: 0x6d6c_0004,
  /** Workers of the queue that are living; by the hash of their name. */
  workers: 0x6d6c_0005,
  /** Ranks of a collection's items; by the hash of its key. */
  ranks: 0x6d6c_0006,
  /** The user of an account of Twitter; by the hash of its name. */
  twitterNames: 0x6d6c_0007,
} as const
