import { ComputeBudgetProgram, type TransactionInstruction } from '@solana/web3.js'
import type { ComputeBudget } from './priorityFeeLamports.ts'

/** Margin added to simulated compute units: 20%, since accounts may change before it lands. */
export const COMPUTE_MARGIN = 0.2

/** The network's compute unit limit per transaction; simulations run with it. */
export const NETWORK_COMPUTE_LIMIT = 1_400_000

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
