/** Compute budget of a transaction. */
export interface ComputeBudget {
  readonly unitLimit: number
  /** Price of a unit in millionths of a lamport; 0 = no priority fee. */
  readonly microLamports: bigint
}

/** Lamports of the priority fee, paid for requested units, used or not. */
export function priorityFeeLamports({ unitLimit, microLamports }: ComputeBudget): bigint {
  return (BigInt(unitLimit) * microLamports + 999_999n) / 1_000_000n
}
