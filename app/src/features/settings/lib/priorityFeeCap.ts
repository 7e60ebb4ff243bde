import { COMPUTE_LIMITS, priorityFeeLamports } from '@mintline/solana'

/** Compute units of the largest transaction. */
const LARGEST = Math.max(...Object.values(COMPUTE_LIMITS))

/** Parts of a lamport that prices are in. */
const MICRO_LAMPORTS = 1_000_000n

/** The highest cap in lamports: more than any wallet should pay. */
export const HIGHEST_CAP = 85_000_000n

/**
 * Lamports of priority fee for the largest transaction.
 *
 * @param microLamports Price of a compute unit, in millionths of a lamport.
 */
export function lamportsOfCap(microLamports: bigint): bigint {
  return priorityFeeLamports({ unitLimit: LARGEST, microLamports })
}

/** Price of a compute unit, in millionths of a lamport, at which the largest transaction pays at most these lamports. */
export function unitPriceOfCap(lamports: bigint): bigint {
  return (lamports * MICRO_LAMPORTS) / BigInt(LARGEST)
}
