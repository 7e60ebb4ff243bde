/** Network fee per signature, in lamports. */
export const LAMPORTS_PER_SIGNATURE = 5_000n

/** A transaction's compute budget. */
export interface ComputeBudget {
  readonly unitLimit: number
  /** Compute unit price in millionths of a lamport; 0 = no priority fee. */
  readonly microLamports: bigint
}

/** The priority fee in lamports, paid for requested units, used or not. */
export function priorityFeeLamports({ unitLimit, microLamports }: ComputeBudget): bigint {
  return (BigInt(unitLimit) * microLamports + 999_999n) / 1_000_000n
}
