/** Messages about reading contracts. */
export const READ_MESSAGES = {
  CONTRACT_TOO_LARGE: ({ contract, entries, count, max }: LargeContract) =>
    `The contract ${contract} reports ${count} ${entries}, and at most ${max} can be read: check the address`,
}

interface LargeContract {
  /** The contract's address. */
  contract: string
  /** Entries, in the plural: `claim conditions`. */
  entries: string
  count: bigint
  max: bigint
}
