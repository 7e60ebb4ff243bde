import { ComputeBudgetProgram, type TransactionInstruction } from '@solana/web3.js'

/** What is added to the units of a simulation: 20%, as accounts may change until it lands. */
export const COMPUTE_MARGIN = 0.2

/** Most units that any transaction may ask for; simulations run under it. */
export const NETWORK_COMPUTE_LIMIT = 1_400_000

/** What a transaction asks the network for. */
export interface ComputeBudget {
  readonly unitLimit: number
  /** Price of a unit in millionths of a lamport; 0 = no priority fee. */
  readonly microLamports: bigint
}

/** The limit to ask for: what the simulation used with the margin, never above `maxUnits`. */
export function computeUnitLimit(simulatedUnits: number, maxUnits: number): number {
  return Math.min(Math.ceil(simulatedUnits * (1 + COMPUTE_MARGIN)), maxUnits)
}

/** Lamports of the priority fee: it is paid for the units asked for, used or not. */
export function priorityFeeLamports({ unitLimit, microLamports }: ComputeBudget): bigint {
  return (BigInt(unitLimit) * microLamports + 999_999n) / 1_000_000n
}

/**
 * The instructions that ask for a budget. A price of 0 is asked for like any other, so that a
 * transaction has the same size and uses the same units whatever the price turns out to be.
 */
export function computeBudgetInstructions(budget: ComputeBudget): TransactionInstruction[] {
  const { unitLimit, microLamports } = budget
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: unitLimit }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
  ]
}
