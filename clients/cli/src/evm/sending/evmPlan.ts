import type { EvmTransaction } from '@mintline/evm'
import type { Plan, PlannedCall } from '../../plans/plan.ts'
import type { CreatedContracts } from '../../state/createdContracts.ts'

/** A transaction in a plan. */
export interface PlannedTransaction extends PlannedCall {
  readonly transaction: EvmTransaction
  /** The contract that it creates. */
  readonly creates?: keyof CreatedContracts | undefined
  /** True if its gas is only known after the transactions before it. */
  readonly dependsOnEarlier?: boolean | undefined
  /** True if it calls the drop that an earlier transaction deploys, whose address is not known yet. */
  readonly isOfNewDrop?: boolean | undefined
}

/** Transactions on an EVM chain, and what they change. */
export type EvmPlan = Plan<PlannedTransaction>
