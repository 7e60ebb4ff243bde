import type { AccountChange } from './account.ts'
import type { LandedTransaction } from './landed.ts'

/** One step of the network: a processed transaction, or accounts set from outside. */
export interface Commit {
  slot: number
  transaction: LandedTransaction | undefined
  /** Addresses in the transaction, for log subscriptions. */
  mentions: string[]
  changes: AccountChange[]
}

export type CommitListener = (commit: Commit) => void

/** Notifies listeners in order; one that unsubscribes during a notification gets no further ones. */
export class Commits {
  private readonly listeners = new Set<CommitListener>()

  listen(listener: CommitListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  notify(commit: Commit): void {
    for (const listener of this.listeners) listener(commit)
  }
}
