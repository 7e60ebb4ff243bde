import { COMPUTE_LIMITS, priorityFeeLamports } from '@mintline/solana'

/** Compute units in the largest transaction. */
const LARGEST = Math.max(...Object.values(COMPUTE_LIMITS))

/** Micro-lamports per lamport, the unit for prices. */
const MICRO_LAMPORTS = 1_000_000n

/** The highest cap in lamports: more than any wallet should pay. */
export const HIGHEST_CAP = 85_000_000n

/**
 * Returns the priority fee in lamports for the largest transaction.
 *
 * @param microLamports Compute unit price, in millionths of a lamport.
 */
export function lamportsOfCap(microLamports: bigint): bigint {
  return priorityFeeLamports({ unitLimit: LARGEST, microLamports })
}

/**
 * Returns the compute unit price, in millionths of a lamport, at which the largest transaction pays at most these
 * lamports.
 */
export function unitPriceOfCap(lamports: bigint): bigint {
  return (lamports * MICRO_LAMPORTS) / BigInt(LARGEST)
}
