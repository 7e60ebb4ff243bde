import type { AccountChange } from './account.ts'
import type { LandedTransaction } from './landed.ts'

/** One step of the network: a processed transaction, or accounts set from outside. */
export interface Commit {
  slot: number
  transaction: LandedTransaction | undefined
  /** Addresses the transaction mentions, for those who listen to mentions. */
  mentions: string[]
  changes: AccountChange[]
}

export type CommitListener = (commit: Commit) => void

/** Tells listeners in the order they came; one that leaves while being told is not told again. */
export class Commits {
  private readonly listeners = new Set<CommitListener>()

  listen(listener: CommitListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(commit: Commit): void {
    for (const listener of this.listeners) listener(commit)
  }
}
