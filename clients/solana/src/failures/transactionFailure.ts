import type { LoadedAddresses, TransactionError, VersionedMessage } from '@solana/web3.js'

/** A failed transaction, simulated or on chain. */
export interface TransactionFailure {
  /** As reported by the node. */
  readonly err: TransactionError
  /** As reported by the node; without them, the failing program may be unknown. */
  readonly logs?: readonly string[] | null | undefined
  /** The transaction's message, for account and program names. */
  readonly message?: VersionedMessage | undefined
  /** Addresses loaded from lookup tables; without them, those accounts are not named. */
  readonly loaded?: LoadedAddresses | undefined
  /** Undefined if it was not sent. */
  readonly signature?: string | undefined
}
