import { ComputeBudgetProgram, type TransactionInstruction } from '@solana/web3.js'

/** Margin added to simulated compute units: 20%, since accounts may change before it lands. */
export const COMPUTE_MARGIN = 0.2

/** The network's compute unit limit per transaction; simulations run with it. */
export const NETWORK_COMPUTE_LIMIT = 1_400_000

/** A transaction's compute budget. */
export interface ComputeBudget {
  readonly unitLimit: number
  /** Compute unit price in millionths of a lamport; 0 = no priority fee. */
  readonly microLamports: bigint
}

/** The limit to request: the simulated units with the margin, never above `maxUnits`. */
export function computeUnitLimit(simulatedUnits: number, maxUnits: number): number {
  return Math.min(Math.ceil(simulatedUnits * (1 + COMPUTE_MARGIN)), maxUnits)
}

/**
 * Builds the instructions that request a budget. A price of 0 is also requested, so that a transaction has the same
 * size and uses the same units whatever the price.
 */
export function computeBudgetInstructions(budget: ComputeBudget): TransactionInstruction[] {
  const { unitLimit, microLamports } = budget
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: unitLimit }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
  ]
}

/** The priority fee in lamports, paid for requested units, used or not. */
export function priorityFeeLamports({ unitLimit, microLamports }: ComputeBudget): bigint {
  return (BigInt(unitLimit) * microLamports + 999_999n) / 1_000_000n
}
