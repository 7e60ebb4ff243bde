/** First keys for advisory locks, in one place so that no two parts of the server share one. */
export const ADVISORY_LOCKS = {
  /** The one process that writes a chain; the second key is the chain number. */
  writer: 0x6d6c_0001,
  /** Transactions that write a chain; by chain number. */
  writes: 0x6d6c_0002,
  /** Collections that a chain does not have yet; by chain number. */
  newCollections: 0x6d6c_0003,
  /** A period's leaderboards; by its index in the list of periods. */
  boards: 0x6d6c_0004,
  /** Queue workers' heartbeats, by the worker name's hash. */
  workers: 0x6d6c_0005,
  /** Ranks within a collection; by hash of the collection key. */
  ranks: 0x6d6c_0006,
  /** Twitter account's user, by the account name's hash. */
  twitterNames: 0x6d6c_0007,
} as const
