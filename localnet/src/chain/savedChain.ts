import type { AccountChange } from './account.ts'

/** State that a network goes on from after a restart. */
export interface SavedChain {
  accounts: Iterable<AccountChange>
  /** Of the oldest first, each as `pack` makes it. */
  transactions: readonly Buffer[]
  /** Transactions counted but no longer kept. */
  forgotten: number
}
