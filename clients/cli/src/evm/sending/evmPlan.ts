import type { EvmTransaction } from '@mintline/evm'
import type { CreatedContracts } from '../state/createdContracts.ts'

/** A transaction of a plan. */
export interface PlannedTransaction {
  /** Display title. */
  readonly title: string
  readonly transaction: EvmTransaction
  /** Contract that it creates. */
  readonly creates?: keyof CreatedContracts | undefined
  /** True if its gas is only known after the transactions before it. */
  readonly dependsOnEarlier?: boolean | undefined
  /** True if it calls the drop that an earlier transaction deploys, whose address is not known yet. */
  readonly isOfNewDrop?: boolean | undefined
}

/** A setting that a plan changes. */
export interface SettingChange {
  /** Part of the drop that it belongs to: `collection`, `phase 1 Everybody`. */
  readonly subject: string
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** For display. */
  readonly label: string
  /** Value on chain, for display; undefined = there is none. */
  readonly before: string | undefined
  readonly after: string
}

/** Transactions, and what they change. */
export interface EvmPlan {
  readonly title: string
  readonly transactions: readonly PlannedTransaction[]
  readonly changes: readonly SettingChange[]
}
