import type { AccountChange } from './account.ts'

/** State from which a network resumes after a restart. */
export interface SavedChain {
  accounts: Iterable<AccountChange>
  /** Packed by `pack`, oldest first. */
  transactions: readonly Buffer[]
  /** Transactions dropped. */
  forgotten: number
}
